// Words that tell who is asked to carry, and the words of transport companies' names.

/** What stands before a company's name at the beginning of a line or a column. Phrases are parted by commas or lines. */
export const heads = {
  /** Labels whose value is the company that carries: "Removal company: …". */
  label: `
    transport, transport by, transport via, transport co, transport company, transport service
    transport provider, transport vendor, transport agency, transport team, transportation, transportation by
    transportation company, transportation provider, transporter, transporting company, transported by, removal
    removal by, removal co, removal company, removal service, removal firm, removal vendor, removal provider
    removal agency, removal to be made by, removal requested from, pickup by, pick up by, picked up by
    to be picked up by, pickup company, pick up company, body transport, decedent transport, mortuary transport
    livery, livery service, livery company, carrier, conveyance, conveyance by, conveyed by, first call company
    first call service, dispatch to, dispatched to, assign to, assigned to, assigned company, assignment, vendor
    vendor assigned, contractor, trade service, service provider, client, client name, account, account name
    transporte, transporte por, empresa de transporte, compania de transporte, transportista, traslado por
    recogida por, asignar a, asignado a`,
  /** Lines of a letter's head that name whom it asks. */
  addressee: `
    to, attn, attention, for, para, a la atencion de, atencion`,
  greeting: `
    hi, hello, hey, dear, good morning, good afternoon, good evening, good day, morning, afternoon, evening
    greetings, hola, buenos dias, buenas tardes, buenas noches, estimados`,
};

/** What stands before or behind a company's name within a sentence. */
export const askings = {
  /** Before it; a person's name hardly follows. */
  request: `
    please send, pls send, plz send, please dispatch, please assign, can you send, could you send, can we get
    could we get, can we have, dispatch to, assign to, assigned to, assign it to, assign this to, assign call to
    send this to, send this call to, send the call to, send it to, give this to, give the call to, removal by
    transport by, transportation by, pickup by, pick up by, to be picked up by, will be picked up by
    to be transported by, will be transported by, to be removed by, to be made by, favor de mandar a
    por favor mande a, por favor envien a, por favor envie a, favor de enviar a, manden a, mande a, envien a`,
  /** Before it, as before much else. */
  mention: `
    please use, please have, please get, send, dispatch, assign, give it to, book, have, use, using, we use
    requesting, requests, requested, would like, wed like, want, wants, need, asking for, asked for, going with`,
  /** Behind it. */
  undertaking: `
    will pick, will be picking, will come, will be coming, will do, will be doing, will transport
    will be transporting, will remove, will be removing, will handle, will be handling, will make the
    will bring, will carry, will take, to pick up, to pickup, to transport, to remove, to do the, to do removal
    to make the removal, to handle, to come, is doing the, is handling, is to pick, is to remove
    is to transport, for the removal, for removal, for the transport, for transport, for the pickup, for pickup
    for the pick up, has the removal, has the call, is assigned, has been assigned, has been dispatched
    please pick, please transport, please remove, please send, please dispatch, please come, please go
    please proceed, please respond, pls pick, pls transport, pls remove, pls send, hara el traslado
    hara la recogida, recogera, va a recoger, para el traslado, para la recogida`,
};

/** What may stand between the words that ask and the name. */
export const fillers = words(
  "the our a an your to at from with over out someone somebody driver drivers crew team people guys folks there 2 two it pls please la el los las de del empresa compania dispatch",
);

/** In the same clause: this company is not asked. */
export const refusals =
  /\b(?:not|never|no longer|don'?t|doesn'?t|didn'?t|won'?t|can'?t|cannot|couldn'?t|isn'?t|wasn'?t|unable|unavailable|declined|refused|cancel(?:l?ed)?|instead of|rather than|other than|except|back ?up|alternate|previous(?:ly)?|former(?:ly)?|no answer|closed|too far|tampoco|no pueden?|no mand\w+|no env[ií]\w+)\b/i;

/** In the same sentence, before it: it would be asked some day, or was. */
export const conditions =
  /\b(?:if|unless|otherwise|in case|used to|last time|earlier|yesterday|already|was|were|had|has been|si no)\b/i;

/** Behind a company's name: another one takes its place. */
export const corrections =
  /\b(?:sorry|no,? wait|wait,? no|correction|actually|make that|i mean|scratch that|strike that|perd[oó]n|mejor)\b/i;

/** Behind a name that is told without what the company does, a word that leaves it a name. */
export const followers = words(
  "dispatch dispatcher team crew staff driver drivers guys folks please pls to for asap and or at is will has out again tonight today now when as with on in we this they para por favor",
);

/** Behind a name: something is sent to the company instead of the company. */
export const gifts = words(
  "a an the this that these your his her their our copies records paperwork flowers bill invoice payment",
);

/** Behind a name: it is the name of another house. */
export const otherHouses = words(
  "hospital medical health healthcare hospice nursing home homes funeral funerals chapel crematory crematorium cremation cremations cemetery memorial clinic rehab manor village terrace gardens assisted senior living care center centre county parish coroner sheriff police church school university street st ave avenue road rd drive dr blvd lane ln court ct hwy highway apartments apts hotel of",
);

/** Behind a name: the one who writes calls himself so. */
export const selfWords = words("here calling speaking again");

/** Words of a company's name that say what it does; a name may be told without them, but never with another. */
export const tradeWords = words(
  "removal transport transportation transfer conveyance livery courier carrier mortuary decedent mortician embalming",
);

/** Of these one must stand beside a name that is misspelt, for a mortuary is another house. */
export const carryingWords = words("removal transport transportation transfer conveyance livery courier carrier");

/** Words of a company's name that say nothing. */
export const neutralWords = words(
  "service services svc svcs serv company co inc incorporated llc llp lp ltd corp corporation pllc pc group team specialist specialists solution solutions",
);

/** Words that many companies bear; alone they name none. */
export const commonWords = words(
  "american national united central northern southern eastern western metro metropolitan regional coastal valley premier quality professional express family mobile county angels heaven heavenly peaceful gentle dignity dignified compassion compassionate caring trinity eternal summit capital capitol sunrise sunset liberty freedom heritage legacy pioneer patriot general universal advanced hospital hospice coroner funeral mortuary police sheriff doctor family someone anyone removal transport dispatch driver",
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
