// Labels of the place where somebody died or lies, of the house chosen and of the hospice, as whole phrases put together from parts.
import type { ComposedLabel } from "./labels-people";

const houses =
  "facility|fac|hospital|hosp|home|nursing home|place|location|loc|site|house|building|bldg|community|institution|unit";
const whom = "he|she|they|patient|pt|resident|decedent|deceased|dec|loved one|person|person who died|body";
const firms = "firm|mortuary|funeral home|fh|funeral firm|funeral provider|provider|house";

export const composedSites: readonly ComposedLabel[] = [
  {
    owner: "location",
    kinds: [],
    parts: [houses, "where|in which|at which", "death|passing|expiration", "occurred|took place|happened|was"],
  },
  {
    owner: "location",
    kinds: [],
    parts: [houses, "|where|in which|at which", whom, "died|passed|passed away|expired|is in|is at|is located|lies"],
  },
  {
    owner: "location",
    kinds: [],
    parts: [
      "where|where at",
      whom,
      "is now|is right now|is at this time|is at this moment|is currently|lies|lies now|passed away|expired",
    ],
  },
  {
    owner: "location",
    kinds: [],
    parts: ["where is|where are", whom, "now|right now|at this time|at this moment|at present|currently|at"],
  },
  {
    owner: "location",
    kinds: [],
    parts: ["where|place", "passed|passed away|death took place|death happened|death was"],
  },
  {
    owner: "location",
    kinds: [],
    parts: ["location|place|facility|site|whereabouts", "at|at time of|at time of the|of", "death|passing|expiration"],
  },
  { owner: "location", kinds: [], parts: ["present|current|last", "whereabouts"] },
  {
    owner: "location",
    kinds: [],
    parts: ["esta|se encuentra|ubicado|ubicada|se halla|esta ahora|lo tienen|la tienen", "en"],
  },
  {
    owner: "location",
    kinds: [],
    parts: [
      "body|remains|deceased|decedent|dec|loved one|patient|pt|resident",
      "|is|are",
      "with|held by|held with|in care of|in custody of|can be found at|lying in|lying at|located in|kept at|kept by|stored with",
    ],
  },
  {
    owner: "location",
    kinds: [],
    parts: ["building|bldg|rehab|assisted living|alf|snf|care center|care home|memory care|campus|alf snf", "name|nm"],
  },
  {
    owner: "location",
    kinds: ["address"],
    parts: ["gps|service|site|scene|navigation|residence facility|residence or facility", "address|addr"],
  },
  {
    owner: "location",
    kinds: ["phone"],
    parts: ["hosp|hospital|facility|fac|main|house|nursing", "op|operator|opr|switchboard|swbd|station|stn"],
  },
  {
    owner: "location",
    kinds: ["phone"],
    parts: ["land line|landline|line|number|phone|tel", "there|at the house|at house|at the place|at scene"],
  },
  {
    owner: "location",
    kinds: ["phone"],
    parts: [
      "hospice house|group home|care home|board and care|unit|ward|station|floor desk",
      "phone|ph|tel|number|line",
    ],
  },
  {
    owner: "pickup",
    kinds: [],
    parts: ["driver|crew|we|van|car|team", "goes to|go to|to go to|comes to|respond to"],
  },
  {
    owner: null,
    kinds: ["home"],
    parts: [
      "permanent|perm|legal|usual|domicile|voting|registered|normal|regular|pre admission|preadmission|pre admit",
      "addr|adr|address|address is|residence address",
    ],
  },
  {
    owner: null,
    kinds: ["home"],
    parts: ["his|her|their|dec|decd|pts|pt|patients", "home|own home|home is|house address"],
  },
  {
    owner: null,
    kinds: ["home"],
    parts: [
      "addr|address|residence",
      "on|per|from|off",
      "|his|her",
      "license|drivers license|dl|id|face sheet|facesheet|chart",
    ],
  },
  { owner: null, kinds: ["home"], parts: ["residing|residing now|was residing", "at|in"] },
  {
    owner: null,
    kinds: ["county"],
    parts: ["which|what|in what|in which|place of death|pod|death", "co|cnty|parish|borough"],
  },
  {
    owner: "destination",
    kinds: ["address"],
    parts: ["release|release to|released to|deliver|convey to|conveyed to|drop|drop off|take to|bring to", "addr|adr"],
  },
  {
    owner: "location",
    kinds: [],
    parts: ["sending|calling|releasing|reporting|transferring", "facility|fac|site|institution|house"],
  },
  {
    owner: "funeralHome",
    kinds: [],
    parts: [
      "familys|family|fam|nok|kin|familys own|next of kin|nok s|family s",
      "choice|pick|selection|preference|using|choice of fh|chose|has chosen|chooses",
    ],
  },
  {
    owner: "funeralHome",
    kinds: [],
    parts: [
      "arrangements|services|service|funeral arrangements|final arrangements|disposition",
      "thru|through|by|with|w|made with|made through|handled by|entrusted to|under care of|being handled by",
    ],
  },
  {
    owner: "funeralHome",
    kinds: [],
    parts: [
      "preneed|pre need|prearranged|pre arranged|prepaid|pre paid|preplanned|pre planned",
      "with|at|thru|through|firm|house|funeral home|mortuary|held by",
    ],
  },
  {
    owner: "funeralHome",
    kinds: [],
    parts: ["disposition|funeral|cremation|burial|chosen|selected|handling|receiving", firms],
  },
  {
    owner: "destination",
    kinds: [],
    parts: [
      "transport|transfer|send|sending|move|bring|drop|convey|carry|deliver",
      "decedent|deceased|dec|patient|pt|resident|body|remains|him|her|them",
      "to|over to|back to|off at",
    ],
  },
  {
    owner: "destination",
    kinds: [],
    parts: [
      "where",
      "he|she|they|decedent|body|deceased|dec|patient|remains",
      "goes|go|is going|are going|is to go|will go|to go|should go",
    ],
  },
  { owner: null, kinds: ["home"], parts: ["addr|residence|home address|home addr", "of record|on record"] },
  {
    owner: "hospice",
    kinds: [],
    parts: [
      "admitted to|enrolled in|enrolled with|on|under|followed by|served by|care by",
      "hospice",
      "|with|by|of|agency|since with|care of|program",
    ],
  },
];
