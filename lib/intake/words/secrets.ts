// The words behind which a secret stands, parted by commas; case and accents do not matter.

/** Behind these the rest of the field tells why somebody died, whatever it says. */
export const causeLabels = `
cause of death, cause of passing, causes of death, immediate cause, immediate cause of death, underlying cause, underlying cause of death, contributing cause, contributing causes, contributing conditions, contributing factors, probable cause, probable cause of death
presumed cause, presumed cause of death, suspected cause, suspected cause of death, preliminary cause, preliminary cause of death, reported cause, reported cause of death, apparent cause, apparent cause of death, official cause of death, cause manner, cause manner of death, manner of death, mode of death, mechanism of death
circumstances of death, circumstances of the death, nature of death, nature of illness, final illness, last illness, terminal illness, terminal diagnosis, terminal dx, primary diagnosis, primary dx, secondary diagnosis, secondary dx, admitting diagnosis, admitting dx, admit dx, admit diagnosis, adm dx, adm diagnosis, admission diagnosis, admission dx
principal diagnosis, principal dx, discharge diagnosis, hospice diagnosis, hospice dx, medical diagnosis, medical dx, final diagnosis, final dx, working diagnosis, working dx, dx code, icd 10, icd10, icd code, icd, reason for admission, principal problem, problem list, active problems, presenting problem, chief complaint, reason admitted, admitted for, reason for hospice, medical history, past medical history, pmh, pmhx, med hx, medical hx, comorbidities, co morbidities
health history, health problems, health conditions, medical conditions, medical problems, known conditions, preexisting conditions, pre existing conditions, significant history, how did he die, how did she die, how did they die, how he died, how she died, what did he die of, what did she die of, what did they die of, died from, died of
causa de muerte, causa de la muerte, causa de defuncion, causa del deceso, causa de fallecimiento, causa del fallecimiento, motivo de muerte, motivo de la muerte, causa probable, causa inmediata, manera de muerte, de que murio, antecedentes, antecedentes medicos, historial medico, padecimiento, padecimientos, enfermedad, enfermedades
`;

/** These need no mark behind them: "COD pneumonia". */
export const terseCauseLabels =
  "cod, c o d, dx, dxs, ddx, hospice dx, diagnosis, diagnoses, dxd with, diagnosed with, diagnostico, diagnosticos, dx of, diagnosis of, diagnosis is, diagnosis was, dx is, dx was";

/** These are causes only with a colon behind them. */
export const shortCauseLabels =
  "cause, causes, manner, hx, history, illness, illnesses, due to, why, causa, motivo, morbilidad";

/** Behind these the next words tell it in a sentence. */
export const causeCues = `
illness with, illness of the, trouble with his, trouble with her, problems with his, problems with her, issues with his, issues with her, bout with, bout of, died of, died from, dies of, dying of, dying from, dead of, dead from, died due to, died because of, passed due to, passed away from, passed away of, passed away due to, passed because of, passed away because of, death from, death due to, death was due to, death was from, death by
succumbed to, expired from, expired due to, suffered from, suffering from, battled, battling, battle with, battle against, been fighting, was fighting, is fighting, fought with, lost his battle with, lost her battle with, struggled with, diagnosed with, dxd with, dx with, admitted with, admitted w, admitted for, admitted d t, admitted due to
hospitalized for, hospitalized with, in hospice for, on hospice for, hospice for, on service for, on our service for, complications of, complications from, complication of, pmh of
murio de, fallecio de, fallecio por, murio por, fallecio a causa de, murio a causa de, padecia de, padecia, sufria de, diagnosticado con, diagnosticada con, complicaciones de
`;

/** A cue's words end before these. */
export const cueStops =
  "at, in, this, last, today, yesterday, tonight, around, about, approx, while, who, which, that, he, she, they, we, it, i, you, but, so, is, was, are, were, has, had, will, would, and he, and she, and they, and we, and his, and her, and the, and is, and was, and has, and wants, and would, please, pls, his, her, their, our, my, dr, mr, mrs, ms, nok, family, per, pronounced, as, en, a las, ayer, hoy, anoche, el, su, y el, y la, yo, esta, for, since, when, after, before, then, now, there, here, tod, dod, time, date, wife, husband, son, daughter, brother, sister, ready, home, hospice, years, weeks, months, days";

/** What a cue may be followed by that tells nothing. */
export const notACause =
  "covid test, construction, traffic, weather, snow, ice, flooding, road work, roadwork, the weather, the snow, the ice, the storm, a storm, the construction, staffing, shift change, room, a room, parking, size, weight, his size, her size, his weight, her weight, the size, the weight, the stairs, stairs, the dog, dogs, time, distance, religious, religion, religious reasons, faith, holiday, the holiday, visitors, transport, pickup, pick up, removal, release, the release, paperwork";

/** A field that says only this tells nothing. */
export const tellsNothing =
  "fallecimiento, defuncion, muerte, natural, unknown, unk, at this time, per, pending, n a, na, none, not known, not given, not stated, tbd, natural, not sure, see below, see above, refused, declined, withheld, to be determined, desconocida, desconocido, pendiente, no se sabe, yes, no, y, n, ask, ask doctor, ask nurse, deferred, undetermined, same, blank, not provided, not available, unavailable, expired, deceased, death, x, me to determine, coroner to determine, pending me, per me, per doctor, per chart";

/** Words that tell a number to be a social security number. */
export const socialLabels =
  "ssn, ss, ss no, ss num, ss number, s s, ssan, soc, soc sec, soc sec no, soc sec num, soc sec number, social, social security, social security no, social security num, social security number, social sec, social sec no, social number, sosh, ss last four, last four of ss, last four of ssn, last 4 of ssn, last 4 ssn, last 4 ss, last 4 of ss, last four ssn, last four of his social, last four of her social, last 4 of his social, last 4 of her social, last four of social, last 4 of social, last 4 social, last four social, ssn last 4, ssn last four, seguro social, num de seguro social, numero de seguro social, no de seguro social, nss, itin";

/** Words that tell a number to be some case's or account's, whatever its shape. */
export const caseLabels =
  "case, case no, case number, case num, file, file no, file number, control, control no, control number, po, p o, invoice, policy, claim, mrn, acct, account, chart, chart no, ref, reference, tracking, order, order no, order number, permit, badge, njn, nja, me no, me number, coroner no, lab no, incident, inc, id, confirmation, ticket, me, me case, coroner case, coroner, member, member id, medicare, license, lic";

/** Behind these stands a password. */
export const passwordLabels =
  "apple id code, icloud code, unlock code, tablet code, ipad code, iphone code, wifi code, verification code, id code, password, passwords, pass word, passwd, pswd, pwd, pw, pword, passphrase, pass phrase, psw, contrasena, contrasenas, api key, apikey, api token, api secret, access token, accesstoken, auth token, authtoken, bearer, bearer token, client secret, clientsecret, secret key, secretkey, private key, session token, sessionid, session id, reset code, verification code, one time code, one time password, otp, security token, token, clave de acceso, clave de usuario, clave del portal, clave del sistema";

/** Behind these a password when a colon or an equals sign follows. */
export const markedPasswordLabels = "pass, p, passkey";

/** Behind these an account's name when a colon or an equals sign follows. */
export const markedLoginLabels = "u, un, web id, login as";

/** Behind these a password, unless a door is meant. */
export const codeLabels =
  "pin, pin no, pin number, pin code, passcode, pass code, access code, security code, clave, codigo";

/** Behind these stands an account's name, often with its password. */
export const loginLabels =
  "login, log in, logon, log on, logins, login name, login id, login info, login information, username, user name, user id, userid, user, usr, uid, screen name, account name, acct name, account id, signin, sign in, sign on, signon, credentials, creds, portal access, portal account, website access, user pass, user pw, login pw, login password, un pw, u p, username password, user password, id pw, usuario, nombre de usuario, usuario y clave, usuario clave, usuario y contrasena, cuenta de usuario, inicio de sesion";

/** Words that may stand between such a label and its value. */
export const loginFillers =
  "is, are, was, s, its, it, for, to, into, the, a, my, our, your, his, her, their, portal, portals, chart, charting, site, web, website, account, system, online, covering, rn, nurse, nurses, epic, ehr, emr, edr, edrs, eddie, vitals, state, county, case, on, in, at, as, using, with, use, used, under, enter, type, changed, reset, set, now, still, name, id, no, number, pw, pass, password, user, username, and, or, new, temp, temporary, current, computer, laptop, tablet, app, wifi, wi, fi, release, hospital, hospice, facility, family, records, driver, drivers, guest, es, el, la, de, del, para, portal, acceso, con, en, y, un, una, email, e, mail, shared, same, always, been, has, be, will, should";

/** Where one of these stands near, a code opens a door, which a driver needs. */
export const doorWords =
  "door, doors, gate, gates, gated, garage, elevator, elevators, lift, lockbox, lock box, lock, box, key box, keybox, keypad, key pad, pad, alarm, alarms, entry, entrance, entrances, dock, bay, building, bldg, lobby, buzzer, intercom, call box, callbox, side, back, rear, front, stairwell, unit, floor, community, complex, neighborhood, morgue, cooler, barn, padlock, drive, driveway, ramp, puerta, puertas, porton, reja, garaje, elevador, ascensor, alarma, entrada, candado, edificio, wing";

/** Where one of these stands near, a code opens an account. */
export const accountWords =
  "usuario, cuenta, acct, acct no, billing, bank, user id, userid, sistema, pagina, sitio, tarjeta, portal, website, site, online, login, log in, voicemail, card, debit, atm, account, computer, system, chart, epic, ehr, emr, app, zoom, wifi, phone, email, mailbox, username, user, tablet, laptop";

/** Words beside a payment card's number. */
export const cardWords =
  "visa, mastercard, master card, mc, amex, american express, discover, card, cards, credit, credit card, debit, debit card, cc, ccn, cc no, card no, card number, card ending, card ends in, card ends, ends in, ends, ending in, ending, tarjeta, tarjeta de credito, diners, jcb";

/** Words before a bank account's number. */
export const bankWords =
  "routing, routing no, routing number, routing num, rtn, aba, iban, swift, checking, checking account, checking acct, savings, savings account, savings acct, bank account, bank acct, bank account no, bank account number, account routing, ach, cuenta bancaria, numero de ruta";

/** Words that begin another label, so that a label above or before them is empty. */
export const nextLabels =
  "name, date, time, dob, dod, tod, age, sex, gender, race, weight, wt, height, ht, veteran, vet, ssn, ss, social, nok, next of kin, phone, ph, address, addr, city, state, zip, county, location, loc, place, facility, floor, room, rm, unit, doctor, dr, md, physician, attending, certifying, certifier, pcp, signing, coroner, me, medical examiner, hospice, funeral, fh, mortuary, destination, deliver, delivery, pickup, pick up, family, ready, body, released, release, donor, organ, autopsy, embalm, embalming, covid, precautions, isolation, infection, notes, remarks, comments, caller, contact, relationship, relation, marital, religion, occupation, stairs, crew, pre need, preneed, prearranged, pre arranged, pacemaker, jewelry, belongings, case, taken by, service, services, certified, number, pronounced, pronouncing, mrn, account, acct, call, called, decedent, deceased, home, residence, last seen, email, e mail, manner, cause, dx, diagnosis, edad, sexo, peso, fecha, hora, medico, telefono, direccion, condado, familia, funeraria, notas, lugar, veterano, donante, estatura, seguro social, nombre, pariente";

/** Digits as they are spoken. */
export const numberWords =
  "zero, oh, o, one, two, three, four, five, six, seven, eight, nine, dash, hyphen, cero, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve";

/** What stands behind such a label and is no secret. */
export const notCredentials =
  "the, a, an, by, through, required, needed, protected, expired, changed, reset, needed, below, above, page, link, screen, link, sent, texted, emailed, mailed, provided, given, coming, n/a, na, none, unknown, unk, same, here, there, accept, view, see, call, ask, tbd, will, can, has, have, had, does, do, not, no, only, if, when, please, pls, thanks, please, first, sheet, book, log, desk, security, works, work, doesnt, doesn't, isnt, isn't, didnt, manager, issue, issues, problem, problems, locked, forgot, lost, available, attached, information, info, both, that, this, they, we, you, he, she, i, who, what, error, hint, help, again, y, o, se, no, que, le, lo";

/** Words before a secret that only lead up to it, and go with it. */
export const leadIns =
  "he, she, it, they, we, pt, patient, resident, decedent, dec, deceased, mom, dad, the, a, an, his, her, their, my, our, your, was, is, were, are, had, has, have, having, hes, shes, its, died, passed, away, of, from, due, to, with, w, for, on, by, dx, cod, cause, causes, death, diagnosis, hospice, admitted, suffered, suffering, possible, probable, and, or, also, who, which, that, just, been, very, some, ss, ssn, social, security, number, no, card, visa, mastercard, amex, login, username, user, name, password, pw, pass, portal, chart, account, routing, acct, s, said, think, thinks, believed, probably, maybe, history, hx, h, o, secondary, complications, use, using, el, la, es, un, una, tenia, murio, fallecio, padecia, sufria, de, causa, clave, usuario, contrasena, tarjeta, seguro, numero, exp, expires, cvv, last, four, 4";

/** One of these among them makes them a clause of their own, so that what stands before it still makes sense. */
export const leadSubjects =
  "he, she, it, they, pt, patient, resident, decedent, dec, deceased, mom, dad, dx, cod, cause, diagnosis, ss, ssn, social, card, visa, mastercard, amex, login, username, user, password, pw, account, hes, shes, its, died, passed, admitted, had, has, tenia, murio, fallecio, padecia, sufria, tarjeta, clave, usuario, contrasena";

/** A short clause beside a secret that begins so says nothing without it. */
export const looseOpeners =
  "he, she, it, they, very, so, pt, patient, also, was, which, all, quite, pretty, really, too, just, hx, exp, cvv, dx, cod, ssn, cause, muy, fue, died, passed, natural, suddenly, likely, probably, possibly";

/** Behind these an illness is named for the crew's sake. */
export const infectionLabels =
  "infection, infections, infectious, infection precautions, infection control, isolation, isolation precautions, precautions, precaution, communicable, communicable disease, contagious, contagious disease, infectious disease, ppe, biohazard, universal precautions, exposure risk, precauciones, aislamiento, contagioso, enfermedad contagiosa, infecciones";

/** Illnesses that a crew protects itself from. */
export const crewIllnesses =
  "hiv, aids, hepatitis, hep, meningitis, cjd, creutzfeldt, jakob, prion, tb, tuberculosis, mrsa, vre, covid, flu, influenza, sepsis, cdiff, diff, colitis, pneumonia";
