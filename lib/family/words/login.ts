// What the portal's sign-in says, in English and Spanish.
import type { Language } from "../parse-language";

const en = {
  sorrow: "We are sorry for your loss.",
  invitation: "Enter the case ID from your card to see where your loved one is.",
  caseId: "Case ID",
  caseIdHint: "Capitals and dashes do not matter.",
  pin: "PIN",
  optional: "Optional",
  pinHint: "4 to 6 digits, if you were given one.",
  submit: "Continue",
  busy: "Opening",
  help: "No card, or it does not work? Call your funeral home. They can give you a new one.",
  failed: "Login Failed",
  fallback: "Login failed",
  missingCaseId: "Please enter your case ID",
  closed: "The page was closed. You can open it again here. If it does not open, your funeral home will help you.",
  renewed:
    "Your funeral home renewed your access, so the page was closed. Please enter your case ID again, and the new PIN if they gave you one.",
};

const es: typeof en = {
  sorrow: "Sentimos mucho su pérdida.",
  invitation: "Escriba el código de su tarjeta para ver dónde está su ser querido.",
  caseId: "Código del caso",
  caseIdHint: "No importan las mayúsculas ni los guiones.",
  pin: "PIN",
  optional: "Opcional",
  pinHint: "De 4 a 6 números, si le dieron uno.",
  submit: "Continuar",
  busy: "Abriendo",
  help: "¿No tiene tarjeta o no le funciona? Llame a la funeraria. Le pueden dar otra.",
  failed: "No se pudo entrar",
  fallback: "No se pudo entrar",
  missingCaseId: "Escriba el código de su caso",
  closed: "La página se cerró. Puede abrirla de nuevo aquí. Si no se abre, la funeraria le ayudará.",
  renewed:
    "La funeraria renovó su acceso y por eso se cerró la página. Escriba otra vez el código y, si le dieron uno, el PIN nuevo.",
};

export const loginWords: Record<Language, typeof en> = { en, es };
