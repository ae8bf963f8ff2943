// What stands on the card that a family is handed, in English and Spanish.
import type { Language } from "../parse-language";

const en = {
  portal: "Family Portal",
  purpose: "See where your loved one is, at any hour.",
  scan: "Point your phone's camera at the code, or go to",
  codeLabel: "Opens the sign-in with the case ID filled in",
  caseId: "Case ID",
  pin: "PIN",
  givenPin: "The one you were given",
  keep: "Please keep this card with you: whoever has it can open the page.",
  call: (name: string) => `With any question, call ${name}`,
  callUnknown: (name: string | null) => `With any question, please call ${name ?? "your funeral home"}.`,
};

const es: typeof en = {
  portal: "Portal para Familias",
  purpose: "Vea dónde está su ser querido, a cualquier hora.",
  scan: "Apunte la cámara de su teléfono al código, o vaya a",
  codeLabel: "Abre la entrada con el código del caso ya escrito",
  caseId: "Código del caso",
  pin: "PIN",
  givenPin: "El que le dieron",
  keep: "Guarde bien esta tarjeta: quien la tenga puede abrir la página.",
  call: (name) => `Si tiene alguna pregunta, llame a ${name}`,
  callUnknown: (name) => `Si tiene alguna pregunta, llame a ${name ?? "la funeraria"}.`,
};

export const cardWords: Record<Language, typeof en> = { en, es };
