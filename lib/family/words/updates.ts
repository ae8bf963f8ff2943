// What families are told by message, and how they ask for it, in English and Spanish. No message names anybody.
import type { Language } from "../parse-language";
import type { UpdateStep } from "../update-status";

const en = {
  form: {
    title: "Be told of each step",
    invitation: "We can write to you at each step, so that you need not keep looking. Nobody's name is in the message.",
    email: "Your e-mail address",
    emailOrPhone: "Your e-mail address or mobile number",
    submit: "Send me messages",
    busy: "One moment",
    sentMail: "Please look into your mail. We sent you a message with a link to say yes. The link works for 24 hours.",
    sentText: "Please look at your phone. We sent you a message with a link to say yes. The link works for 24 hours.",
    unreadable: "Please enter an e-mail address, such as ana@example.com.",
    unreadableOrPhone:
      "Please enter an e-mail address, such as ana@example.com, or a mobile number with its area code.",
    full: "Messages already go to five people for this page. One of them would have to stop theirs first.",
    over: "There is nothing more to come, so there are no more messages.",
    wait: "There were several tries. Please wait a while and try again.",
    failed: "That did not work. Please try again in a moment.",
  },
  page: {
    portal: "Family Portal",
    ask: {
      title: "Shall we write to you?",
      sentence: "You get a short message at each step of the transport. You can stop them at any time.",
      button: "Yes, write to me",
    },
    on: {
      title: "You will be told of each step.",
      sentence: "If you do not want any more messages, you can stop them here.",
      button: "Stop the messages",
    },
    off: {
      title: "No messages are sent to you.",
      sentence: "Either they were stopped, or there is nothing more to come. Your page in the portal stays as it is.",
    },
    toPortal: "Open the Family Portal",
  },
  message: {
    confirmSubject: "Please say yes to our messages",
    confirm: "Somebody asked us to write to you at each step of a transport. If that was you, please say yes here:",
    ignore: "If it was not you, you need do nothing. No more messages will come.",
    already: "You already get our messages. You can stop them here:",
    subject: "News of the transport that you follow",
    steps: {
      accepted: "A transport company has accepted the transport.",
      pickup: "The driver has reached the first place.",
      care: "Your loved one is in our care now.",
      left: "Your loved one is on the way.",
      delivered: "Your loved one has arrived safely.",
      changed: "Something has changed. Please open your page, or call your funeral home.",
    } satisfies Record<UpdateStep, string>,
    open: "Open your page with the case ID on your card:",
    stop: "Stop these messages:",
    sender: "The Family Portal",
  },
};

const es: typeof en = {
  form: {
    title: "Reciba aviso de cada paso",
    invitation:
      "Le podemos escribir en cada paso, para que no tenga que estar mirando. El mensaje no lleva el nombre de nadie.",
    email: "Su correo electrónico",
    emailOrPhone: "Su correo electrónico o número de celular",
    submit: "Quiero recibir mensajes",
    busy: "Un momento",
    sentMail:
      "Revise su correo, por favor. Le enviamos un mensaje con un enlace para decir que sí. El enlace sirve por 24 horas.",
    sentText:
      "Mire su teléfono, por favor. Le enviamos un mensaje con un enlace para decir que sí. El enlace sirve por 24 horas.",
    unreadable: "Escriba un correo electrónico, por ejemplo ana@example.com.",
    unreadableOrPhone:
      "Escriba un correo electrónico, por ejemplo ana@example.com, o un número de celular con su código de área.",
    full: "Los mensajes de esta página ya llegan a cinco personas. Una de ellas tendría que dejar de recibirlos primero.",
    over: "Ya no falta ningún paso, así que no habrá más mensajes.",
    wait: "Hubo varios intentos. Espere un rato e intente otra vez.",
    failed: "No funcionó. Intente otra vez en un momento.",
  },
  page: {
    portal: "Portal para Familias",
    ask: {
      title: "¿Quiere que le escribamos?",
      sentence: "Recibirá un mensaje corto en cada paso del traslado. Puede dejar de recibirlos cuando quiera.",
      button: "Sí, escríbanme",
    },
    on: {
      title: "Le avisaremos de cada paso.",
      sentence: "Si ya no quiere más mensajes, los puede detener aquí.",
      button: "No recibir más mensajes",
    },
    off: {
      title: "No le enviamos mensajes.",
      sentence: "Los mensajes se detuvieron, o ya no falta ningún paso. Su página en el portal sigue igual.",
    },
    toPortal: "Abrir el Portal para Familias",
  },
  message: {
    confirmSubject: "Díganos si quiere nuestros mensajes",
    confirm: "Alguien nos pidió que le escribamos en cada paso de un traslado. Si fue usted, díganos que sí aquí:",
    ignore: "Si no fue usted, no tiene que hacer nada. No le llegarán más mensajes.",
    already: "Usted ya recibe nuestros mensajes. Los puede detener aquí:",
    subject: "Novedades del traslado que usted sigue",
    steps: {
      accepted: "Una empresa de traslados aceptó el traslado.",
      pickup: "El conductor llegó al primer lugar.",
      care: "Su ser querido ya está a nuestro cuidado.",
      left: "Su ser querido va en camino.",
      delivered: "Su ser querido llegó bien.",
      changed: "Hubo un cambio. Abra su página o llame a la funeraria.",
    },
    open: "Abra su página con el código de su tarjeta:",
    stop: "No recibir más mensajes:",
    sender: "El Portal para Familias",
  },
};

export const updatesWords: Record<Language, typeof en> = { en, es };
