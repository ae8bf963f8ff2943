// Labels of persons put together from parts that say whose item it is only when they stand together.
import type { Kind, Owner } from "./labels";

/** One phrase of each part in this order makes the label; an empty one may be missing. */
export interface ComposedLabel {
  owner: Owner | null;
  kinds: readonly Kind[];
  parts: readonly string[];
}

const ofCaller =
  "caller|calling party|reporting party|reporter|requestor|requester|requesting party|informant|notifier|referral|referral source|source of call|agency|organization|person calling|person reporting|rp|reported by|calling from";
const weAsk = "our driver|driver|drivers|crew|team|we|i|they|removal team|removal crew|transport team|transport crew";

export const composedPeople: readonly ComposedLabel[] = [
  { owner: "caller", kinds: [], parts: ["rep|rptg|rpt|reptg|repd", "by|name|party|person"] },
  { owner: "caller", kinds: [], parts: ["who", "is|was|s", "ringing|phoning|on line|on phone"] },
  {
    owner: "caller",
    kinds: [],
    parts: [
      "rptg|rptng|rpt d|rptd|reptd|reptr|rprtd|rprtd by|rpted by|repd by|rpd by|death rpt by|death rptd by|rn rptg|rptg rn|nurse rptg|staff rptg|rptg nurse|rptg staff|cllr|cld by|clld by|cld in by|phd by|ph d by|ph d in by|phd in by|ntfd by|notif by|notf by|fc by|first call by|by phone|on line|t w|s w|spk w|initiator|inft|infmt|info per|who called it in",
    ],
  },
  { owner: "caller", kinds: [], parts: ["and you are|name please|who this|caller name given|who we have on line"] },
  {
    owner: "caller",
    kinds: ["phone"],
    parts: [
      "number|phone|line|phone number|no|what number|what phone|what phone number",
      "are you|you are|caller is|they are|she is|he is",
      "calling from|phoning from|ringing from",
    ],
  },
  { owner: "caller", kinds: ["phone"], parts: ["c", "b|b no|b number|b ph|b phone|b at"] },
  { owner: "caller", kinds: [], parts: ["who rings|ringing|whos ringing|rep|who rang us|who is on line"] },
  {
    owner: "caller",
    kinds: ["phone"],
    parts: [
      "rep|rptg|rpt|clr|cllr|rp|inf|rptg party|rptg person|rptng party|rptng person|reporter|ring back|ring them back|ring her back|ring him back|call her back|call him back",
      "ph|phone|tel|cell|no|number|cb|on|at",
    ],
  },
  {
    owner: "caller",
    kinds: ["function"],
    parts: ["rep|rpt|clr|cllr|their|callers|rptg party", "title|role|position|job|rank|"],
  },
  { owner: null, kinds: ["callerPlace"], parts: ["ringing|rings|rang|phoning|phoned", "from|in from"] },
  {
    owner: null,
    kinds: ["phone"],
    parts: ["her|his|that persons", "no|ph|tel|cell|mobile|direct|direct line|line"],
  },
  {
    owner: null,
    kinds: ["ignored"],
    parts: ["their office|their", "tel|phone|office|office phone|fax|ph|no|main line"],
  },
  {
    owner: "callerId",
    kinds: [],
    parts: [
      "line|number|no|phone|phone number|id|ph|tel|caller id|calling line|incoming line|screen|display|system|phone system|name number",
      "displayed|shown|showed|shows|showing|displays|on screen|on our screen|on display|on caller id|came up|that came up|that showed|reads",
    ],
  },
  {
    owner: "callerId",
    kinds: [],
    parts: [
      "showing|shows as|cli|calling from number|calling line|calling line id|incoming line|inbound line|origin line|originating line|callers line|line called from|line calling|number called from|called from number|number dialed from|came in from number|came in on line|numero en pantalla|identificador de llamadas|numero que marco|no que marco|numero entrante|numero que aparece|linea que llama|telco id",
    ],
  },
  { owner: null, kinds: ["callerType"], parts: [ofCaller, "type|kind|category|class|group|is a|is an"] },
  {
    owner: null,
    kinds: ["callerType"],
    parts: ["type of|kind of|category of|class of", ofCaller],
  },
  {
    owner: "caller",
    kinds: [],
    parts: [
      "death|death was|death is|case|call|notice|notification|passing|referral|request|order",
      "reported|phoned|called|given|initiated|placed|made|telephoned|rung",
      "by|in by|to us by",
    ],
  },
  {
    owner: "caller",
    kinds: [],
    parts: [
      "initiated by|referred by|referral source|reportado por|reporto|informer|person giving information|person giving info|source of report|source of referral|call initiated by|who gave report|who gave us call|name of who called|llamado por|llamo|avisado por|nos llama|nos llamo|nos aviso|persona que reporta|persona que avisa|placed by|phoned by|telephoned by|telephoned in by|person who called|person who rang|who phoned|who telephoned",
    ],
  },
  {
    owner: "caller",
    kinds: ["phone"],
    parts: [
      "ring back|reach back|call them back at|call them back on|call me at|call me on|reach me on|reach me at|ring me on|ring me at|ring them on|number given by caller|number caller gave|number caller left|number left|number left by caller|number to ring back|number to return call|number to call you on|number you can be reached|number you can be reached at|where you can be reached|telefono para devolver llamada|telefono para devolver la llamada|numero para regresar llamada|numero para regresar la llamada|devolver llamada a|devolver la llamada a|numero que dejo|telefono que dejo|dejo el numero|return call number|call return number|phone back|phone back number|telephone back|back number|best way to reach you|best way to reach caller",
    ],
  },
  {
    owner: "caller",
    kinds: ["function"],
    parts: [ofCaller, "job|post|function|office|occupation|credentials|rank"],
  },
  {
    owner: "deceased",
    kinds: [],
    parts: [
      "who|whom|person|name of person|person we",
      "are we|do we|should we|will we|to be|are you",
      "picking up|pick up|bringing|bring into our care|coming for|come for|collecting|collect|removing|remove|removed|transporting|transport|transported|picked up|calling about",
    ],
  },
  {
    owner: "deceased",
    kinds: [],
    parts: [
      "name on|name per|as on",
      "id|hospital|wrist|ankle|identification|toe|body",
      "band|bracelet|tag|wristband|wrist band",
    ],
  },
  {
    owner: "deceased",
    kinds: [],
    parts: [
      "transfer of|transport of|who passed away|who has died|who has passed|who has passed away|passing away of|individual deceased|decedents legal name|name as on id|name per id",
    ],
  },
  {
    owner: "attending",
    kinds: [],
    parts: [
      "attended by|treated by|general practitioner|under care of|under the care of|being treated by|care of dr|cared for by dr|patient of dr|followed by dr|last treated by|last attended by|usual doctor|usual physician|lo atendia|la atendia|atendido por dr|medico de la familia|dr de siempre|doctor de siempre|medico de siempre|doctor de cabecera|dr de cabecera|su doctor de siempre|su medico",
    ],
  },
  {
    owner: "certifier",
    kinds: [],
    parts: [
      "certificate|death certificate|death cert|cert|dc|d c|medical certificate|certification|medical certification|cause of death certification",
      "|to be|will be|being",
      "completed by|signed by|certified by|done by|filled out by|filled in by|issued by|written by|goes to|sent to|will go to|to go to|from|by|with",
    ],
  },
  {
    owner: "certifier",
    kinds: [],
    parts: [
      "signatory|sign off doctor|sign off physician|sign off md|person completing cause of death|person certifying cause of death|certifying cause of death|completing cause of death|cause of death certified by|quien certifica|el que firma|la que firma|doctor que firma|dr que firma|doctor que va a firmar|dr que va a firmar|doctor que firmara|quien va a firmar|medico que firma|medico que va a firmar|firmante",
    ],
  },
  {
    owner: "nok",
    kinds: [],
    parts: [
      "nearest|closest|closest living|nearest living|surviving|legal|primary|main|authorizing|responsible|next",
      "|surviving",
      "relative|family|family member|relation|kin|next of kin|kinsman|nok",
    ],
  },
  {
    owner: "nok",
    kinds: [],
    parts: [
      "nearest|closest|family member responsible|responsible family member|family member in charge|person in charge|person having right of disposition|person having right to disposition|person with authority|next of kin signing|nok signing|nok of record|familiar responsable|familiar mas cercano|familiar a cargo|pariente cercano|pariente mas cercano|familiar principal",
    ],
  },
  {
    owner: "nok",
    kinds: ["relationship"],
    parts: [
      "is decedents|is deceaseds|is patients|is decedent|is deceased|is pt|is residents|family relationship|relationship of signer|who is deceaseds|who is decedents|nok is decedents|nok is deceaseds|kin is decedents|es su|es el|es la|su parentesco|parentesco familiar",
    ],
  },
  {
    owner: "nok",
    kinds: ["phone"],
    parts: [
      "family|relative|relatives|kin|next of kin|nok|next of kins|family contact|family member",
      "phone|cell|number|mobile|tel|no|best number|cell phone|telephone",
    ],
  },
  {
    owner: "nok",
    kinds: ["phone"],
    parts: ["best number|best phone|number|phone|cell|good number", "for|of", "family|nok|next of kin|relative|kin"],
  },
  {
    owner: "nok",
    kinds: ["altPhone"],
    parts: [
      "second|other|alternate|alt|2nd|backup|another",
      "number|phone|tel|no|cell|contact number",
      "for|of",
      "family|nok|next of kin|relative|kin",
    ],
  },
  {
    owner: "nok",
    kinds: ["address"],
    parts: [
      "family|relative|relatives|kin|next of kin|next of kins|familys|nok",
      "address|residence|home address|street|lives at|lives in|lives on|lives|live at|live in|resides at|is at home at",
    ],
  },
  {
    owner: "nok",
    kinds: [],
    parts: ["|person|family member|one|who is|who", "making|makes|handling|handles", "arrangements|decisions"],
  },
  {
    owner: "nok",
    kinds: [],
    parts: ["main|primary|lead|first|best|point of", "contact", "for|in|of", "family|nok|kin"],
  },
  {
    owner: "contact",
    kinds: [],
    parts: [
      "who|whom",
      "should|do|will|can|does|shall|must|would",
      weAsk,
      "ask for|see|meet|look for|report to|talk to|check in with|call on arrival|ring|call|contact|speak to|speak with|find",
      "|there|on site|on arrival|when there|at door",
    ],
  },
  {
    owner: "contact",
    kinds: [],
    parts: [
      weAsk,
      "should|to|must|can|will|please",
      "ask for|see|meet|look for|report to|talk to|check in with|call|ring|contact",
    ],
  },
  {
    owner: "contact",
    kinds: [],
    parts: [
      "will be met by|met by|met at door by|let in by|to be met by|who will meet you|who will meet us|who will let us in|who will let you in|who lets us in|contact name on site|on site contact name|ask at desk for|ask for at desk|ask at front for|officer staying with body|officer staying w body|officer with body|officer staying|person waiting with body|person staying|staying with body|waits for crew|quien recibe|quien los recibe|quien abre|los espera|los recibe|preguntar por|pregunte por|pregunten por",
    ],
  },
  {
    owner: "pronouncer",
    kinds: [],
    parts: [
      "person|one|nurse|doctor|physician|official|name of person|name of nurse|coroner|medic|paramedic",
      "who|that",
      "pronounced|declared|certified|verified",
      "|death|decedent|patient|it",
    ],
  },
  {
    owner: "pronouncer",
    kinds: [],
    parts: ["person|one|nurse|rn|doctor|physician|medic", "who|that", "called", "death|it|time of death"],
  },
  {
    owner: "pronouncer",
    kinds: [],
    parts: [
      "death|dead|declared dead|certified dead|death certified|death declared",
      "at scene|on scene|at bedside|at facility",
      "by",
    ],
  },
  {
    owner: "release",
    kinds: [],
    parts: [
      "authorized|approved|cleared|ok d|okd|okayed|signed|signed off|permitted",
      "for|to",
      "release|removal|release body|release remains|remove|release of body",
      "by|per|from",
    ],
  },
  {
    owner: "release",
    kinds: [],
    parts: [
      "release|body release|removal|remains release|hold",
      "authorized|approved|cleared|okd|ok d|okayed|verbal|verbally given|given|permitted|lifted|signed off|signed",
      "by|from|per",
    ],
  },
  {
    owner: "release",
    kinds: [],
    parts: [
      "authorizing person release|person authorizing removal|person approving release|morgue release signed by|morgue release by|paperwork signed by|release paperwork signed by|release form signed by|autorizo entrega|entrega el cuerpo|libero",
    ],
  },
];
