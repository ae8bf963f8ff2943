// Short ways in which a log or a talk says whose case it is, whether the crew may come and who served; written like words/statements.ts.
import type { Statement } from "./statements";
import { coroner } from "./statements-said";

const yall = "{yall|you all|you guys|u guys|you|u|crew|your crew|they}";
const wait = "{hold|hold off|wait} {until|till|til} {the |her |his |our |}";
const officials = "{doctor|dr|coroner|nurse|rn|family|priest|chaplain|police|detective|hospice|supervisor} {_ |}";
const service = "{svc|service|served|serving} in {the |us |}{armed forces|military|forces}";
const wars =
  "{the |}{korea|korean war|vietnam|vietnam war|nam|war|gulf|gulf war|second war|great war|world war two|pacific|service|services|military|forces}";
/** Who recovers organs, tissue and eyes. */
const donation =
  "{opo|donor network|donor line|donor services|donor agency|donate life|lifelink|lifenet|lifebanc|lifesource|lifeshare|lifecenter|gift of life|gift of hope|organ procurement|organ bank|eye bank|tissue bank|donor alliance|donor referral}";
const care = "{post mortem care|postmortem care|pm care|aftercare|bath|washing|pronouncement}";

export const shortStatements: readonly Statement[] = [
  {
    field: "isDeceasedReady",
    value: "YES",
    phrases: [
      `${yall} {can|may} come {now|ahead|on|on over|over|}`,
      "ready when {we|we all|they|family} are",
      "{ready|rdy} {y|yes}",
      "notice of availability{ for release|}",
      "{rel|release|released|rls} {yes|y|ok|okd} {per|via}",
      "{release|rls} {ready|good to go|is ready}",
      "released {per|by} {house|the house|nursing|nsg|charge|admin|admitting|security|decedent|him|his|sup|supervisor|supv}",
      "{body|remains|decedent|donor} {now |is now |is |}{available|avail}",
      "{coroner|me|medical examiner|omi} {has |have |}released both",
    ],
  },
  {
    field: "isDeceasedReady",
    value: "NO",
    phrases: [
      "{ready|rdy} n",
      `${wait}${officials}{signs|calls|pronounces|finishes|releases|clears|sees|okays|is done|is finished|has been|has signed}`,
      `{awaiting|waiting on|waiting for|pending} {the |his |her |}${care}`,
    ],
  },
  {
    field: "isCoronerCase",
    value: "NO",
    phrases: [
      "{declining|declined|declines|waiving|waived|waives|releasing|relinquishing} {our |his |her |the |}jurisdiction",
      "no inquest",
      `${coroner} {passed|has passed|already passed}`,
      "non {coroner|coroners|me|medical examiner}{ case|}",
      "without {ever |}{taking|accepting|opening|assuming|claiming} {the |a |any |}{case|jurisdiction|it|custody}",
      "no {coroner|coroners|medical examiner|me|m e} {on |for |with |}{either|both|this|this one|him|her|them|these|it|here|}",
      `${coroner} {_ |_ _ |}{waved|waves|waving} {it|him|her|this|them} {off|through}`,
      `${coroner} {_ |_ _ |}{gave|given|gives} {us |them |the |an |their |his |her |}{ok|okay|go ahead|all clear|clearance|permission|blessing} {to|for} {move|remove|release|go|take|transport|pick|have|call|let|proceed}`,
      "nme{ case|}",
      `${coroner} {... |}{released|declined|waived} {no number|no num|no case|without|w o}{ number| exam| examination|}`,
      `${coroner} ... {not|isnt|arent|wont be} {taking|accepting|assuming|claiming|exercising} jurisdiction`,
      `${coroner} ... ... {per policy|per protocol|as required|as a courtesy|as always|by law|as a formality} and {released|declined|cleared|waived|passed|let it go|ok|said}`,
      "{not|isnt|arent|wont be} {taking|accepting|assuming|claiming|exercising} jurisdiction",
      "released {w o|without} {an |a |}{exam|examination|autopsy|post|investigation}",
      `{does not|doesnt|did not|didnt|not} {fall|come} under {the |}${coroner}`,
      `${coroner} {has |have |}{gave|given|gives|issued} {us |them |}{a |the |}{waiver|release|verbal release}`,
      `${coroner} {was |were |has been |}{asked|told|called|consulted} and {let it go|let him go|let her go|passed|said no|declined|released}`,
    ],
  },
  {
    field: "isVeteran",
    value: "NO",
    phrases: [
      `${service} {n|no}`,
      `{no|never any|without} {us|u s|american|} {military|armed forces|army|armed service} {of any kind|ever|there|at all|}`,
      `{never|not|wasnt|was not|were not|werent} {ever |actually |himself |herself |}{in|part of|with|enlisted in} {the |any |}{us |u s |}{armed forces|forces|armed services|service|services|military|army|navy}`,
      "{no|n} {on|to|for} {the |}{veteran|vet}{ question| status|}",
    ],
  },
  {
    field: "isVeteran",
    value: "YES",
    phrases: [
      `${service} {y|yes}`,
      "did serve {overseas|during|aboard}",
      `{did serve|served|serve|fought} {in|with|during} ${wars}`,
      "{hes|shes|he is|she is|he was|she was} {a |an |}{vet|veteran}",
    ],
  },
  {
    field: "isVeteran",
    value: "Unknown",
    phrases: [
      "{vet|veteran} {i think|i believe|we think|they think|she thinks|he thinks|i guess} {so |yes |he was |she was |}{but |}{not|im not|unsure|cant be|dont know} {sure|certain|}",
      "{vet|veteran} {maybe|possibly|perhaps|probably|could be|might be}",
    ],
  },
  {
    field: "isCoronerCase",
    value: "Unknown",
    phrases: [
      `${coroner} {in _ |}{was|has been|is} {called|notified|told|contacted|advised} {and |but |}{has not|hasnt|have not|havent} {called|answered|returned|gotten|decided|ruled}`,
    ],
  },
  {
    field: "isDonor",
    value: "NO",
    phrases: [
      `${donation} {was |were |has been |have been |}{called|notified|contacted|consulted} ... {rule out|ruled out|ruled him out|ruled her out|declined|passed|released|deferred|not a candidate|not suitable|not eligible|turned down|turned him down|turned her down|said no|no donation|not a donor}`,
      "medically {unsuitable|ineligible}",
      "{unsuitable|ineligible|not suitable|not eligible|not medically suitable} {for |as |}{a |}{donation|donor|recovery|transplant|tissue|tissue donation}",
      `${donation} {has |have |}{declined|passed|deferred|ruled him out|ruled her out|said no}`,
    ],
  },
  {
    field: "isDonor",
    value: "YES",
    phrases: [
      "{said yes|consented|agreed|gave consent|gave permission|authorized|signed consent} {to |for |}{the |}{cornea|corneas|eye|eyes|tissue|organ|bone|skin|heart valve|eye and tissue|tissue and eye} {donation|recovery|donations}",
      "{hes|shes|he is|she is|he was|she was} a {bone and tissue|tissue and bone|eye and tissue|tissue and eye|skin and bone|cornea|heart valve|eye bank} donor",
      "{eyes|corneas|tissue|tissues|organs|skin|bone} {to be|will be|being|are being|is being|set to be|due to be} {recovered|taken|procured|harvested|donated|retrieved}",
      "donor {hospital|name}",
      "{our|recovered} {organ |tissue |eye |}donor",
      "{recovery|procurement} {on|from} {our|the|this} donor",
      "{eyes|corneas|tissue|both corneas|tissue and both corneas|organs} {were|was|have been|has been} {placed|accepted|recovered|taken}",
      "{tissue|organ|eye|cornea|skin|bone} {recovery|donation|procurement} {is |was |has been |}{authorized|consented|approved|agreed|arranged|signed for}",
      "{family|nok|wife|husband|daughter|son} {authorized|consented to|agreed to|ok d|okd} {organ|tissue|eye|skin|bone|cornea} {recovery|donation|procurement}",
    ],
  },
  {
    field: "infectionPrecautions",
    value: "None",
    phrases: [
      "no {infectn|infx|infxn|inf|infec|infect|iso|isol|isoln|precaution|prec|precs|contagious|communicable}",
      "{infectn|infx|inf|infectious} {no|none|n|neg}",
    ],
  },
  {
    field: "isCoronerCase",
    value: "YES",
    phrases: [
      "{jp|judge|justice of the peace|coroner|medical examiner} {has |have |}{ordered|orders|is ordering|requested|wants|is requesting} {an |a |the |}{autopsy|inquest|post mortem|postmortem}",
      "{he is|she is|they are|theyre|hes|shes|we are|i am|im|were|is|are} {taking|accepting|keeping|opening} the case",
      "{he|she|they|we} {took|accepted|opened|has taken|have taken|has accepted|have accepted} the case",
      `${coroner} ... {took|taking|takes|has taken|have taken} over`,
      `${coroner} {is |are |will be |}{picking|collecting|transporting|removing|coming for|coming to get|taking away} {up |}{the body|him|her|them|it|the deceased|the decedent}`,
      `${coroner} {is |are |}sending {their|its|his|her|a|the} {own |}{wagon|van|transport|driver|team|livery|crew|truck}`,
    ],
  },
  {
    field: "embalmingPermission",
    value: "YES",
    phrases: [
      "{is|are|was|hes|shes} to be embalmed",
      "{wishes|would like|wants|asks|asked|prefers} {him|her|them|mom|dad|the body} {to be |}embalmed",
      "{consents|consented|agreed|agrees|permission|authorized|authorizes} {to|for} {her|his|their} embalming",
    ],
  },
  {
    field: "isPrearranged",
    value: "YES",
    phrases: [
      "arrangements {with|at} {you|us|_|_ _} {have been |are |were |}{on file|in place|made|paid}",
      "{arrangements|plans|papers|contract} {_ |_ _ |}{have been|has been|are|is} on file {since|from}",
    ],
  },
];
