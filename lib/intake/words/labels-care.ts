// Labels of what the crew must know of the way and of the dead: how many to send, what is catching, who treats, who signs and whose kin.
import type { ComposedLabel } from "./labels-people";

export const composedCare: readonly ComposedLabel[] = [
  {
    owner: "nok",
    kinds: [],
    parts: [
      "signature|sign|signed|sig|sgd",
      "of|by|for|",
      "nok|next of kin|n o k|kin|legal next of kin|legal nok|authorizing next of kin|authorizing nok|relative|family member",
    ],
  },
  {
    owner: "nok",
    kinds: [],
    parts: ["nok|next of kin|kin|relative|family|family member", "signature|sign|signed|sig"],
  },
  {
    owner: "deceased",
    kinds: [],
    parts: [
      "decedent|decd|dec|deceased|victim|subject|body|male|female|",
      "id|id d|ided|identified|ident|identification|positive id|tentative id",
      "by|per|via|from|as",
      "|tx|ca|fl|ny|oh|pa|il|ga|nc|mi|nj|va|wa|az|ma|tn|in|mo|md|wi|co|mn|sc|al|la|ky|or|ok|ct|ut|ia|nv|ar|ms|ks|nm|ne|id|wv|nh|me|mt|ri|de|sd|nd|ak|vt|wy|hi|state|his|her",
      "dl|d l|ol|id|id card|license|licence|driver license|drivers license|wallet|passport|papers|fingerprints|prints|neighbor|landlord|family|son|daughter|wife|husband",
    ],
  },
  {
    owner: "deceased",
    kinds: [],
    parts: ["decedent|decd|dec|deceased|victim|subject|body", "id|id d|ided|identified|ident", "as"],
  },
  {
    owner: null,
    kinds: ["crew"],
    parts: ["people|hands|head count|movers|lift by|carry"],
  },
  {
    owner: null,
    kinds: ["stairs"],
    parts: [
      "up down|footing|way in|way out|terrain|ground|removal conditions|difficulties|getting in|getting out|getting him out|getting her out|getting them out|getting him down|getting her down|how to get out|egress|approach|path|layout|house layout|site conditions",
    ],
  },
  {
    owner: null,
    kinds: ["precautions"],
    parts: [
      "inf|pcn|pcns|prec|precs|precaut|precauts|anything catching|catching|blood body fluid|blood and body fluids|body fluids",
    ],
  },
  { owner: null, kinds: ["donor"], parts: ["don"] },
  { owner: null, kinds: ["veteran"], parts: ["mil|ex service|ex military|former military|ex servicemember"] },
  {
    owner: null,
    kinds: ["ready"],
    parts: [
      "body may go|may leave|body may leave|remains may leave|free to leave|released to fh|released to funeral home|released to the funeral home|released to mortuary|released to mortician|released to us|released to fd|released to f d|available|avail|removal now|permission to remove",
    ],
  },
  {
    owner: null,
    kinds: ["ready"],
    parts: [
      "can|could|may",
      "patient|the patient|body|the body|decedent|the decedent|deceased|the deceased|resident|the resident|pt|he|she|they|he or she|he she|loved one",
      "be picked up|be removed|be moved|be taken|be released|be transported|be collected|go|leave",
      "|now|right now|at this time|right away|yet|today",
    ],
  },
  {
    owner: null,
    kinds: ["familyThere"],
    parts: [
      "visitors|visitor|company",
      "|now|present|at bedside|in room|on site|here|currently|at this time|with pt|in building",
    ],
  },
  {
    owner: "coroner",
    kinds: [],
    parts: [
      "coroner call|me call|medical examiner call|coroner contact|coroner report",
      "reqd|req d|req|needed|required",
    ],
  },
  {
    owner: "coroner",
    kinds: [],
    parts: [
      "med examiner|med exam|medicolegal|medico legal case|omi medical investigator case|omi medical examiner case",
    ],
  },
  {
    owner: "certifier",
    kinds: [],
    parts: [
      "who may certify|who can certify|who could certify|may certify|may sign|who may sign|who can sign|certify|cause by|agreed to sign",
    ],
  },
  { owner: "attending", kinds: [], parts: ["internist|oncologist|cardiologist|patient of|sees"] },
];
