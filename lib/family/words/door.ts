// What the portal's door answers to whoever is not let in, in English and Spanish.
import type { Language } from "../parse-language";

const en = {
  missingCaseId: "Please enter your case ID",
  unreadableCaseId: "This is longer than a case ID. Please type it as it stands on your card.",
  unreadablePin: "Please enter the PIN as it stands on your card.",
  refused: "We could not open this. Check the ID, or call your funeral home.",
  wait: (minutes: number) =>
    `There were several tries. Please wait ${formatWait(minutes, ["minute", "minutes"], ["hour", "hours"])} and try again, or call your funeral home.`,
  /** Of a call without a visit that stands. */
  noVisit: "Please enter your case ID again to continue.",
  unreadableField: "Please enter the case ID and the PIN as they stand on your card.",
  unreadable: "We could not read this. Please open the page again and enter the case ID from your card.",
  failed:
    "This is a fault of ours, and it changes nothing about the care of your loved one. Please try again in a moment.",
};

const es: typeof en = {
  missingCaseId: "Escriba el código de su caso",
  unreadableCaseId: "Esto es más largo que un código. Escríbalo como está en su tarjeta.",
  unreadablePin: "Escriba el PIN como está en su tarjeta.",
  refused: "No pudimos abrirlo. Revise el código o llame a la funeraria.",
  wait: (minutes) =>
    `Hubo varios intentos. Espere ${formatWait(minutes, ["minuto", "minutos"], ["hora", "horas"])} e intente otra vez, o llame a la funeraria.`,
  noVisit: "Escriba otra vez el código de su caso para continuar.",
  unreadableField: "Escriba el código y el PIN como están en su tarjeta.",
  unreadable: "No pudimos leer esto. Abra la página otra vez y escriba el código de su tarjeta.",
  failed: "Es un error nuestro y no cambia en nada el cuidado de su ser querido. Intente otra vez en un momento.",
};

/** '12 minutes'; from two hours on '3 hours', rather too many than too few. */
function formatWait(minutes: number, ...[minute, hour]: [one: string, many: string][]): string {
  const [count, words] = minutes < 120 ? [minutes, minute] : [Math.ceil(minutes / 60), hour];
  return `${count} ${words?.[count === 1 ? 0 : 1]}`;
}

export const doorWords: Record<Language, typeof en> = { en, es };
