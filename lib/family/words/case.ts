// What a case's page says of where the person is, in English and Spanish.
import type { RequestStatus } from "@/lib/transports/request-status";
import type { Language } from "../parse-language";
import { begin, end } from "./sentence";

/** `who` is a first name or 'your loved one'; `to` the funeral home, or null; `when` as `formatMoment` writes it. */
const en = {
  portal: "Family Portal",
  about: "Where a family follows the transport of their loved one.",
  /** The name of the two links that switch. */
  language: "Language",
  lovedOne: "your loved one",
  granted: "Access granted to case information",
  status: { pending: "Pending", active: "Active", completed: "Completed", declined: "Declined" } satisfies Record<
    RequestStatus,
    string
  >,
  headline: {
    pending: (who: string) => `The request for ${who} is being reviewed.`,
    planned: (who: string) => `The transport of ${who} is arranged.`,
    active: (who: string) => `The transport of ${who} is in progress.`,
    en_route_to_pickup: (who: string) => `A driver is on the way to ${who}.`,
    arrived_at_pickup: (who: string) => `The driver is with ${who} now.`,
    in_care: (who: string) => `${begin(who)} is in our care.`,
    en_route_to_delivery: (who: string, to: string | null) =>
      end(`${begin(who)} is on the way${to ? ` to ${to}` : ""}`),
    completed: (who: string, when: string | null) => end(`${begin(who)} was delivered safely${when ? ` ${when}` : ""}`),
    declined: (who: string) => `The transport of ${who} was not accepted.`,
  },
  message: {
    pending: "As soon as a transport company accepts it, you will see it here.",
    /** `day` and `time` as `formatPlanned` writes them. */
    planned: (by: string | null, day: string, time: string | null) =>
      end(`${by ?? "A transport company"} has accepted it. It is planned for ${day}${time ? ` at ${time}` : ""}`),
    active: (by: string | null) => end(`The transport is in progress${by ? `, with ${by}` : ""}`),
    completed: (to: string | null) => `With any question, ${to ?? "your funeral home"} will help you.`,
    declined: (to: string | null) =>
      `${end(`Please contact the coordinator at ${to ?? "your funeral home"}`)} They will tell you what happens next.`,
  },
  call: {
    label: (whom: string) => `Call ${whom}`,
    unknown: (to: string | null) => end(`With any question, please call ${to ?? "your funeral home"}`),
  },
  steps: {
    title: { pending: "What happens next", active: "So far", completed: "The journey" },
    reviewed: "Being reviewed now",
    planned: "Everything is arranged",
    comes: (who: string) => `A driver comes to ${who}`,
    toPickup: "On the way there now",
    reached: (place: string | null, who: string) => `We reached ${place ?? who}`,
    here: (who: string) => `With ${who} now`,
    willBeInCare: (who: string) => `${begin(who)} comes into our care`,
    inCare: (who: string) => `${begin(who)} came into our care`,
    leaving: "Getting ready to leave now",
    left: (place: string | null) => (place ? `We left for ${place}` : "We left"),
    onTheWay: "On the way now",
    arrival: (to: string | null) => (to ? `Arrival at ${to}` : "Arrival"),
    arrived: (who: string, to: string | null) => `${begin(who)} arrived${to ? ` at ${to}` : ""}`,
    done: "Done",
    now: "Now",
    next: "Next",
  },
  // Either business may have written it, and the family need not know which.
  note: "A note for you",
  details: {
    title: "Service details",
    funeralHome: "Funeral home",
    transportCompany: "Transport company",
    dateAndTime: "Date and time",
    from: "From",
    to: "To",
    notYet: "Not known yet",
    homeIn: (town: string) => `A private home in ${town}`,
    addressIn: (town: string) => `An address in ${town}`,
    home: "A private home",
    address: "A private address",
  },
  times: (city: string, name: string) => `All times are ${city} time (${name}).`,
  asOf: (time: string) => end(`As it stood at ${time}`),
  live: {
    open: "This page renews itself.",
    lost: "The connection is interrupted. We are trying again.",
    reload: "Reload this page to see the newest.",
  },
  signOut: "Sign out",
};

/** Nothing here says whether the person was a woman or a man: nobody tells the portal. */
const es: typeof en = {
  portal: "Portal para Familias",
  about: "Donde una familia sigue el traslado de su ser querido.",
  language: "Idioma",
  lovedOne: "su ser querido",
  granted: "Ya puede ver la información del caso",
  status: { pending: "Pendiente", active: "En curso", completed: "Completado", declined: "No aceptado" },
  headline: {
    pending: (who) => `Estamos revisando la solicitud para ${who}.`,
    planned: (who) => `El traslado de ${who} está organizado.`,
    active: (who) => `El traslado de ${who} está en curso.`,
    en_route_to_pickup: (who) => `Un conductor va en camino a donde está ${who}.`,
    arrived_at_pickup: (who) => `El conductor ya está con ${who}.`,
    in_care: (who) => `${begin(who)} está a nuestro cuidado.`,
    en_route_to_delivery: (who, to) => end(`${begin(who)} va en camino${to ? ` a ${to}` : ""}`),
    completed: (who, when) => end(`${begin(who)} llegó bien a su destino${when ? ` ${when}` : ""}`),
    declined: (who) => `El traslado de ${who} no fue aceptado.`,
  },
  message: {
    pending: "En cuanto una empresa de traslados la acepte, lo verá aquí.",
    planned: (by, day, time) =>
      end(`${by ?? "Una empresa de traslados"} lo aceptó. Está previsto para ${day}${time ? ` a ${time}` : ""}`),
    active: (by) => end(`El traslado está en curso${by ? `, a cargo de ${by}` : ""}`),
    completed: (to) => `Si tiene alguna pregunta, ${to ?? "la funeraria"} le ayudará.`,
    declined: (to) => `${end(`Comuníquese con el coordinador de ${to ?? "la funeraria"}`)} Ahí le dirán qué sigue.`,
  },
  call: {
    label: (whom) => `Llamar a ${whom}`,
    unknown: (to) => end(`Si tiene alguna pregunta, llame a ${to ?? "la funeraria"}`),
  },
  steps: {
    title: { pending: "Lo que sigue", active: "Hasta ahora", completed: "El recorrido" },
    reviewed: "Lo estamos revisando ahora",
    planned: "Todo está organizado",
    comes: (who) => `Un conductor va a donde está ${who}`,
    toPickup: "Va en camino ahora",
    reached: (place, who) => (place ? `Llegamos a ${place}` : `Llegamos con ${who}`),
    here: (who) => `Con ${who} ahora`,
    willBeInCare: (who) => `${begin(who)} pasa a nuestro cuidado`,
    inCare: (who) => `${begin(who)} pasó a nuestro cuidado`,
    leaving: "Preparando la salida ahora",
    left: (place) => (place ? `Salimos hacia ${place}` : "Salimos"),
    onTheWay: "En camino ahora",
    arrival: (to) => (to ? `Llegada a ${to}` : "Llegada"),
    arrived: (who, to) => `${begin(who)} llegó${to ? ` a ${to}` : ""}`,
    done: "Hecho",
    now: "Ahora",
    next: "Después",
  },
  note: "Una nota para usted",
  details: {
    title: "Datos del servicio",
    funeralHome: "Funeraria",
    transportCompany: "Empresa de traslados",
    dateAndTime: "Fecha y hora",
    from: "Desde",
    to: "Hasta",
    notYet: "Aún no se sabe",
    homeIn: (town) => `Una casa particular en ${town}`,
    addressIn: (town) => `Una dirección en ${town}`,
    home: "Una casa particular",
    address: "Una dirección particular",
  },
  times: (city, name) => `Todas las horas son de ${city} (${name}).`,
  asOf: (time) => end(`Así estaba todo a ${time}`),
  live: {
    open: "Esta página se actualiza sola.",
    lost: "Se interrumpió la conexión. Estamos intentando de nuevo.",
    reload: "Vuelva a cargar esta página para ver lo más reciente.",
  },
  signOut: "Salir",
};

export const caseWords: Record<Language, typeof en> = { en, es };
