// What a family reads of the arrival, of who drives and of the map, in English and Spanish.
import type { Language } from "../parse-language";
import { begin } from "./sentence";

/** `who` is a first name or 'your loved one'; `day` a weekday where it is not today; `{minutes}` is filled in on the page. */
const en = {
  expected: {
    pickup: (who: string, day: string | null) => `The driver should reach ${who}${day ? ` on ${day}` : ""}`,
    delivery: (_who: string, day: string | null) => `Expected to arrive${day ? ` on ${day}` : ""}`,
  },
  between: "between",
  about: "at about",
  and: "and",
  unknown: (who: string) => `We do not know yet when ${who} will arrive. You will see it here.`,
  zone: (city: string) => `${city} time.`,
  signal: {
    now: "Last position just now.",
    one: "Last position 1 minute ago.",
    many: "Last position {minutes} minutes ago.",
    long: "Last position more than an hour ago.",
    none: "The driver has no signal. We will show it as soon as it returns.",
  },
  driver: {
    en_route_to_pickup: (name: string) => `${name} is on the way.`,
    arrived_at_pickup: (name: string) => `${name} is there.`,
    leaving: (name: string) => `${name} is getting ready to leave.`,
    en_route_to_delivery: (name: string) => `${name} is driving.`,
  },
  map: {
    title: "Where we are",
    name: "Live map",
    near: (who: string, town: string) => `${begin(who)} is near ${town}.`,
    somewhere: (who: string) => `The map shows where ${who} is.`,
    lastNear: (town: string) => `The last position was near ${town}.`,
    lastSomewhere: "The map shows the last position.",
    approximate: "To protect people's homes, the map shows the place only roughly.",
    paused: (who: string) => `The map is paused right now. This page still tells you when ${who} arrives.`,
    open: "Open the live map",
    weight: "It loads about 1 MB.",
    nearer: "Zoom in",
    farther: "Zoom out",
    whole: "Show the whole way",
    fingers: "Use two fingers to move the map",
    wheel: "Hold Ctrl and scroll to zoom the map",
    wheelMac: "Hold ⌘ and scroll to zoom the map",
  },
};

const es: typeof en = {
  expected: {
    pickup: (who, day) => `Se espera que el conductor llegue a donde está ${who}${day ? ` el ${day}` : ""}`,
    delivery: (_who, day) => `Llegada prevista${day ? ` el ${day}` : ""}`,
  },
  between: "entre",
  about: "hacia",
  and: "y",
  unknown: (who) => `Todavía no sabemos a qué hora llega ${who}. Lo verá aquí.`,
  zone: (city) => `Hora de ${city}.`,
  signal: {
    now: "Última posición hace un momento.",
    one: "Última posición hace 1 minuto.",
    many: "Última posición hace {minutes} minutos.",
    long: "Última posición hace más de una hora.",
    none: "El conductor no tiene señal. Lo mostraremos en cuanto la recupere.",
  },
  driver: {
    en_route_to_pickup: (name) => `${name} va en camino.`,
    arrived_at_pickup: (name) => `${name} ya está ahí.`,
    leaving: (name) => `${name} se prepara para salir.`,
    en_route_to_delivery: (name) => `Conduce ${name}.`,
  },
  map: {
    title: "Dónde estamos",
    name: "Mapa en vivo",
    near: (who, town) => `${begin(who)} está cerca de ${town}.`,
    somewhere: (who) => `El mapa muestra dónde está ${who}.`,
    lastNear: (town) => `La última posición fue cerca de ${town}.`,
    lastSomewhere: "El mapa muestra la última posición.",
    approximate: "Para proteger los hogares, el mapa muestra el lugar solo de forma aproximada.",
    paused: (who) => `El mapa está en pausa por ahora. Esta página le avisará cuando llegue ${who}.`,
    open: "Abrir el mapa en vivo",
    weight: "Usa cerca de 1 MB de datos.",
    nearer: "Acercar",
    farther: "Alejar",
    whole: "Mostrar todo el recorrido",
    fingers: "Use dos dedos para mover el mapa",
    wheel: "Mantenga Ctrl y desplácese para acercar el mapa",
    wheelMac: "Mantenga ⌘ y desplácese para acercar el mapa",
  },
};

export const arrivalWords: Record<Language, typeof en> = { en, es };
