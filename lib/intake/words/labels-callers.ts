// Labels put together from parts that ask who told us of the death, by what number that person is reached, and whom the crew sees.
import type { ComposedLabel } from "./labels-people";

const us =
  "funeral home|funeral homes|mortuary|fh|f h|firm|funeral firm|funeral director|fd|funeral service|funeral establishment|funeral provider|funeral chapel|undertaker|mortician|crematory|cremation service|cremation provider|removal service|removal company|transport|transport service|transport company|first call service|answering service|night line|after hours line|mort|funeraria";
const shortUs =
  "funeral home|mortuary|fh|f h|firm|funeral director|funeral establishment|funeral firm|undertaker|mortician|transport";
const told = "called|phoned|contacted|telephoned|informed|alerted|rung|advised|paged|faxed|emailed";

export const composedCallers: readonly ComposedLabel[] = [
  // "Mortuary phoned by", "FH called by (staff)".
  { owner: "caller", kinds: [], parts: [us, told, "by|by whom|by who|by staff|by rn|by nurse|by name|by initials"] },
  // "Phoned to mortuary by", "Call placed to firm by".
  {
    owner: "caller",
    kinds: [],
    parts: [
      "called|phoned|telephoned|reported|relayed|faxed|call placed|call made|call|phone call|notice|notice given|notification|notification made|notification given|report|report given|report called",
      "to|in to",
      shortUs,
      "by|from|made by|placed by",
    ],
  },
  // "Nurse who called mortuary", "Person notifying the funeral home".
  {
    owner: "caller",
    kinds: [],
    parts: [
      "nurse|rn|staff|staff member|person|employee|name|name of person|name of nurse|name of staff|who",
      "|that|who",
      "called|calling|notified|notifying|phoned|phoning|contacted|contacting|informing|reporting to",
      shortUs,
    ],
  },
  {
    owner: "caller",
    kinds: [],
    parts: ["frm|fr|frm who|fm|call frm|call fr|call fm|msg frm|msg fr|rcvd frm|rcvd fr|recd frm|recd fr"],
  },
  // "Number for questions".
  {
    owner: "caller",
    kinds: ["phone"],
    parts: [
      "number|phone|no|tel|cell|call|direct|ext|contact number|best number",
      "for|with|if|w",
      "questions|any questions|more questions|follow up|followup|follow up questions|more info|more information|further info|further information|problems|issues|any problems",
    ],
  },
  // "Says she is", "Claims to be".
  {
    owner: "caller",
    kinds: ["relationship"],
    parts: [
      "says|said|states|stated|claims|caller says|caller states|identifies|self identifies|identified|gives self|introduced self|introduces self",
      "she is|he is|they are|shes|hes|to be|as|self as|being",
    ],
  },
  {
    owner: "caller",
    kinds: ["phone"],
    parts: ["questions|any questions|problems|any problems", "call|number|to|phone|ring"],
  },
  // "Contact on scene for removal".
  {
    owner: "contact",
    kinds: [],
    parts: [
      "contact|poc|point of contact|contact person|person to see",
      "on scene|at scene|on site|at site|there|at facility|at door|at house|at hospital",
      "for removal|for the removal|for pickup|for pick up|for transport|for release|for crew|for driver|for arrival",
    ],
  },
];
