// Texts that no caller sends, by kind; each as long as it is asked to be.

const repeated = (part: string) => (length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
const between = (begin: string, part: string, end: string) => (length: number) =>
  begin + repeated(part)(length - begin.length - end.length) + end;

/** The parts in an order that never comes again; the same each time. */
const shuffled = (parts: readonly string[]) => (length: number) => {
  let [text, state] = ["", 1];
  while (text.length < length) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    text += parts[(state >>> 16) % parts.length] ?? "";
  }
  return text.slice(0, length);
};

const labels =
  "Deceased: DOB: DOD: TOD: SSN: Weight: Height: NOK: NOK Phone: Caller: Caller ID: Attending: Certifying MD: Hospice: Coroner: County: Place of death: Address: Room: Floor: Funeral home: Deliver to: Pickup: Notes: ";

/** Kinds of text, each a function of its length in characters. */
export const hostileTexts: Readonly<Record<string, (length: number) => string>> = {
  "a million spaces": between("Deceased:", " ", "Mary Smith"),
  "blank lines": between("Deceased:\n", "\n", "Mary Smith"),
  "nested brackets": (length) => repeated("([{")(length / 2) + repeated("}])")(length / 2),
  "one endless word": repeated("a"),
  "one endless line": repeated("she passed this morning and her son who lives on Lake St will call back "),
  "every label again": repeated(labels),
  "every label a line": repeated(labels.replaceAll(": ", ":\n")),
  "labels in every order": shuffled(labels.split(/(?<=: )/)),
  "labels in every order, a line each": shuffled(labels.split(/(?<=: )/).map((label) => `${label}\n`)),
  "words of the field in every order": shuffled(
    "she he died passed this morning at home her son daughter nurse hospice called from the hospital room number not no will sign Dr. family left ready for funeral ".split(
      /(?<= )/,
    ),
  ),
  "digits alone": repeated("0123456789"),
  "digits and dashes": repeated("312-555-"),
  telephones: repeated("(312) 555-0142 x204, "),
  "social security numbers": repeated("SSN 987-65-4321 "),
  dates: repeated("3/14/2026 Nov 22 yesterday last night "),
  times: repeated("2:26 PM 0230 hrs noon 4 in the morning "),
  names: repeated("Dr. Mary Ann O'Brien-Smith Jr., RN, and "),
  capitals: repeated("DR. MARY ANN SMITH, 1901 W HARRISON ST, CHICAGO, IL 60612 "),
  addresses: repeated("1901 W Harrison St Apt 4B, Chicago, IL 60612 "),
  "street words": repeated("N W Ave St Rd Dr Ct Ln Hwy Box "),
  "tick boxes": repeated("[X] Yes [ ] No ( ) Unk (X) Y "),
  "a table of tabs": repeated("Name\tDOB\tDOD\tPhone\tNOK\n"),
  commas: repeated("Smith, Mary, Jones, "),
  "stops and initials": repeated("M. D. R. N. "),
  "quoted mail": repeated(">>>> On Mon, Nov 22, 2026, Ana wrote:\n"),
  "a chat": repeated("[2:15 PM] Dispatch: name?\n[2:16 PM] Ana: Mary Smith\n"),
  corrections: repeated("no, sorry, wait, I mean, correction, "),
  "asked companies": repeated("Removal by: Lakeshort Removal or Blustem Transport "),
  "signs of mails in a driver's sentence": (length) =>
    `Please use the side door and ring the bell at ${shuffled(["@", "a", "b", "."])(length)}`.slice(0, length),
  "tales in a driver's sentence": (length) =>
    `Please use the side door, ${repeated("he went, and had, because they found him, tablet name is a_b, ")(length)}`.slice(
      0,
      length,
    ),
  passwords: repeated("login: mary password: x "),
  illnesses: repeated("she had metastatic lung cancer and COPD with sepsis "),
  negations: repeated("not no never none denies without "),
  "underscores and stars": repeated("__**Deceased**__:__**"),
  colons: repeated(":::: "),
  quotation: repeated(`"Mary" 'Peg' “Smith” `),
  emoji: repeated("👩‍⚕️🕊️ "),
  "right to left": repeated("\u202Eשלום مرحبا\u202C "),
  "NUL and controls": repeated("\u0000\u0001\u0007a"),
  "lone surrogates": repeated("\uD800a\uDC00"),
  "combining marks": repeated("e\u0301\u0302\u0303\u0304"),
  base64: repeated("TWFyeSBTbWl0aCBkaWVkIHRoaXMgbW9ybmluZy4="),
  Spanish: repeated("La señora María falleció esta mañana a las 4:35; su hija, la que llama, "),
};
