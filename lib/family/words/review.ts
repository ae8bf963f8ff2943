// What the portal says where a family may leave a few words, in English and Spanish.
import type { Language } from "../parse-language";

const en = {
  offer: "You may leave a few words, if you wish.",
  open: "Leave a few words",
  title: "Leave a few words",
  about: (who: string) =>
    `About the transport of ${who}. Everybody can read your words, so please leave private things out.`,
  rating: "Your rating",
  ratingHint: "From 1 star to 5 stars. 5 is the best.",
  stars: ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"],
  name: "Your name",
  nameHint: "Everybody can read it.",
  initials: "Show my initials only",
  comment: "Your words",
  commentHint: "A rating alone is fine too.",
  optional: "Optional",
  send: "Send",
  busy: "Sending",
  close: "Not now",
  failed: "This was not sent",
  offline: "We could not reach the server. Your words are still here. Please try again.",
  sent: "Review Submitted",
  thanks: "Thank you for taking the time.",
  refused: {
    missingRating: "Please select a rating",
    missingName: "Please enter your name",
    long: "This is too long. Please shorten it a little.",
    signs: "There is a sign in it that we cannot keep. Please take it out.",
    early: "You may leave a few words once the transport is completed.",
    again: "Your family has left a few words already. Thank you.",
    wait: (minutes: number) =>
      `Please wait ${minutes} ${minutes === 1 ? "minute" : "minutes"} before you send this again.`,
    unreadable: "We could not read this. Please reload the page and try again.",
    failed: "This is a fault of ours. Your words were not sent. Please try again in a moment.",
  },
};

const es: typeof en = {
  offer: "Puede dejar unas palabras, si lo desea.",
  open: "Dejar unas palabras",
  title: "Dejar unas palabras",
  about: (who) => `Sobre el traslado de ${who}. Cualquiera puede leer sus palabras, así que no escriba nada privado.`,
  rating: "Su calificación",
  ratingHint: "De 1 a 5 estrellas. 5 es la mejor.",
  stars: ["1 estrella", "2 estrellas", "3 estrellas", "4 estrellas", "5 estrellas"],
  name: "Su nombre",
  nameHint: "Cualquiera puede leerlo.",
  initials: "Mostrar solo mis iniciales",
  comment: "Sus palabras",
  commentHint: "También basta con la calificación.",
  optional: "Opcional",
  send: "Enviar",
  busy: "Enviando",
  close: "Ahora no",
  failed: "No se envió",
  offline: "No pudimos conectarnos. Sus palabras siguen aquí. Intente otra vez.",
  sent: "Reseña enviada",
  thanks: "Gracias por tomarse el tiempo.",
  refused: {
    missingRating: "Elija una calificación",
    missingName: "Escriba su nombre",
    long: "Es demasiado largo. Acórtelo un poco.",
    signs: "Hay un signo que no podemos guardar. Quítelo, por favor.",
    early: "Podrá dejar unas palabras cuando el traslado haya terminado.",
    again: "Su familia ya dejó unas palabras. Gracias.",
    wait: (minutes) => `Espere ${minutes} ${minutes === 1 ? "minuto" : "minutos"} antes de enviarlo otra vez.`,
    unreadable: "No pudimos leer esto. Vuelva a cargar la página e intente otra vez.",
    failed: "Es un error nuestro. Sus palabras no se enviaron. Intente otra vez en un momento.",
  },
};

export const reviewWords: Record<Language, typeof en> = { en, es };
