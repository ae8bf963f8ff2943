// Titles before names and letters after them, in small letters without full stops.

/** Titles of physicians. */
export const doctorTitles: ReadonlySet<string> = new Set(["dr", "dra", "doctor", "doctora", "doc"]);

/** Titles that stand before a name and are no part of it. */
export const titles: ReadonlySet<string> = new Set([
  ...doctorTitles,
  ..."mr mrs ms miss mister mssr mme mlle madame mademoiselle monsieur mx sr sra srta señor señora señorita senor senora senorita don doña".split(
    " ",
  ),
  ..."rev reverend revd br bro fr father res pastor rabbi imam bishop deacon monsignor msgr hon honorable".split(" "),
  ..."judge justice colonel cmdr sheriff marshal chief capt captain lt lieutenant sgt sergeant cpl corporal maj col".split(
    " ",
  ),
  ..."dispatcher pvt pfc ssgt tsgt sfc gysgt csm 1sg sgm lcdr ltcol ltc msgt cdr cmdr gen ofc officer off deputy dep det detective trooper tpr ptl ptlm ptlmn patrolman patrolwoman constable const warden ssg spc inv invest investig investigator".split(
    " ",
  ),
  ..."nurse rn lpn lvn cna np pa enf enfermera enfermero lic licda lcda lcdo licdo licenciada licenciado ing prof professor".split(
    " ",
  ),
  ..."admiral vadm radm general brigadier cwo senator sen ambassador governor mayor commissioner councilman councilwoman alderman elder coach".split(
    " ",
  ),
  ..."juez jueza padre emt-p emtp emt-b medic paramedic emt supv supervisor adon dns chaplain coroner jp insp inspector agent vpso cor sup dir".split(
    " ",
  ),
]);

/** Titles that are also kin, given names or words: a name must follow them at once. */
export const weakTitles: ReadonlySet<string> = new Set([
  "sr",
  "br",
  "bro",
  "res",
  "don",
  "fr",
  "father",
  "off",
  "pa",
  "col",
  "gen",
  "sen",
  "general",
  "governor",
  "mayor",
  "elder",
  "coach",
  "maj",
  "doc",
  "lic",
  "ing",
  "dep",
  "agent",
  "supervisor",
  "coroner",
  "cor",
  "sup",
  "jp",
  "bishop",
  "chief",
  "sheriff",
  "marshal",
  "justice",
  "deacon",
  "medic",
  "chaplain",
  "dispatcher",
]);

/** Letters of a calling after a name. */
export const credentials: ReadonlySet<string> = new Set(
  [
    "rn lpn lvn cna cma rma hha stna gna np fnp anp agnp acnp crnp arnp aprn cnp cns cnm crna dnp pa pac pa-c",
    "md do mbbs mbchb dpm dds dmd dvm phd pharmd rph bsn msn asn adn mhs chpn chpna achpn chpln bcc cfsp cfd fd fdic",
    "lfd led msw lcsw lmsw lsw bsw lmft lpc esq jd mdiv mba mph ma facp face facs faafp pgy pgy-1 pgy-2 pgy-3",
    "pgy1 pgy2 pgy3 emt emt-p emtp emt-b nremt rrt crt rt lnha nha d-abmdi abmdi ret usn usmc usaf don adon",
  ].flatMap((line) => line.split(" ")),
);

/** Credentials that are words or names too: they count only in capitals. */
export const capitalCredentials: ReadonlySet<string> = new Set(["do", "pa", "ma", "don", "rt", "led", "face", "ret"]);

/** What ends a person's name and belongs to it, as it is written in a form. */
export const suffixes: Readonly<Record<string, string>> = {
  jr: "Jr",
  senior: "Sr",
  junior: "Jr",
  sr: "Sr",
  ii: "II",
  iii: "III",
  iv: "IV",
  "2nd": "II",
  "3rd": "III",
  "4th": "IV",
};

/** Small words inside a surname: `van der Berg`, `de la Cruz`. */
export const particles: ReadonlySet<string> = new Set(
  "van von vander der den ter ten de del dela della di da dos das du la las los le lo al el bin ibn ben bint y st st. saint san santa abu zu af av mc mac o".split(
    " ",
  ),
);

/** Words that may stand before a name behind its label. */
export const nameOpeners: ReadonlySet<string> = new Set(
  "name full legal his her my the their a an is ask for see to contact speak speaking with w by per from call page meet and local attending on same as this it's its it was w/ him reported given ok okay both either then also w. el la su por de preguntar".split(
    " ",
  ),
);

/** Titles that a name follows whatever it is; behind a calling a word in small letters may be any word. */
export const courtesies: ReadonlySet<string> = new Set([
  "mr",
  "mrs",
  "ms",
  "miss",
  "mister",
  "mme",
  "mlle",
  "madame",
  "sra",
  "sr",
  "srta",
  "señora",
  "señor",
]);
