// How a text says that it reports two persons at once, as phrases parted by commas; case and accents do not matter.

/** Two of these are two decedents: "two residents", "2 removals". */
export const countedPersons =
  "decedents, deceased, bodies, removals, residents, patients, victims, remains, fatalities, deaths, expirations, demises, first calls, death calls, transfers, individuals, pickups, pick ups, fallecidos, difuntos, cuerpos, muertos, victimas";

/** "Two" in words and digits. */
export const twos = "two, 2, dos, both, three, 3, tres";

/** Each of these tells two persons by itself. */
export const surePairs = `
two for you, 2 for you, two to pick up, 2 to pick up, two for pickup, 2 for pickup, two from the same family, 2 from the same family, two from same family, 2 from same family, two from the same address, two from same address, 2 from same address, two from the same house, 2 from the same house, 2 from same house, two from same house, 2 pts same, two pts same, two from the same household, two from one family, two from the same facility, 2 from the same facility
double removal, double pickup, double pick up, double call, two separate cases, 2 separate cases, murder suicide, double homicide, double fatality, double fatal, two people passed, two people died, two people have died, two people have passed, 2 people died, 2 people passed, two persons died, two cases for you, 2 cases for you, two decedents, 2 decedents
both found deceased, both found dead, both were found, husband and wife both, mother and baby, mother and stillborn baby, both decedents, both bodies, both dead, both deceased, both released, both viewable, both remains, deliver both, transport both, remove both, transfer both, coroner case on both, me case on both, coroner cases on both, doa x2, doa x 2, dead x2, decedents x2, deceased x2, bodies x2, fatality x2, removals x2, removal x2, removal x 2, both in the morgue, both at the morgue, neither is a coroner case, neither is an me case, neither is a veteran, neither are, hold on both, fh for both, both of the deceased, both of the decedents, both are me cases, both are coroner cases, both me cases, both were pronounced, both pronounced, were both pronounced, both are cleared, both cleared, both are released, neither decedent, each decedent, for both decedents, nok for both, next of kin for both, next of kin for the two, kin for the two of them, husband and wife both, both husband and wife, died together, passed together, passed within hours of each other, died within hours of each other, died within minutes of each other
second decedent, 2nd decedent, decedent two, decedent no 2, decedent 2, deceased 2, deceased no 2, second deceased, 2nd deceased, second body, 2nd body, second removal, 2nd removal, second death, 2nd death, another resident also, another one for you, other decedent, dos fallecidos, dos cuerpos, dos difuntos, los dos fallecieron, ambos fallecieron, ambos murieron, los dos murieron, segundo fallecido
`;

/** Labels before the name of the person who died. */
export const nameLabels =
  "deceased, deceased name, name of deceased, decedent, decedents name, decedent name, name of decedent, dec, dec name, patient, patient name, pt, pt name, resident, resident name, nombre del fallecido, nombre del difunto, fallecido, difunto, fallecida, difunta, nombre de la fallecida";

/** A numbered pair of these is no pair of decedents: "Contact #1". */
export const numberedThings =
  "contact, phone, ph, tel, cell, nok, kin, apt, unit, room, rm, bed, suite, ste, lot, driver, van, car, dock, door, building, bldg, line, msg, message, call, ticket, order, hwy, route, rt, daughter, son, alt, alternate, choice, option, item, copy, box, floor, gate, case, attempt, caller, witness, doctor, dr, child, page, file, control, po, invoice, exit, pin, code";

/** A correction stands between two values that are not two persons'. */
export const corrections =
  "sorry, correction, corrected, correct, wrong, actually, no, not, should, wait, meant, mean, instead, typo, chart, license, id, or, aka, formerly, spelled, perdon, digo, fe, update, updated, change, changed";
