// What stands where a page of the portal could not be shown, in English and Spanish.
import type { Language } from "../parse-language";

const en = {
  notFound: {
    title: "Case not found",
    sentence: "This page shows one case at a time, and this one could not be opened. Your funeral home can help you.",
    back: "Back to Login",
  },
  noPage: {
    title: "404 Page Not Found",
    sentence: "This page is not here. The address may have been shortened or typed differently.",
    back: "Back to the Family Portal",
  },
  pageFailed: {
    portal: "Family Portal",
    title: "We are sorry. This page cannot be shown right now.",
    sentence:
      "This is a fault of ours, and it changes nothing about the care of your loved one. Please try again in a moment.",
    again: "Try again",
    help: "If you would rather speak with somebody, call your funeral home. They can tell you where things stand.",
  },
  /** Of a case whose drive is not there. */
  noDrive: "There is no transport under way.",
};

const es: typeof en = {
  notFound: {
    title: "No encontramos el caso",
    sentence: "Esta página muestra un solo caso a la vez, y este no se pudo abrir. La funeraria le puede ayudar.",
    back: "Volver a la entrada",
  },
  noPage: {
    title: "404 Página no encontrada",
    sentence: "Esta página no está aquí. Tal vez la dirección se cortó o se escribió de otra manera.",
    back: "Volver al Portal para Familias",
  },
  pageFailed: {
    portal: "Portal para Familias",
    title: "Lo sentimos. No podemos mostrar esta página ahora.",
    sentence:
      "Es un error nuestro y no cambia en nada el cuidado de su ser querido. Por favor, intente otra vez en un momento.",
    again: "Intentar otra vez",
    help: "Si prefiere hablar con alguien, llame a la funeraria. Ahí le pueden decir cómo va todo.",
  },
  noDrive: "No hay ningún traslado en curso.",
};

export const failureWords: Record<Language, typeof en> = { en, es };
