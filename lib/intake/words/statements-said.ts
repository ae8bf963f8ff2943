// Longer ways in which people say whose case it is, whether the crew may come, who is there and what is arranged; written like words/statements.ts.
import { family, type Statement } from "./statements";

const coroner =
  "{me|m e|ome|omi|ocme|coroner|coroners|medical examiner|medical examiners|coroners office|coroners people|coroners staff|coroners investigator|mes people|coroner on call|me on call|on call coroner|on call me|me office|mes office|me investigator|coroner investigator|deputy coroner|the coroner|the me|county me|county coroner|state me}";
const called =
  "{was |were |has been |is |got |}{called |notified |contacted |told |rung |phoned |advised |consulted |informed |reached |reviewed it |reviewed |reviewed the case |looked at it |looked into it |took a look |heard the history |came out |came |}{and |but |then |}{he |she |they |who |has |have |}";
const kin = `${family.slice(0, -1)}|her people|his people}`;
const you =
  "{you|u|yall|yourselves|your people|your folks|your firm|your place|your office|your home|us|them|the funeral home|the mortuary|fh|your funeral home|the chapel}";
const paid =
  "{paid|paid for|prepaid|pre paid|picked out|picked|planned|arranged|prearranged|pre arranged|set up|settled|taken care of|handled|written down|signed for|bought}";
const opo =
  "{gift of life|gift of hope|lifebanc|lifeshare|lifelink|lifenet|lifesource|lifegift|lifequest|legacy of hope|donor alliance|donor network|donor services|donor line|donor team|eye bank|tissue bank|organ bank|opo|the opo|midamerica transplant|mid america transplant|versiti|donate life|recovery team|procurement}";

export const saidStatements: readonly Statement[] = [
  {
    field: "isCoronerCase",
    value: "YES",
    phrases: [
      "it is {their|his|her|our|the coroners|the mes|an me|a coroners} case",
      "{it|this|he|she|this one} {is|was|will be} {definitely |indeed |still |}{their|the coroners|the mes|the medical examiners} case",
      `${coroner} {has|have|is keeping|is holding|holds|retains|retained|kept|keeps|wants|wanted|will take|is going to take|took on|assumed|opened a case on|opened a file on} {it|him|her|them|this one|the case|this case|custody|the body}`,
      `${coroner} {will be |is |plans |wants |going to be |is going to |wants to |plans to |will |}{doing|do|performing|perform|conducting|conduct|having|have} {an |the |a |}{exam|examination|autopsy|post|post mortem|postmortem|external|view|inspection}`,
      `{held|holding|on hold|being held} {for|by|pending} ${coroner}`,
      `{autopsy|exam|post|post mortem|postmortem|examination|external|external exam} {was |is |has been |}{done |finished |completed |complete |performed |scheduled |}{by|at|with} ${coroner}`,
      `${coroner} {is |are |now |actively |}{investigating|looking into it|looking into this|working it|working the case|doing an investigation}`,
      `${coroner} {autopsy|exam|hold} {is |was |}{done|finished|complete|completed|scheduled|tomorrow|today|pending|in place}`,
      "case {was |is |has been |}{accepted|opened|assumed} by {the |}{coroner|me|medical examiner|county}",
      "{accepted|taken|opened} as {a |an |}{coroner|coroners|me|mes|medical examiner} case",
    ],
  },
  {
    field: "isCoronerCase",
    value: "NO",
    phrases: [
      "case {was |is |has been |}{not accepted|not taken|declined|turned down|refused|waived|released} {by |}{the |}{coroner|coroners office|me|mes office|medical examiner|county|}",
      `{declined|waived|refused|turned down|let go|released|cleared} by ${coroner}`,
      `${coroner} ${called}{ruled|says|said|decided|determined|found|told us|advised|feels|confirmed} {that |}{it |this |its |is |it is |it was |hes |shes |theyre |was |}{not|isnt|wasnt} {his|hers|her|theirs|their|a|one|one of theirs|an me|a coroners|for them|for him|for her|something for them}`,
      `${coroner} ${called}{is |are |was |were |has |have |}{passed|passing|passes|pass} {on it|on this|on him|on her|on this one|on them|on the case|it up}`,
      `${coroner} ${called}{said|says|told us} {that |}{hed|shed|theyd|he would|they would|hell|theyll|he will|they will|hes|theyre|they are|he is|to} {pass|passing|decline|declining|release|releasing|not take it|not taking it}`,
      `${coroner} ${called}{has|have|had|with|shows|showed|expressed} no {interest|concerns|concern|issue|issues|need|objection|questions|reason}`,
      `${coroner} ${called}{let|lets|is letting|are letting} {it|him|her|them|this|this one} go`,
      `${coroner} ${called}{said|says|sees|saw} {there is |theres |}no {need|reason|case|jurisdiction|concerns|interest}`,
      `${coroner} ${called}{turned|turns|turning} {it|this|him|her|them|us|the case} {down|away}`,
      `${coroner} ${called}{declined|declines|waived|waives|refused|released|cleared|dismissed} {it|this|him|her|them|the case|this one|jurisdiction}`,
      `{ruled|deemed|determined|found|declared} {not|as not} {his|her|their|a|an|to be a|to be an} {case|me case|coroners case|coroner case|coroner matter}`,
      `{rang|called|phoned|notified|told|contacted|tried|spoke with|talked to|checked with|ran it by} ${coroner} {and |, |who |}{he|she|they|it|we were|}{passed|declined|waived|released|refused|turned it down|arent taking|isnt taking|is not taking|are not taking|did not want|didnt want|doesnt want|dont want|has no interest|said no|said its not|said not|says its not}`,
      `{we|i|our office|this office|the office} {have |has |}{declined|waived|passed on|turned down} {it|jurisdiction|the case|this one|this case|this}`,
      "not {a |}{reportable|reportable death|reportable case|coroner reportable}",
      "{isnt|wasnt|its not|it is not|not} {one of theirs|one for them|a case for them|theirs to take|a case for the coroner|a case for the me}",
      `{no|without} {interest|jurisdiction|case|involvement} {from|by|of} ${coroner}`,
      `${coroner} ${called}{it |its |is |}not {his|hers|theirs|his case|her case|their case|a case|interested|coming|needed|involved|taking it|accepting it}`,
    ],
  },
  {
    field: "isDeceasedReady",
    value: "YES",
    phrases: [
      "{you|u|we|crew|they|your crew|your people|driver|anyone} {can|may|could} {come|head over|roll|come get him|come get her|pick up|leave|be sent} {right |}{now|away|over|any time|anytime|at any time|whenever|at once|straight away|tonight|as soon as}",
      "ready {upon|on|at|as soon as|the minute|any time|for whenever|right now|whenever|by the time|at your|for your|for the crew|for you all} {your |you |the |crew |}{arrival|convenience|can|get|come|crew|are|want|arrive|like|call|}",
      "{come|be} {right |}{ahead|over|on|along} {any time|anytime|now|whenever|when you can}",
      "{no need to wait|nothing holding you|nothing to wait for|no reason to wait|no hold on our end|no holds on release}",
      "{we are|were|they are|theyre|everyone is|family is|staff is} {all |}ready for {you|the crew|pickup|pick up|removal|him to go|her to go}",
      "{hes|shes|he is|she is} {yours|all yours} {any time|anytime|whenever|now}",
    ],
  },
  {
    field: "isDeceasedReady",
    value: "NO",
    phrases: [
      "{need|needs|want|wants|would like|like|asking for|asked for|asks for|give them|give us|give her|give him|allow} {about |at least |maybe |}{another|more|some more|a bit more|a little more|a little longer|a while longer|some|an extra|one more|a couple more|two more} {time|hour|hours|half hour|minutes|bit|while|hr|hrs} {with|before|alone|first|yet|to say|to be with|until|for}",
      "{wait|hold|hold off|stand by} {for|until|till} {the |our |his |her |my |}{family|daughter|son|wife|husband|nurse|doctor|priest|coroner|police|kids|rest|others|sister|brother} {to|is|are|gets|has|have|finish|finishes|leave|leaves|arrives|arrive}",
      "{hold|hold off|wait|stand by|standby|sit tight} {on it |on this |there |}{till|until|til} {we|i|they|she|he|nurse|someone|family|the nurse|the family} {call|calls|ring|rings|say|says|tell|tells|let|lets|phone|phones|page|pages}",
      "{wants|want|needs|need|asked for|asking for|would like} {more|extra|some|a little|a bit of} time {before|with|first|yet|until|to}",
      "{still |we are still |theyre still |}{waiting|awaiting} {on|for} {a |the |his |her |}{release|release form|signature|clearance|coroner release|me release|paperwork|pronouncement|coroners release}",
      "{cannot|cant|can not|may not|not to|must not|shouldnt|should not|not able to} be {released|moved|taken|removed|picked up|collected|touched} {yet|until|till|til|before|now|tonight}",
      "{dont|do not|please dont|please do not} {send|dispatch|come|head|roll|leave|start} {anyone |anybody |a crew |out |over |your crew |the car |yet |}{until|till|til|before|yet}",
      "{ready|releasable} {no|not yet}",
      "{would|theyd|wed|shed|hed|they would|we would} like {a |some |}{bit|little|while|few|more} {longer|more|more time|while longer|bit longer|minutes|time} {with|first|before|yet|together|}",
      "{dont|do not|please dont|please do not} come {before|until|till|til|yet|quite yet|just yet}",
    ],
  },
  {
    field: "isFamilyThere",
    value: "YES",
    phrases: [
      `${kin} {is |are |all |both |still |right |}{in with|in there with|at|by|sitting by|sitting with|sits with|keeping vigil with|keeping her company|keeping him company} {him|her|them|his side|her side|the bedside|the body}`,
      "{whole|entire} {_ |}{clan|clans|crew|gang|bunch|lot|familys|family} {is |are |of them |}{there|here|present|in the room|at the house}",
      `{at |}bedside {with|w} {_ |}{sons|daughters|kids|children|son|daughter|family|wife|husband|sisters|brothers|grandkids|grandchildren|grandson|granddaughter|siblings|sister|brother|mother|father|parents}`,
      "{there are|there is|theres|got|we have|have|about} {about |around |maybe |some |like |}{a few|several|a dozen|a dozen or so|six|five|four|three|seven|eight|ten|a lot|a bunch|a houseful|a crowd|two|fifteen|twenty} {of |}{them|us|family|family members|relatives|people|kin} {are |}{here|there|at|with|in the|around}",
      `${kin} {will|is going to|are going to|ll} {all |both |still |}{be|stay|remain|wait} {there|here|with him|with her|at the house|at bedside|at the bedside|waiting|on scene|for the crew|for you|right there}`,
      `${kin} {and |with |}{_ |_ _ |}{are |is |all |still |both |}{there|here} {waiting|with|now|at|until|till}`,
      `{whole|entire|large|big|his|her|the|all the} {family|clan|crowd|tribe|bunch} {is |are |}{there|here|gathered|present|with him|with her|around|in the room|at the house|at the bedside|at bedside}`,
      `${kin} {is|are} {still |all |right |}{there|here|gathered|around|beside|in there|in with|sitting with|staying with|keeping vigil|praying with|at his side|at her side}`,
      `{joined|surrounded|accompanied} by {his|her|their|the|all} {family|kids|children|sons|daughters|wife|husband}`,
    ],
  },
  {
    field: "isFamilyThere",
    value: "NO",
    phrases: [
      `${kin} {has|have|had|}{all |already |since |just |}{come and gone|been and gone|gone|left|gone home|headed home|gone on home|departed|cleared out|said goodbye and left|said goodbye and gone|said their goodbyes|been and left|visited and left}`,
      `${kin} {has |have |}{came|come|been|visited|viewed} {in |by |earlier |already |}{and |then |, } {went|left|gone|has left|have left|has gone|have gone|departed}`,
      `no ${kin} {around|about|nearby|there at all|here at all|in sight|in the area|in town|on hand}`,
      "nobody {with|around|there with|here with} {him|her|them|}",
      `no {more |}${kin} {left |remaining |}{here|there|with him|with her|at|in the|on site|on scene|present|at bedside}`,
      `{nobody|no one|none} {of the family |of his family |of her family |}{left|stayed|remains|is here|is there|will be|will be there}`,
    ],
  },
  {
    field: "isPrearranged",
    value: "YES",
    phrases: [
      `{everything|it|its|all|it is|hers is|his is|funeral|services|service|the funeral|cremation|burial|arrangements|the whole thing} {is |was |are |were |has been |have been |been |}{all |already |}${paid} {with|by|through|at|ahead|in advance|beforehand|already|years ago|in \\d|and paid|up front}`,
      "{funeral|services|service|cremation|burial|everything|arrangements} {is|was|are|were|has been|have been} {already |all |}{paid|paid for|prepaid|pre paid|taken care of|planned|arranged|made}",
      `{has|have|had|got|carries|holds} {a |an |his |her |their |the |}{policy|contract|plan|burial plan|funeral plan|funeral trust|burial policy|prepaid plan|trust|arrangements|plans|preplan|file|folder} {on file |already |set up |paid |made |}{and |}{everything |all |it all |}{_ |}{with|at|through} ${you}`,
      `{has|have|had} {it |everything |things |it all |}{all |}${paid} {out |}{with|through|at|already|ahead|beforehand|in advance}`,
      `{did|made|finished|completed} {all |}{the|his|her|their} {planning|plans|arrangements|arranging|preplanning|pre planning} {with|through|at|already|ahead|in advance|years ago|last year}`,
      `{planned|arranged|paid|prepaid|prearranged|pre arranged|preplanned} {for |}{everything|it|it all|all of it|the funeral|his own|her own|this} {with|in advance|ahead|beforehand|already|years ago|through|at|out}`,
      `${paid} {with|through|at} ${you}`,
      "{all |}{picked out|planned|arranged} and {paid|paid for|signed}",
      "{paid|planned|arranged|taken care of|settled} {ahead|in advance|beforehand|up front|ahead of time}",
      `{she|he|they|mom|dad|mother|father} {already |}{met|sat down|worked it out|made plans|made arrangements|planned} with ${you} {and |already |years |last |in |}`,
    ],
  },
  {
    field: "isPrearranged",
    value: "NO",
    phrases: [
      "nothing {is |was |has been |}{in place|on file|set|paid|paid for|done|decided|made|picked out|lined up|written down} {yet|ahead|beforehand|in advance|with|already|}",
      "{hasnt|havent|hadnt|has not|have not|had not|wasnt|was not|not|isnt|is not|never} {been |}{preplanned|pre planned|prearranged|pre arranged|prepaid|pre paid|preneed|planned ahead|planned|arranged ahead}",
      "{never|didnt|did not|hadnt|hasnt|havent} {got around to |get around to |got to |get to |had time to |}{planning|plan|planned|make|making|made|arrange|arranging|arranged|set up|setting up} {anything|plans|arrangements|any arrangements|any plans|a thing|ahead}",
      "{has|have|had} {made |}no {arrangements|prearrangements|pre arrangements|plans|prior arrangements|funeral plans|funeral arrangements|preneed|pre need|prepaid plan|plan in place|policy}",
      "{starting|start|going} from scratch",
      "{arrangements|plans|preplanning} {have not|havent|were not|werent|not|never} {yet |}{been |}{started|made|begun|discussed|set|talked about|done|finalized}",
    ],
  },
  {
    field: "embalmingPermission",
    value: "YES",
    phrases: [
      "{yes|ok|okay|go|approval|consent|permission|agreed|green light|all clear} {on|for|to|with} {the |}{embalming|embalm}",
      "{says|said|say|told us|want you|wants you|asked us|ok|okay} {to |}{go ahead and |please |}embalm",
      "{go ahead|proceed} {and|with|on} {the |}{embalm|embalming}",
      "embalm {per|as per|at request of|on request of} {the |}{family|daughter|son|wife|husband|sister|brother|nok|poa|niece|nephew|mother|father|next of kin}",
      "{do|does} want {embalming|him embalmed|her embalmed|to embalm|him to be embalmed|her to be embalmed|viewing and embalming}",
      "{embalming|embalm} {is |}{a |}{yes|go|approved|authorised|permitted|wanted|requested|desired|granted}",
    ],
  },
  {
    field: "embalmingPermission",
    value: "NO",
    phrases: [
      "{hold|keep|held|kept|stays|leave} {him |her |them |}{unembalmed|un embalmed|not embalmed}",
      "{dont|do not|wont|will not|shall not|never} {want |have |permit |allow |authorize |approve |be |consent to |agree to |}{any |him |her |}{embalm|embalmed|embalming}",
    ],
  },
  {
    field: "isDonor",
    value: "YES",
    phrases: [
      "{corneas|eyes|tissue|organs|skin|bone|heart valves|kidneys|liver} {were |have been |already |all |}{recovered|taken|procured|removed for donation|donated|harvested}",
      "{going|goes|scheduled|set|cleared|accepted|consented|approved} for {eye|tissue|organ|cornea|bone|skin} {donation|recovery|procurement}",
      `${opo} {has |have |}{been and gone|finished|been|been here|come and gone|done|completed|recovered|is done|is finished|was here}`,
      `${opo} {has |have |already |}{took|taken|recovered|procured|removed} {his|her|the|both|all} {corneas|eyes|tissue|organs|skin|bone|heart valves|kidneys|liver}`,
    ],
  },
  {
    field: "isDonor",
    value: "NO",
    phrases: [
      "{not|isnt|wasnt} {a |an |}{candidate|suitable|eligible|acceptable|candidate for donation} for {organ |tissue |eye |organs |any |}{tissue|organs|eyes|donation|recovery|donor}",
      `${opo} {has |have |}{declined|passed|deferred|ruled him out|ruled her out|turned him down|turned her down|ruled them out|released him|released her|not interested|said no|says no|not taking}`,
    ],
  },
  {
    field: "isVeteran",
    value: "NO",
    phrases: [
      "{husband|wife|dad|mom|he|brother} served {but |and |}{she|he|mom} {didnt|did not|never did}",
      "{never|not|wasnt|was not} in uniform",
      "{isnt|wasnt|not|is not|was not} {a |an |}{us|u s|american|united states} {vet|veteran|citizen soldier}",
      "{husband|wife|he|dad|mom} {was|is|was one|did} {but |and |}{she|he|mom} {wasnt|isnt|was not|didnt|never was}",
      "{she|he|mom|dad} {wasnt|isnt|was not|never was} {in |}{herself|himself|one|one herself}",
      "{wasnt|was not} in {herself|himself}",
      "{veterana|veterano} no",
    ],
  },
  {
    field: "isVeteran",
    value: "YES",
    phrases: [
      "{navy|army|air force|coast guard} man",
      "{former|retired} {marine|sailor|soldier|airman|seabee}",
      "{veteran|vet} of the {second|korean|great} war",
      "{had|has|have} been {in |with |}{the |a |an |}{us |}{army|navy|air force|marine|coast guard|military} {medic|nurse|man|pilot|cook|officer|engineer|doctor|chaplain|mechanic|career|guy|for|before|until|during|back|in}",
      "{army|navy|air force|usaf|marines|marine corps|usmc|coast guard|military|armed forces|merchant marine|merchant marines|national guard|reserves|seabees|army air corps|signal corps} for {_|_ _} years",
      "{army|navy|air force|usaf|marines|marine corps|usmc|coast guard|military|armed forces|merchant marine|merchant marines|national guard|reserves|seabees|army air corps|signal corps} {\\d|19\\d\\d|\\d\\d\\d\\d} {to |until |through |thru |}\\d\\d\\d\\d",
      "{merchant marine|merchant marines|seabees|army|navy|air force|marines|coast guard} in {the |}{war|fifties|sixties|seventies|forties|1940s|1950s|1960s|1970s|50s|60s|70s|40s|korea|vietnam|wwii|germany|japan}",
      "a {marine|sailor|soldier|paratrooper|seabee|green beret} {in|during|vietnam|korea|wwii|ww2|once|back|through|for|at}",
      "{has|have|hes got|shes got|he has|she has|had|got} {his|her|a|the|military|va|} {va|military|veterans} {card|benefits|papers|paperwork|id|discharge|pension|burial benefits}",
      "{was|is|hes|shes} {a |an |}{va|v a} {patient|guy|man|fellow|pensioner}",
      "{chart|record|file|paperwork} {has|lists|shows|says} {him|her|he is|hes|she is|shes} {as |listed as |}{a |}{vet|veteran}",
      "{fought|served|was} {in|with} {the |}{korean war|vietnam war|second world war|pacific|gulf war|korean conflict|battle of the bulge|infantry|artillery|cavalry|air corps|82nd|101st|marines|war}",
      "{served|serving} {his |her |our |}{country|time overseas|in uniform|two tours|overseas|aboard|on the uss}",
      "{he|she|dad|mom|grandpa|husband|father} {went to|was drafted|got drafted|enlisted|was in uniform|joined} {vietnam|korea|into|in|the army|the navy|the marines|the air force|during|for}",
      "{flag|military|veterans} {honors|rites} {requested|wanted|please|at|will|for}",
      "{was in|served in|served with|retired from|was with|veteran of|vet of|fought in|fought with|spent _ years in} {the |}{seabees|merchant marine|merchant marines|army air corps|army air forces|signal corps|rangers|army rangers|green berets|special forces|army reserve|army reserves|navy reserve|naval reserve|reserves|submarines|paratroopers|infantry|cavalry|air corps|space force|waves|wacs|wac|armed forces|military|gulf|korea|iraq|afghanistan|desert storm|world war ii|second world war}",
    ],
  },
];
