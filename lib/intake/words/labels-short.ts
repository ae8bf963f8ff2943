// Labels in the short forms of trade slips, charts and dispatch screens: what is asked for and of what, each with its abbreviations.
import type { ComposedLabel } from "./labels-people";

const ended =
  "exp|exp d|expd|expir|expire|expired|expiration|expiry|dth|dod|died|demise|decease|deceased|passed|passing|of exp|of expir|of expiry|of expiration|of dth|of demise|of decease|of passing|of death|at death|at exp";
const dead = "decd|dec d|dcd|dcsd|decsd|dec|pt|pts|patient|resident|res|decedent|deceased|body|remains|rem";
const kindsOfPlace = "home|residence|res|hosp|hospital|nh|nursing home|snf|alf|ltc|hospice|hospice house|facility";
const tel =
  "ph|phn|fone|tel|tele|teleph|cell|mob|mobile|ph no|tel no|cell no|hm ph|contact no|contact ph|best ph|ph 1|tel 1";
const reln = "rel|reln|rltn|rltns|reltn|relat|relshp|relatn|rltnshp|rlshp|kinship";

export const composedShort: readonly ComposedLabel[] = [
  {
    owner: "location",
    kinds: [],
    parts: ["place|pl|plc|site|spot|loc|lctn|locn|loc n|facil|fac|facility|inst|hosp|hospital", ended],
  },
  {
    owner: "location",
    kinds: [],
    parts: [
      "lctn|locn|loc n|lctn now|locn now|facil|fcty|inst|instit|institution name|facil name|fac nm|loc of care|location of care|place of care",
    ],
  },
  {
    owner: "location",
    kinds: [],
    parts: [`${dead}|currently`, "lctn|locn|loc n|where|whereabouts|loc now|now at|held at|located at"],
  },
  {
    owner: "location",
    kinds: [],
    parts: [
      "present|pres|current|curr",
      "location|place|whereabouts|lctn|locn|loc|loc n|facility|site",
      `|of ${dead.split("|").join("|of ")}`,
    ],
  },
  {
    owner: "location",
    kinds: [],
    parts: ["fallecido|fallecida|fallecio|murio|muerto|muerta|fallecimiento", "en|en el|en la"],
  },
  {
    owner: "location",
    kinds: [],
    parts: ["donde|adonde", "|esta|se encuentra|murio|fallecio|esta ahora|esta el cuerpo"],
  },
  {
    owner: "location",
    kinds: ["phone"],
    parts: ["lctn|locn|loc n|facil|inst|hosp|unit|ward|stn|sta|nsg sta|floor|flr", tel],
  },
  { owner: "location", kinds: ["address"], parts: ["lctn|locn|loc n|facil|inst|hosp", "addr|add|address|street|adr"] },
  {
    owner: null,
    kinds: ["placeKind"],
    parts: [kindsOfPlace, kindsOfPlace, kindsOfPlace],
  },
  {
    owner: null,
    kinds: ["placeKind"],
    parts: ["hosp|hospital|nh|snf|alf|nursing home|facility", "hospice|home|res|alf|snf|ltc"],
  },
  {
    owner: "funeralHome",
    kinds: [],
    parts: ["fun|funl|funrl|fnrl|funeral", "dir|home|hm|facility|facility name|estab|establishment|co|svc|svcs"],
  },
  {
    owner: "location",
    kinds: [],
    parts: [
      "rep|rptg|rpt|reptg|reporting|calling|referring|notifying",
      "facility|fac|facil|hosp|hospital|nursing home|nh|inst",
    ],
  },
  { owner: null, kinds: ["deathTime"], parts: ["tm|time|hr|hour|hrs|t", ended] },
  { owner: null, kinds: ["deathDate"], parts: ["dt|date|day|d", ended] },
  {
    owner: null,
    kinds: ["deathDateTime"],
    parts: ["dt tm|dt time|date tm|d t|date time|dttm|date hr|date hour", ended],
  },
  { owner: null, kinds: ["deathDate"], parts: ["dth|exp|exp d|expd|demise|decd|passed", "dt|dte|date"] },
  { owner: null, kinds: ["deathTime"], parts: ["dth|exp|exp d|expd|demise|decd|passed", "tm|time|hr|hour|hrs"] },
  {
    owner: null,
    kinds: ["deathDateTime"],
    parts: ["dth|exp|exp d|expd|expired|demise|decd", "dt tm|dttm|date time|dt time|d t"],
  },
  { owner: null, kinds: ["birth"], parts: ["d|dt|date|day|dte|yr", "of b|of bth|of brth|of nac|birth|brth|bth"] },
  { owner: "deceased", kinds: ["name"], parts: [`${dead}|full|legal`, "nme|nom|nm"] },
  { owner: null, kinds: ["name"], parts: ["nom|nme|nombre completo|nombres y apellidos"] },
  {
    owner: "attending",
    kinds: [],
    parts: ["phy|physn|phycn|physcn|dctr|attndg|attng|atndg|attn md|attn dr|adm md|adm dr|admitting md|admitting dr"],
  },
  {
    owner: "attending",
    kinds: [],
    parts: [
      "attg|attn|attdg|attndg|physician|doctor|dr|md|phys",
      "on record|of record|on chart|on file|last in attendance|in attendance|last attending|in charge of care",
    ],
  },
  {
    owner: "attending",
    kinds: ["phone"],
    parts: ["phy|phys|physn|attg|attndg|attng|atg|pcp|pmd", `${tel}|off|office|pgr|pager|beeper`],
  },
  { owner: "certifier", kinds: [], parts: ["certif|certfr|cert g|certg|crtfr|crt", "md|dr|doc|phys|phy|provider|"] },
  {
    owner: "certifier",
    kinds: ["phone"],
    parts: ["certif|certfr|certg|crtfr|cert|dc|signer|signing", `${tel}|pgr|pager|beeper`],
  },
  {
    owner: "release",
    kinds: [],
    parts: ["rls|rlse|rel|release|releas", "auth|authd|auth d|auth by|authd by|okd|okd by|per|by"],
  },
  { owner: "pronouncer", kinds: [], parts: ["pron|pronc|prond|pron d|prncd|pronounced|dec|decl", "by|per"] },
  { owner: "nok", kinds: [], parts: ["nxt|nx|nearest", "kin|of k|o kin|rel|relative"] },
  { owner: "nok", kinds: [], parts: ["n kin|nokin|nxtkin|n o kin|leg nok|lgl nok|pri nok|prim nok"] },
  {
    owner: "nok",
    kinds: ["phone"],
    parts: ["resp|resp party|resp pty|responsible party|relative|rel|fam|family|kin|nxt of kin|n k|leg nok", tel],
  },
  { owner: "nok", kinds: ["relationship"], parts: ["nok|kin|n k|resp|resp party|fam|family contact", reln] },
  { owner: null, kinds: ["relationship"], parts: [reln, `|to ${dead.split("|").join("|to ")}|2 pt|2 dec|w pt|w dec`] },
  { owner: "caller", kinds: ["phone"], parts: ["clr|cllr|callr|rptr|reptr|rp|inf|informt|infmt|infrmt|reporter", tel] },
  {
    owner: "caller",
    kinds: ["relationship"],
    parts: ["clr|cllr|callr|rptr|rp|inf|infmt|informt|infrmt|informant", reln],
  },
  { owner: "caller", kinds: [], parts: ["informt|infmt|infrmt|rptr|callr|cllr name|clr name"] },
  {
    owner: "contact",
    kinds: [],
    parts: ["cntct|ctct|cntc|contct|site cntct|poc name|poc on site|pt of contact on site|onsite poc"],
  },
  {
    owner: null,
    kinds: ["familyThere"],
    parts: [
      "fam|family|kin|nok|relatives|rels|wife|husband|spouse|son|daughter|dtr",
      "os|o s|onscene|onscn|on scn|on loc|on location|there y n|at bs|bs|bedside now|w body|w remains|w dec|w decd|pres y n|in attend",
    ],
  },
  {
    owner: null,
    kinds: ["requestedDateTime"],
    parts: [
      "req d|reqd|requested|req|wanted|needed|desired|sched|scheduled",
      "date time|dt tm|dt|tm|dttm|date hr|pickup|p u|pickup time|p u time|removal time|arrival",
    ],
  },
  {
    owner: null,
    kinds: ["ready"],
    parts: ["body|remains|pt|decd", "prepped|prepd|prep done|bagged|tagged|tagged and bagged|rdy|clrd|cleared"],
  },
  {
    owner: null,
    kinds: ["ignored"],
    parts: ["bed|bed flow|patient flow", "mgr|manager|mgmt|control|coordinator|coord|czar"],
  },
  {
    owner: null,
    kinds: ["ignored"],
    parts: [
      "time|tm|date|dt|hour|date time|date and time|when|last",
      "found|of finding|discovered|last seen|last seen alive|seen|seen alive|known alive|known well|last known well",
    ],
  },
  {
    owner: null,
    kinds: ["ignored"],
    parts: ["doa|d o a|date of arrival|dt arr|arr dt|admit dt|adm dt|dt adm|width|door width|hall width"],
  },
];
