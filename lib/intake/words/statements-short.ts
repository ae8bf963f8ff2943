// Short ways in which a log or a talk says whose case it is, whether the crew may come and who served; written like words/statements.ts.
import { family as kin, type Statement } from "./statements";
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

/** The years in which men were drafted. */
const draftYears = Array.from({ length: 34 }, (_, year) => `${year + 40}|19${year + 40}`).join("|");

export const shortStatements: readonly Statement[] = [
  {
    field: "isFamilyThere",
    value: "NO",
    phrases: [
      `${kin} {was|were|has been|have been|all} {already |all |}{sent|taken|driven|dropped} {back |off |at |}home`,
      `${kin} {_ |_ _ |}{viewing|visit|visitation|goodbyes} {is |are |was |were |}{done|over|finished|complete|completed} {and |}{all |everyone |they |they have |theyve |now |}{left|gone|went home|gone home|cleared out}`,
      `${kin} {is|are|s|re} {_ |about |still |at least |}{_|a few|several|a couple|a couple of|half an} {hours|hour|hrs|hr|minutes|mins|min|states|days} {out|away|off|drive away}`,
      `${kin} {is|are|will be|plan to be|plans to be|should be|hope to be} {_ |}{flying|driving|traveling|coming|travelling} {in|up|down|out|over|here|there|back}{ from}`,
      `${kin} {will be|ll be|should be|is going to be|are going to be|expects to be|plans to be|will get|should get|will arrive} {here |there |}{in|within} {about |another |the next |}{_|an|half an|a half|a couple of|a few|the} {_ |}{min|mins|minutes|hour|hours|hrs|hr}`,
      `${kin} {not expected|isnt expected|arent expected} {here |there |in |}{until|till|til|tomorrow|later|at|around|in}`,
      "{wont be|will not be|isnt|arent|is not|are not|not} {anyone|anybody|any family|any relatives|any kin} {here|there|coming|present|on site|with him|with her}",
      "only {the|a|an|his|her} {aide|nurse|caregiver|staff|hospice nurse|neighbor|neighbors|landlord|police|roommate|sitter|home health aide} {is |are |}{here|there|at the house|at the home|present|on site|with him|with her}",
      "{all |everyone |they all |they have all |}{said|saying} {his|her|their} {last |final |}{goodbyes|goodbye|farewells} {and |then |}{all |}{left|gone|went home|headed out|headed home|gone home|cleared out|took off}",
    ],
  },
  {
    field: "isFamilyThere",
    value: "YES",
    phrases: [
      `${kin} {_ |_ _ |}{at|by} {his|her|the|pts|pt|patients|their|} {side|bedsides|bed|beds}`,
      `${kin} {is|are|s|re|were|has been|have been|} {all |both |still |now |also |}{sat|sitting|seated|standing|praying|keeping vigil|keeping watch|holding vigil|camped out|gathered|huddled|waiting} {around|beside|with|by|outside|next to|near|together} {him|her|them|the bed|the bedside|the room|his bed|her bed|his room|her room|the door|the body|mom|dad}`,
      `${kin} {will stay|is staying|are staying|staying|stays|plan to stay|plans to stay|wants to stay|want to stay|intend to stay|not leaving|isnt leaving|arent leaving|wont leave|will not leave|refuses to leave} {with him|with her|put|here|there|until|till|til}`,
      "{we are|were|we re} {all |both |still |}{in|on|around} {the|her|his|our} {living room|bedroom|kitchen|bedside|family room|den|front room|porch|bed}",
      `${kin} {has |have |}{asked for|asked|want|wants|would like|requested|requests|need|needs} {for |}{about |another |a |an |some |}{hour|time|while|minutes|few minutes|little time|moment|moments|bit} {alone |}{with} {him|her|them|mom|dad}`,
      "{were|we are|we re} {not going|not leaving|staying|all staying|going to stay} {anywhere|put|with him|with her|here|till|until|til}",
    ],
  },
  {
    field: "isVeteran",
    value: "NO",
    phrases: [
      "served {... |}but {she|he|mom|dad|the deceased|the resident|the patient} {herself|himself|} {never|did not|didnt|wasnt|was not|hadnt}",
      "{she|he|mom|dad} {herself|himself} {never|did not|didnt|was not|wasnt} {did|serve|served|a vet|a veteran|in the service|in the military|}",
    ],
  },
  {
    field: "isVeteran",
    value: "YES",
    phrases: [
      "{did|had|served|pulled|with|after} {a |one |two |three |his |her |}{tour|tours|hitch|hitches} {in|of} {the |}{nam|vietnam|korea|iraq|afghanistan|gulf|germany|combat|duty}",
      "{was |got |}drafted and served",
      "{he|dad|daddy|papaw|grandpa|granddad} was {over |}in {vietnam|nam|korea|the pacific|the gulf}",
      "{korea|korean war|vietnam|wwii|ww2|gulf war} era {army|navy|marines|marine|air force|usaf|usmc|coast guard|service|military}",
      "{years|yrs|yr} {army|navy|air force|marines|marine corps|coast guard|usaf|usmc|usn|military|national guard}",
      "{chaplain|cook|medic|corpsman|nurse|pilot|officer|mechanic|clerk|engineer|sergeant|captain|major|colonel|gunner|radioman|radio operator|truck driver|musician|doctor|surgeon|dentist} {in|with} the {us |}{army|navy|air force|marines|marine corps|coast guard|national guard}",
      `{was |got |}drafted in {${draftYears}}`,
      `{was |got |}drafted {in|into|for|during} ${wars}`,
      "{was |got |}drafted {in|into} {the |}{us |}{army|navy|marines|marine corps|air force}",
      "{so |thats a |its a |is a |}yes {a |to |on |for |}{vet|veteran}",
      "{seabees|green beret|green berets|army ranger|navy seal|paratrooper|merchant marine}",
      "{vfw|legion|american legion|dav|amvets} {post |hall |lodge |}{_ |}{he |she |and he |and she |where he |where she |}{was |is |has been |had been |}{a |an |an active |a proud |a longtime |a life |}member",
      "{member|commander|officer} of {the |his |her |our |a |}{local |}{vfw|american legion|legion|dav|amvets}",
      "{usn|usaf|usmc|uscg|us army|us navy|us air force} {ret|retired|vet|veteran}",
      "{dd214|dd 214|dd two fourteen|discharge papers|discharge certificate} {is |are |will be |}{here|available|provided|on file|in hand|in the|attached|with|coming|ready|being}",
      "{has|have|got|found|bring|bringing} {his|her|the|a} {dd214|dd 214|discharge papers}",
    ],
  },
  {
    field: "isVeteran",
    value: "Unknown",
    phrases: [
      "{cant|cannot|couldnt|could not|wouldnt be able to} {tell|tell you|say|be sure} {if|whether} {he|she|they} {ever |}{served|was in|were in|did any service}",
    ],
  },
  {
    field: "isPrearranged",
    value: "Unknown",
    phrases: [
      "{may|might|could} have {already |}{set something|set anything|something set|something arranged|anything arranged|made arrangements|made plans|prepaid|prearranged|bought something|a plan} {up|with|somewhere|but|ahead|years|}",
      "{no idea|no clue|unclear|unsure|not sure|uncertain|dont know|doesnt know|do not know|does not know|didnt know|nobody knows|no one knows|wasnt sure|wouldnt know|cant say|couldnt say} {if|whether} {_ |_ _ |_ _ _ |}{ever |already |had |has |}{made|makes|did|set up|signed|bought|had|has|have|left|planned|arranged|paid for} {any |anything |something |a |}{funeral |burial |prior |}{arrangements|arranged|plans|planned|plan|policy|set up|contract|in place|ahead|preneed|instructions}",
    ],
  },
  {
    field: "isPrearranged",
    value: "YES",
    phrases: [
      "{everythings|everything is|everything has|its all|it is all|all} {been |already |all |}{been |already |}{arranged|planned|taken care of|paid for|set up} {with|at|through|by|since|already|years|in _}",
      "{cremation|funeral|burial} {plan|contract|policy|membership} {w |with |through |at }{_ society|_|us|you}",
      "{burial|funeral|cremation|final} {plan|plans|arrangements|contract|trust|policy|expenses} {is |are |was |were |has been |have been |}{on file|prepaid|paid|all paid|paid up|in place|funded|paid in full|paid for|already set|all set}",
      "{has|have|had} {a |the |}{policy|plan|contract|trust} {w |with |through |thru |from |at }{you|yall|you all|you guys|your place|us|the home|the funeral home|_ funeral home|_ mortuary|_ chapel|_ society} {prepaid|paid up|all paid|fully paid|paid in full}",
      "{she|he|mom|dad|they|and|already} {prepaid|pre paid|prearranged|preplanned} {years|long|back|in _|with|at|everything|it|all|ahead|already|her|his}",
    ],
  },
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
      `${coroner} {passed|has passed|already passed} {on|and|over|by|with|no|so|it|this|per}`,
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
