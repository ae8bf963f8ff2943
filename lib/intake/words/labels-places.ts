// Labels of places, days and facts put together from parts that ask for it only when they stand together.
import type { ComposedLabel } from "./labels-people";

const ofDead =
  "deceased|decedent|body|remains|patient|resident|him|her|them|person|loved one|person who died|person who passed";
const kinThere = "family|relatives|relative|kin|nok|next of kin|loved ones|anyone|someone|family members|visitors";

export const composedPlaces: readonly ComposedLabel[] = [
  {
    owner: null,
    kinds: ["placeKind"],
    parts: [
      "home|residence|house|hospital|hosp|res|nursing home|nh",
      "|or",
      "hospital|hosp|facility|residence|res|home|nursing home|nh",
      "|or|or at",
      "|facility|other|hospital|nursing home|nh|hospice|res|residence|facility other",
    ],
  },
  {
    owner: "location",
    kinds: ["address"],
    parts: ["loc|location|place|facility|fac|site|pickup", "line 1|line1|line|ln 1"],
  },
  { owner: "location", kinds: ["unit"], parts: ["loc|location|place|facility|fac|site|pickup", "line 2|line2|ln 2"] },
  {
    owner: null,
    kinds: ["callDateTime"],
    parts: [
      "rang in|rang|rung in|rang at|rings in|order in|order came in|call was in|phoned in at|phoned at|phoned in on|logged at|logged in|call dt|call dt tm|call date tm|taken on|taken down|note taken|note time|time taken|msg in|message in|message taken at",
    ],
  },
  {
    owner: null,
    kinds: ["requestedDateTime"],
    parts: ["want|wants|want by|wants by|wanted by|want us|want at|need her by|need him by|need by|needs by"],
  },
  {
    owner: null,
    kinds: ["birth"],
    parts: ["b d|bdate|b dt|birth dt|dt of birth|birth day date|day born|dia de nacimiento|date of nacimiento"],
  },
  {
    owner: null,
    kinds: ["deathDate"],
    parts: [
      "fallecimiento|decease date|expiration date|death day|dt of death|dt death|death dt|date death occurred|dia de muerte|dia de la muerte|defuncion",
    ],
  },
  {
    owner: null,
    kinds: ["deathTime"],
    parts: [
      "actual|official|legal|clock|charted|pronounced|exact|recorded|approximate|estimated|est",
      "tod|time of death|death time|hour of death|time of passing",
    ],
  },
  {
    owner: null,
    kinds: ["deathTime"],
    parts: [
      "time death occurred|time that death occurred|time called by md|expiration time|expired time|decease time|at about|at approximately|time heart stopped|hr",
    ],
  },
  {
    owner: null,
    kinds: ["ready"],
    parts: [
      `able|ok|okay|clear|cleared|free|good|ready|may|may we|can we|can|could we|all set|set|approved|${"body|remains|decedent|deceased|patient|resident"
        .split("|")
        .map((one) => `${one} ready`)
        .join("|")}`,
      "to go|to leave|to move|to remove|to be removed|to be picked up|to be moved|to be released|to pick up|to pick up now|to pickup|to pickup now|to transport|to be transported|to transfer|to come|to collect|to be collected|for collection|for removal|for pickup|for pick up|for transport|for transfer|for us|be removed|be removed now|be picked up|be moved|be collected|be transported|remove now|remove at this time|come now|come right away|come at once|come straight away|come any time|come anytime|pick up now|go now|leave now|collect now",
    ],
  },
  {
    owner: null,
    kinds: ["ready"],
    parts: [
      "releasable|removable|removable now|releasable now|ready status|go ahead to remove|go ahead|go ahead for removal|hold lifted|se puede mover|se puede llevar|ya se puede recoger|lista para entregar|listo para entregar|lista para entrega|listo para entrega|lista para trasladar|listo para trasladar",
    ],
  },
  {
    owner: null,
    kinds: ["familyThere"],
    parts: [
      `${kinThere}||who is`,
      "waiting|sitting|staying|keeping vigil|remaining|still",
      `with ${ofDead.split("|").join("|with ")}`,
    ],
  },
  {
    owner: null,
    kinds: ["familyThere"],
    parts: [
      kinThere,
      "|still",
      `at home|at house|in room|in house|on premises|in attendance|gathered|around|at hand|with ${ofDead.split("|").join("|with ")}`,
    ],
  },
  {
    owner: null,
    kinds: ["familyThere"],
    parts: [
      "in room|in home|in the home|others present|others there|others in home|others at home|others in the home|present now|staying with body|stays with body|present at home|present in home|present at bedside|present with deceased|present with body|present in room|who is present|who is there|who is there now|who is with body|who is with him|who is with her|who is with deceased|acompanado por|quien esta|quien acompana|hay familia|esta familia|familia alli|familia alla|familia con el|familia con ella",
    ],
  },
  { owner: null, kinds: ["height"], parts: ["length|body length|length of body|tall about|stature approx"] },
  { owner: null, kinds: ["age"], parts: ["aged|yr old|years of life|age turned|age last birthday"] },
  {
    owner: null,
    kinds: ["sex"],
    parts: ["man woman|legal sex|persons sex|gender identity|h m|hombre mujer|varon mujer|m h"],
  },
  {
    owner: null,
    kinds: ["home"],
    parts: [
      "address of record|physical residence|home of record address|resided in|made home at|where deceased lived|where they lived|where decedent lived",
    ],
  },
  {
    owner: "location",
    kinds: ["address"],
    parts: ["domicilio del|direccion del|dir del", "lugar|hospital|asilo|establecimiento|hospicio"],
  },
  {
    owner: "location",
    kinds: ["phone"],
    parts: [
      "nursing office|supervisors office|nursing supervisors office|house supervisors office|admissions office|information desk|pbx|bldg|premises|desk|front desk|switchboard|main switchboard|hospital switchboard|hospital operator|house operator|reception desk|general|building|landline|ward|ward desk|campus|nurse station|nursing station|nurses station|morgue|mortuary desk|morgue desk|morgue office|security office|community",
      "phone|number|tel|telephone|ph|line|no",
    ],
  },
  {
    owner: "location",
    kinds: ["phone"],
    parts: [
      "switchboard|main switchboard|hospital switchboard|hospital operator|landline|reception desk|morgue desk|ward desk|pbx|hospital pbx|main pbx|pbx operator|information desk",
    ],
  },
  {
    owner: "location",
    kinds: ["phone"],
    parts: [
      "phone|tel|telephone|number|no|ph|landline|line|desk|front desk|switchboard|main switchboard|reception|operator|pbx|nurses station|nurse station|nursing station|main phone|main number|main line|main desk|phone number|telephone number",
      "there|at hospital|at nursing home|at house|at home|at residence|at facility|at place|at location|at building|in room|at bedside|on unit|on ward|for unit",
    ],
  },
  {
    owner: null,
    kinds: ["room"],
    parts: [
      "where in|location in|location within|place in|spot in|area of|part of",
      "bldg|building|facility|hospital|house|community|home|campus|complex",
    ],
  },
  {
    owner: null,
    kinds: ["room"],
    parts: [
      "nursing unit|hospital unit|pod|held in|kept in|being held in|being kept in|now held in|now kept in|currently held in|remains held in|patient held in|is held in|lies in|now lying in|stored in|being stored in|lying in room|body held in|body kept in|room held in|suite no|suite number|unit bed|unit and bed|hab no",
    ],
  },
  {
    owner: "hospice",
    kinds: [],
    parts: [
      "hospice care by|hospice care with|hospice service|hospice services|hospice services by|hospice program|hospice serving|cared for by hospice|which hospice|what hospice|en hospicio con|hospicio a cargo|servicio de hospicio",
    ],
  },
  {
    owner: null,
    kinds: ["prearranged"],
    parts: [
      "|any|prior|prepaid|existing|previous|paid|advance|already",
      "funeral policy|funeral plans|funeral arrangements|burial policy|plans made|plans already made|plans on file|contract on file|arrangements on file|plans in place|arrangements in place|arrangements paid|plan in place",
    ],
  },
  {
    owner: null,
    kinds: ["prearranged"],
    parts: [
      "do they have|does she have|does he have|did they have|has|have|do you have|is there|are there",
      "|a|any",
      "funeral policy|funeral plan|preneed|pre need|prearrangements|prepaid plan|plan|policy|prior arrangements|arrangements",
    ],
  },
  {
    owner: null,
    kinds: ["coronerCase"],
    parts: [
      "caso de me|caso de jp|opo me case|caso forense|me jp|coroner me jp|jp me|reportable|me required|omi call required|me call required|coroner call required|medical examiner required|is coroner needed|is me involved|coroner or jp|me or jp case|case for me|inquest needed|inquest required",
    ],
  },
  {
    owner: null,
    kinds: ["donor"],
    parts: [
      "opo case|opo donor|tissue or organ donor|donation accepted|is donor|donador|donadora|donador de organos|donadora de organos",
    ],
  },
  {
    owner: null,
    kinds: ["precautions"],
    parts: [
      "contact droplet airborne|isol|isolation level|precaution level|precautions needed|precautions required|precautions to take|iso type|infectious state|que precauciones|tipo de precaucion|barrier needed",
    ],
  },
  {
    owner: null,
    kinds: ["coronerCaseNumber"],
    parts: [
      "me|m e|coroner|coroners|medical examiner|omi|jp|inquest|ocme|justice of peace|forensic|inq",
      "|case|log|file|report|inquest|ref|reference|record|control",
      "no|number|num|id",
    ],
  },
  {
    owner: null,
    kinds: ["stairs"],
    parts: [
      "stairway|stairways|access difficulties|access difficulty|tight corners|narrow halls|stairs or narrow halls|steps inside|steps outside|steps at house|steps at door|steps up|escaleras en casa|obstaculos|escaleras o escalones|gradas",
    ],
  },
  {
    owner: null,
    kinds: ["crew"],
    parts: [
      "helpers|drivers|helpers needed|drivers required|men to send|people to send|hands needed|staff to send|removal staff required|removal staff needed|attendants requested|no of attendants|number of men|no of people|number of people|how many staff|cuantos hombres|cuantas personas|personal requerido|numero de personas|hombres",
    ],
  },
  {
    owner: null,
    kinds: ["requestedTime"],
    parts: [
      "arrival time|time|arrival",
      "requested|wanted|desired|preferred|for removal|for pickup|for pick up|to arrive|to come",
    ],
  },
  {
    owner: null,
    kinds: ["requestedDateTime"],
    parts: [
      "needed at|go when|when needed|when to go|when to come|when to collect|when to remove|removal when|go at|go on|collect when|needed when|cuando recoger|cuando pasar",
    ],
  },
  {
    owner: "destination",
    kinds: [],
    parts: [
      "send to|carry to|convey to|bear to|move to|take them to|bring them to|take body to|bring body to|carry body to|carry remains to|send body to|send remains to|hand over to|traer a|a donde va|a donde se lleva|lo llevan a|se entrega a|goes on to",
    ],
  },
  {
    owner: "destination",
    kinds: [],
    parts: [
      "where",
      "are|should|do|will|would you like",
      "we|us to|you want us to|you like us to",
      "bringing|bring|taking|take|deliver|delivering|going with",
      "him|her|them|remains|body",
    ],
  },
  {
    owner: "funeralHome",
    kinds: [],
    parts: [
      "service chosen|services chosen|home chosen|firm chosen|chosen home|chosen firm|chosen mortuary|chosen service|services with|service with|service by|services by|mortician|mortician name|arrangements by|arrangements with|funeral by",
    ],
  },
  {
    owner: "location",
    kinds: ["address"],
    parts: ["site|scene|venue|campus|building|bldg", "address|addr|street address"],
  },
  {
    owner: null,
    kinds: ["room"],
    parts: [
      "he|she|he is|she is|they re|they are|body is|body s|patient is|resident is|deceased is|decedent is|pt is",
      "in|in room|in rm|in unit",
    ],
  },
  {
    owner: "pickup",
    kinds: [],
    parts: ["released from|collected from|removed from|picked up from|fetch from|fetched from"],
  },
  {
    owner: "pickup",
    kinds: [],
    parts: [
      "place of|place for|address for|address to|address of",
      "removal|pickup|pick up|collection|collect from|go to",
    ],
  },
];
