// What people say when they answer a question that nobody printed: "not a vet", "family has been and gone".

// {a|b} means one of these, {a|} one or nothing, _ any one word, ... up to four words. Case and apostrophes do not count.

export interface Statement {
  field:
    | "isVeteran"
    | "isFamilyThere"
    | "isDeceasedReady"
    | "isPrearranged"
    | "isDonor"
    | "embalmingPermission"
    | "isCoronerCase"
    | "covidStatus"
    | "infectionPrecautions"
    | "stairsOrObstacles";
  value: string;
  phrases: readonly string[];
}

const kin =
  "{wife|husband|spouse|daughter|dtr|son|sister|brother|mother|father|mom|dad|niece|nephew|granddaughter|grandson|children|kids|sons|daughters|sisters|brothers|aunt|uncle|grandkids|relatives|partner|fiance|fiancee|parents|widow|widower|daughters|in laws}";
const family = `{family|fam|${kin.slice(1, -1)}|familia|la familia}`;
const them = "{him|her|them|the body|the patient|the resident|the deceased|mom|dad|pt}";
const withThem =
  "with him|with her|with them|with the body|with the patient|with the resident|with the deceased|with mom|with dad|with pt";
const service =
  "{army|navy|air force|usaf|marine|marines|marine corps|usmc|coast guard|national guard|korea|korean war|vietnam|wwii|ww2|ww ii|world war ii|military|desert storm|gulf war}";

/** Denials stand before affirmations of the same field: "not a veteran" holds "a veteran". */
export const generalStatements: readonly Statement[] = [
  {
    field: "isVeteran",
    value: "NO",
    phrases: [
      "{did not|didnt|never|neither of them|neither one|neither} {ever |}{serve|served} {in the |in any |in |}{forces|military|armed forces|service|army|navy|}",
      "{wasnt|was not|never|isnt|is not|not} {been |}{in|part of} {the|any} {military|service|armed forces|army|forces}",
      "{vet|veteran|veterano|military} {no|n|none|neg|negative|denied}",
      "{non|no} {military|vet|veteran|us military}{ history| background|}",
      "not a {us |u s |military |}{vet|veteran}",
      "not {vet|veteran}",
      "{never|not|didnt|did not|hadnt|had not} {serve|served|in the service|in the military|in the armed forces|in service|been in the military|been in the service}",
      "{was|is} never in the {service|military|armed forces|army}",
      "{wasnt|isnt|was not|is not|not} {a |}{vet|veteran}",
      "non {vet|veteran}",
      "nonveteran",
      "no military{ service| history| background|}",
      "{never|not} {a |}{vet|veteran}",
      "{never|not} {a |}{military|soldier|army man|serviceman}",
      "neither {one |of them |}{was|is|were} {a |}{vet|veteran|veterans}",
      "{no |}did not serve{ in the military|}",
      "no {vet|veteran} {status|benefits}",
      "no service {time|record|in the military}",
      "{no es|no era|no fue} {veterano|veterana|militar}",
      "never in {the |}{service|military}",
      "no veteran",
      "no vet",
    ],
  },
  {
    field: "isVeteran",
    value: "Unknown",
    phrases: [
      "{vet|veteran} {unk|unknown|not known|unsure|not sure|tbd}",
      "{dont|do not|doesnt|not} {know|sure|certain} {if|whether|about} {he|she|they|} {was|is|were|} {a |}{vet|veteran}",
      "veteran status {unknown|unk|not known}",
      "unsure {if|about|of} {he was |she was |}{a |}{vet|veteran}{ status|}",
    ],
  },
  {
    field: "isVeteran",
    value: "YES",
    phrases: [
      "{vet|veteran} {yes|y}",
      "served in {the |}{korea|vietnam|world war ii|wwii|ww2|desert storm|iraq|afghanistan|the gulf|us army|us navy|us air force|us marines}",
      "{is|was|hes|shes|he is|she is} {a |an |}{retired |former |}{marine|usmc|navy man|army man|seabee|army nurse}",
      "{korea|korean war|vietnam|wwii|ww2|world war ii|army|navy|air force|usaf|marine|marines|usmc|coast guard} {era |war |}{vet|veteran}",
      "{usaf|us army|us navy|usn|usmc|us air force|uscg} {ret|retired}",
      "{is|was|hes|shes|hes|also} {a |an |}{proud |retired |disabled |}{us |u s |}{army |navy |air force |marine |marine corps |korean war |korea |vietnam |wwii |ww2 |coast guard |world war ii |combat |wartime |}{vet|veteran}",
      `${service} {vet|veteran}`,
      "{vet|veteran} of {the |}",
      `served {_ years |} in {the |} {us |u s |}${service}`,
      `{retired|ex|former} {us |}{army|navy|air force|marine|coast guard|military}`,
      "{dd214|dd 214|discharge papers}",
      "yes vet",
      "vet yes",
      "us veteran",
      "{above named|named} veteran",
      "a veteran",
      "{es|era|fue} {veterano|veterana}",
      `was in the {us |}{army|navy|air force|marines|marine corps|coast guard|military|service}`,
    ],
  },
  {
    field: "isFamilyThere",
    value: "NO",
    phrases: [
      `no {one |body |}${family} {will be|is going to be|are going to be|expected|is coming|are coming|coming|attending|able to come|in town|here tonight}`,
      "no {fam|family} {there|here|present|onsite|on site|on scene|at scene|tonight|expected|in house|at bedside|at bs}",
      "no fam",
      "{nobody|no one|noone} from {the |his |her |}{family|fam}",
      "{nobodys|nobody is|no ones|no one is|nobody|no one|noone} {will be |}{here|there|with him|with her|coming|on scene|present|at bedside}",
      "{has|have|had|familys|family has|they have|shes|hes} been {here|there|in|by|called and|to see him|to see her|to see them} {earlier |already |today |tonight |}and {already |since |they |have |has |}{left|gone|went home|gone home|went}",
      `${family} {visited|viewed|came|said goodbye|said goodbyes|saw him|saw her|was in|were in|came in} {already |earlier |}and {already |then |has |have |}{left|gone|gone home|went home}`,
      "{will not|wont|not|cannot|cant|unable to|not going to} {be |}{coming|come|attend|attending|be there|be here|be present|make it}",
      "not {present|here yet|on scene|on site|onsite|in attendance|at bedside|arrived|there yet}",
      `${family} not {there|here|present|coming|on scene|on site|at bedside|here yet|there yet}`,
      "{does not|doesnt|do not|dont|did not|didnt} {wish|want|plan|need} to {view|come|see|be present|be called in|see him|see her}",
      "{declined|declines|declining} {to view|viewing|to come}",
      `${family} {isnt|arent|wasnt} {here|there|present|coming|with him|with her|on scene}`,
      `no ${family} {is |are |}{there|present|on site|onsite|here|at bedside|at the bedside|in the building|on scene|${withThem}|in the room|waiting|now|around|in attendance|at {the |}facility}`,
      `${family} {has|have|had|was|were|} {already |all |just |since |}{left|gone|gone home|went home|departed|been and gone|been in and left|headed home|come and gone|been here and left}`,
      `${family} {here |there |at bedside |}{but |and |and has |and have |but has |but have |then |}{already |}{left|gone home|went home}`,
      `${family} {is |are |was |}{not|isnt|arent|wont be|will not be} {going to be |}{there|present|here|on site|onsite|at {the |}bedside|${withThem}|coming|coming in|attending}`,
      "{nobody|no one|noone} {is |}{here|there|with him|with her|present|from the family}",
      "{has|have|is|are} {already |}gone home",
      "{will not|wont|not} be coming{ in|}",
      "not {there|here} yet",
      `${family} {is |are |}{on {the|their|his|her} way|en route|enroute|driving in|driving up|driving down|flying in|coming {from|in from} _}`,
      "family {already |}viewed and left",
      "{already|since} {left|gone home|went home}",
      "{left|went} home",
      "family not {present|there|here|on site|onsite}",
      "{la |}familia {ya |}{se fue|no esta|no estara}",
      "no hay familia{res|}",
    ],
  },
  {
    field: "isFamilyThere",
    value: "YES",
    phrases: [
      "w {him|her|them} {now|and|still|at bedside}",
      `${family} {is |are |}{_ |}{w|with|at bs with|right there with|right here with} {him|her}`,
      "{is|are|were|im|am|all|both|sits|sitting|settin|staying|right} {still |all |right here |here |there |}{with|w} {him|her} {now|still|tonight|at the|at bedside|in the}",
      "both still {there|here}",
      "{settin|sitting|waiting|gathered} {right |}{here|there} with",
      "with me {holding|beside|sitting|at}",
      "there {now |}{w|with} {him|her}",
      `${family} in {the |}waiting {rm|room|area}`,
      "parents in {the |}{waiting|family} {rm|room|area}",
      `${family} {is |are |still |}{here|there|present}`,
      `${family} {is |are |}{at|in} {home|house|residence|hospital|bedside|waiting room|family room|the house|the home|the waiting room|the family room|the lobby|res}`,
      "fam {_ |_ _ |}{there|on scene|at bs|at bedside}",
      "surrounded by {family|his family|her family|loved ones}",
      "at bs {w|with} {_ |_ _ |}{fam|family}",
      `${family} {is |are |all |still |currently |and ... |will be |remains |remain |stays |}{there|here|present|${withThem}|at bedside|at the bedside|at {the |}{house|home|residence|facility|hospital}|gathered|waiting|on site|onsite|on scene|in the room|staying|standing by|by {his|her} side}`,
      `${family} {is |are |}{still |all |}{there|here} with`,
      `{im|i am|we are|were|shes|hes} {still |}here with ${them}`,
      `{is|are} {sitting|waiting|staying|here|there} with ${them}`,
      `is here with {me|us}`,
      "family at {bedside|pod|location|scene}",
      `${family} at bedside`,
      `${family} {staying|waiting} `,
      "{la |}familia {esta |}{presente|aqui|alli|con el|con ella}",
      "{esta|estan} {aqui |alli |ahi |}con {el|ella} {junto|ahora|en|y}",
      "fam there",
      "fam here",
    ],
  },
  {
    field: "isDeceasedReady",
    value: "NO",
    phrases: [
      "{not|dont|do not|please dont|please do not} {to |}{move|touch|come|remove|pick up|arrive|release} {him|her|them|the body|} {until|till|til|before}",
      "{me|coroner|medical examiner|police|pd|detective} {has a |has |}hold",
      "hold {on both |on him |on her |}{til|till|until|for|pending} {the |}{coroner|me|recovery|release|detective|medical examiner|paperwork|lifelink|organ|tissue|donor|eye bank}",
      "{no earlier than|not until|not till|not before} {they|the coroner|the me|released|cleared|lifelink|recovery}",
      "until {they|the coroner|the me|the medical examiner} {call|calls|release|releases|clear|clears} you",
      "not {yet |quite |}{ready|released|cleared}",
      "{isnt|is not|wont be|will not be|not be} {yet |}{ready|released|cleared}",
      "not ready{ yet|}",
      "ready {as soon as|once|when} {_ |_ _ |}{state|police|photog|photographer|doctor|dr|rn|nurse|coroner|me|priest|family|detective|detectives|paperwork|they|we|donor|recovery}",
      "{so |}not yet ready",
      "{dont|do not|please dont|please do not} come {until|till|til|yet|before}",
      "{not|hasnt|has not|havent|have not} {yet |}been {released|cleared}",
      "ready {in|after|around|about|at} {about |}{an hour|_ hours|_ hrs|_ minutes|_ min}",
      "{he|she|they|we|body} {will|ll} {be ready|call when ready|call back when ready}",
      "call {back |you |}when {he is |she is |hes |shes |theyre |body is |}ready",
      "awaiting release",
      "release {is |}{pending|on hold}",
      "not released",
      "todavia no{ esta|} {listo|lista}",
      "waiting {on|for} {the |}{doctor|dr|coroner|me|release|family|organ procurement|paperwork|medical examiner|priest|rn|nurse} to {release|arrive|pronounce|sign|come}",
    ],
  },
  {
    field: "isDeceasedReady",
    value: "YES",
    phrases: [
      "{he|she|they|decedent|pt|resident|body} {may|can} be {taken|picked up|removed|released|collected|moved} {at |} {any time|anytime|now|whenever}",
      "{may|can} be {taken|picked up|removed|released|collected|transported} {at |}{any time|anytime|now|whenever|right away}",
      "{cleared|released|ready} and {available|ready|cleared|released}",
      "available for {pickup|pick up|release|removal|transport|transfer}",
      "{any time|anytime} {is|works} {fine|good|ok|okay}",
      "{okd|ok d|okayed|gave ok for|gave the ok for} {release|removal}",
      "go ahead {and come|with removal|with the removal}",
      "{morgue and|morgue|and|body|he is|she is|all set} ready",
      "rdy",
      "ready whenever",
      "{cleared|released} {for|to} {pickup|pick up|removal|release|transport|the funeral home|you}",
      "ready {now|to go|for pickup|for pick up|for removal|for transport|for you|for release|anytime|any time|whenever|when you are|to be picked up|for us|to leave|immediately|at any time|upon arrival|to be released|to release}",
      "{is|are|hes|shes|body|pt|all|everything is|resident|decedent|she is|he is|deceased} ready",
      "{ok|okay|fine|good|clear|cleared|all clear} to {come|go|remove|release|pick up|be picked up|proceed|be released|leave|transport|move}",
      "come {any time|anytime|now|whenever|right away|as soon as}",
      "{can|may} come {any time|anytime|now|whenever|right over|right away|as soon as}",
      "{can|may} be {released|picked up|removed|transported|collected}",
      "{has|have|had} been {released|cleared}",
      "{is|are|was|were|been} {released|cleared} {to|for|by}",
      "released {and ready|for pickup|for removal|to {the |}funeral home|to go}",
      "ready {for|to} {pick|pickup|removal}",
      "{listo|lista} para",
      "ya {esta |}{listo|lista}",
      "pueden {venir|pasar}",
      "ready for {immediate |}{pickup|pick up|removal|release|transport}",
      "whenever you {can|get here|are ready}",
      "rdy now",
      "rdy to go",
    ],
  },
  {
    field: "isPrearranged",
    value: "NO",
    phrases: [
      "{preneed|pre need|prearranged|pre arranged|prearrangements|prepaid} {no|n|none|not|neg}",
      "{nothing|nothings} {set up|been set up|preplanned|pre planned|picked out|prepaid|paid ahead}",
      "{not|hadnt|havent} {pre planned|preplanned|planned ahead|made any plans|made any arrangements|made arrangements}",
      "{no|not|nothing|never|without|none|havent|have not|hadnt|didnt} {any |a |been |made |yet |}{prearranged|pre arranged|preneed|pre need|prepaid|pre paid|preplanned|pre planned|prearrangements|pre arrangements|prearrangement|prior arrangements|arrangements made|advance arrangements}",
      "{nothing|no} {has been |was |}{arranged|set up|planned|pre arranged}{ ahead| in advance| yet|}",
      "no {preneed|pre need|prearrangement|prearrangements|pre arrangements|arrangements|plans} {that|on file|made|yet|known|in place|have been|with}",
      "no {preneed|pre need|prearrangement|prearrangements|pre arrangements|pre arrangement|preplanning}",
      "nothing {prepaid|prearranged|pre arranged|planned ahead}",
      "{no hay|sin} {prearreglo|arreglos|plan}",
    ],
  },
  {
    field: "isPrearranged",
    value: "YES",
    phrases: [
      "{preneed|pre need|prearranged|pre arranged|prepaid} {y|yes}",
      "{had|has|have} {her|his|their|all the|all her|all his|the} {own |}{funeral |}arrangements {made|already|ahead|in place|paid}",
      "{made|did} {her|his|their} {own |}{funeral |}arrangements {_ |}{years ago|long ago|ahead|in advance|already|back}",
      "{its|it is|everythings|everything is|theyre} {all |already |fully |}{paid|paid for|paid up|prepaid|paid off}",
      "arrangements {are |were |have been |}{already |all |}{in place|paid|paid for|prepaid|prearranged|pre arranged}",
      "{plan|policy|contract|trust} {is |}{on file|with you|with them|already paid|paid in full}",
      "{is|was|were|has|have|had|hes|shes|it is|its|all|everything|already|both} {all |a |an |everything |already |fully |been |funeral |}{prearranged|pre arranged|preneed|pre need|prepaid|pre paid|preplanned|pre planned|pre need contract|preneed contract|pre arrangement|prearrangement|prearrangements|pre arrangements}",
      "{prearranged|pre arranged|preneed|pre need|prepaid|preplanned|pre planned|pre arrangements|prearrangements} {with|at|through|there|here|on file|done|in place|yes|contract|on record|made|exists|policy|from|years ago|in \\d}",
      "arrangements {are |were |have been |}{already |}{made|done|complete|on file|set}",
      "{theres|there is|has|have|we have} a {preneed|pre need|prepaid|prearranged|pre arranged|pre arrangement|prearrangement|funeral plan|plan on file|trust}",
      "{paid|arranged|planned} {for |everything |}{ahead|in advance}",
      "everything {is |was |}{paid for|prepaid|planned|prearranged|pre arranged|pre paid|arranged}",
      "funeral home {prearranged|prepaid}",
      "preneed",
      "prearranged",
      "pre arranged",
      "prepaid",
      "pre paid with",
    ],
  },
];

/** Precautions that are named before this word: "contact precautions", "droplet isolation". */
export const precautionWords =
  "contact|droplet|airborne|standard|universal|enhanced barrier|enhanced|strict|respiratory|reverse|neutropenic|mrsa|vre|c diff|c\\.? ?diff|cdiff|tb|enteric|special|modified";
