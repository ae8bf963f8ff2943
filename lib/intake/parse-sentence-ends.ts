// Tells whether a word with a full stop ends a sentence before a label: "then you can come. Decedent: …", and not "Tel. No.: …".

/** "… to Cobb Funeral Home. Doctor: …": a word that nobody shortens ends a sentence. */
const sentenceEnd =
  /^(?:home|homes|house|hospital|center|centre|mortuary|chapel|crematory|care|rehab|living|hospice|services?|county|yes|today|tonight|morning|here|there|floor|road|street|daughters?|sons?|wife|husband|family|now|st|rd|ave|ln|blvd|me|vet|stairs|steps|ready|case|in|out|up|on|off|him|her|it|them|you|us|too|yet|soon|back|down|over|please|thanks|night|later|door|gate|desk|bed|left|away|alone|ago|week|time|well|lbs?|kgs?|kilos?|yrs?|hrs?|mins?|(?!approx|attend|certif|precaut|admin|transp|physic|deced)\p{L}{6,})\.$/iu;

/** Short forms that stand inside labels with their full stop: "Tel. No.", "Rel. to Dec.". */
const shortForm =
  /^(?:birth|death|ste|nos?|tel|rel|relat|relation|dec|decd|deced|addr?|loc|res|hosp|fac|info|approx|attend|atten|att|certif|cert|precaut|admin|transp|phys|physic|num|ext|est|apt|dest|sched|req|pron|pronoun|auth|author|cont|emer|emerg|prim|sec|alt|pers|resp|fam|orig|prev|mid|init|gen|temp|max|mil|serv|amb|dep|elev|obst|inst|spec|instr|comm|misc|sig|med|exam|cor|coron|inv|det|capt|rev|ave|del|rec|oper|disp|ans|ref|inc|gov|nat|soc|maj|dir|mort|fun|crem|pick|rem|del|trans|resid|pat|nur|sup|super|assoc|univ|doc|exp|act|min|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|men|fem|mar|sta|pos|neg|iso|cov|emb|arr|arrang|reg|regist|vol|col|div|dist)\.$/i;
/** A word with a vowel that nobody shortens so. */
const isWholeWord = (word: string) =>
  /^\p{L}{3,}\.$/u.test(word) && /[aeiouyáéíóú]/i.test(word) && !shortForm.test(word);

/** Whether no label goes on behind the word. */
export const endsSentence = (word: string) => sentenceEnd.test(word) || isWholeWord(word);
