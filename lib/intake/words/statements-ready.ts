// What people say in passing of whether the crew may come, told by what is done, what is awaited and who asks to wait; written like words/statements.ts.
import type { Statement } from "./statements";

const dead =
  "{he|she|they|hes|shes|theyre|body|remains|the body|decedent|deceased|resident|patient|pt|mom|dad|both|everything}";
const aftercare =
  "{post mortem care|postmortem care|pm care|aftercare|after care|last offices|post mortem|final care|body care|mortuary care}";
const handled =
  "{washed|bathed|cleaned|cleaned up|dressed|changed|prepped|prepared|bagged|tagged|shrouded|wrapped|pouched|laid out|made presentable|in the bag|in a bag|in the pouch|in a pouch|in a shroud|toe tagged}";
const you =
  "{you|yall|you all|you guys|your crew|your people|your driver|your guys|your team|the crew|the driver|the van|we|they}";
const anyone =
  "{anyone|anybody|someone|somebody|a crew|the crew|your crew|the van|a van|your people|your guys|your driver|the driver|them|him|her|}";
const folks = "{us|me|them|him|her|the family|family|the nurses|the girls|the wife|the kids|staff|nursing}";
const span =
  "{an hour|a half hour|half an hour|half hour|a couple hours|a couple of hours|a few minutes|a little while|a little time|some time|a while|a bit|_ minutes|_ min|_ mins|_ hours|_ hrs|_ more minutes|_ more hours|_ or _ minutes|_ to _ minutes|_ or so minutes|another _ minutes|another hour|another half hour}";
const officials =
  "{me|coroner|medical examiner|ocme|omi|jp|police|detective|doctor|dr|attending|hospice|hospice nurse|deputy coroner|rn case manager|on call nurse|physician|nurse|rn|supervisor|house supervisor|pathologist|tissue bank|eye bank|opo|donor network|procurement|recovery team|tissue team|eye team|family|priest|chaplain}";

/** Who is asked about the body alone; a doctor, a nurse or the family may be rung about much else. */
const authorities =
  "{coroner|me|medical examiner|ocme|omi|jp|police|detective|tissue bank|eye bank|opo|donor network|procurement|recovery team|tissue team|eye team}";
const remains = "{body|remains|the body|decedent|deceased|resident|patient|pt}";
const told =
  "{well|we will|i will|ill|they will|theyll|she will|shell|he will|hell|nurse will|family will} {ring|call|phone|let you know|let yall know|text|buzz|page|holler|shout|give you a call|give you a ring|give you a holler} {you |back |us |again |}{when|once|as soon as}";

export const readyStatements: readonly Statement[] = [
  {
    field: "isDeceasedReady",
    value: "YES",
    phrases: [
      `${aftercare} {is |are |was |has been |been |all |already |}{done|complete|completed|finished|performed}`,
      `{done|finished|through} with {the |his |her |their |}${aftercare}`,
      `{weve|we have|we|nurses|aides|staff|girls|cnas} {already |just |}{finished|completed|done|did} {the |his |her |their |}${aftercare}`,
      `${handled} and {now |is |are |}{ready|waiting|good to go|all set|set to go}`,
      `${handled} {and |}${handled} and {ready|waiting}`,
      `{already |all |been |is |are |hes |shes }${handled} and ${handled}`,
      `{ready and waiting|all set|good to go|set to go} {for|on} {you|yall|your crew|your driver|your people|pick up|pickup|transport|transfer|the van}`,
      `{he|she|they|both|body|remains|decedent|deceased|resident|patient|pt|mom|dad|all} {can|may} {both |now |}{go|leave|be released|be collected|be picked up}`,
      "{body|she|he|they|both} {is |are |s |}still ready",
      "still ready",
      "send {your |the |a |}{people|crew|guys|driver|van|team|car|folks|someone|somebody} {whenever|any time|anytime|when you can|on out|over|on over|right over|at your convenience|out any time|over any time}",
      "{were|we are|everyones|everyone is} {all |}{set|ready|good to go} {here|on our end|on this end|now|for you|for yall}",
      "{hes|shes|he is|she is|theyre|is} all yours",
      "{hes|shes|theyre} been {prepared|prepped|bagged|wrapped|shrouded|tagged|cleaned up|washed|laid out|released|cleared}",
      "{removal|pickup|pick up|transfer} {can be|is fine|is okay|is ok|can happen} {any time|anytime|whenever|now|right away}",
      "{family|everyone|everybody|wife|husband|kids} {has|have} {all |}had {their|her|his} {time|goodbyes|visit}",
      "{clear|cleared|ready|okay|ok|good|set} for {fh|the fh|funeral home|mortuary|the mortuary}",
      "{he|she|they|body|pt|both|all|everything|resident|decedent} {is |are |s |}{now |all |already |both |also |finally }ready",
      "{facility|hospital|nurse|staff|they|charge|charge nurse|supervisor|morgue|security} {says|said|say} {hes |shes |its |theyre |}{released|ready|clear|cleared|good to go}",
      "may be {called for|collected|fetched|had|picked up|removed|released} {at |}{any hour|any time|anytime|all hours|once|your convenience|will}",
      "{scene|scene is|scene was|scene has been|scenes} {clear|cleared|released}",
      "released from {the |our |}{scene|facility|care|unit|er|ed|icu|ward|custody|morgue|hospital|nursing home}",
      "{please |pls |}come {whenever|when|as soon as} {you can|youre able|you are able|you get a chance|your crew can|possible|convenient|its convenient}",
      "{you can|you may|you all can|yall can|they can} {have|take|get|collect|fetch} {him|her|them|the body|mom|dad} {whenever|any time|anytime|now|when ready|right away|as soon as}",
      "{family|they|wife|husband|son|daughter|relatives|everyone|we} {is |are |were |re |}ready for {removal|pickup|pick up|transport|transfer|the funeral home|the mortuary|the crew|your crew|the van|you}",
      `{can|may|could} {go|leave} {as soon as|whenever|when|once|the minute|the moment|any time|anytime|at any time|right away|at once} ${you}`,
      `{can|may} {go|leave} {as soon as|whenever|when|once|the minute|the moment} ${you} {get|gets|arrive|arrives|are|is|come|comes|can|show}`,
      `${you} {can|may|could|are clear to|are cleared to|are free to|are good to|are welcome to|are okay to|are ok to|re clear to|re good to} {head|come|roll|swing} {on |right |}{over|out}{ any time| anytime| now| whenever|}`,
      `${you} {can|may|could|are clear to|are cleared to|are free to|are good to|are welcome to} {start|send|get} {on |right |}{over|out} {any time|anytime|now|whenever}`,
      `{feel free|go ahead|you are free|youre free|okay|ok|clear|cleared} {to |and }{head|come|roll|send|dispatch|start} {over|out|on over|on out|by|your crew|the crew|your driver|anyone|them|when|whenever|any time|anytime|now}`,
      `{youre|you are|ur} {clear|cleared|all set|all clear|good|set} {to|for} {come|pick|pickup|get|head|the|removal|transport|release|collect|take|remove}`,
      `nothing {is |s |else |}{holding|keeping|stopping} {him|her|you}`,
      `{nobody|no one|noone} {is |s |else |}{keeping|stopping} {him|her|you}`,
      `{all|everything} {is |s |}{squared away|buttoned up|set here|set on our end|set on this end|set at our end|good on our end|in order on our end|taken care of on our end|clear on our end}`,
      `all set {on|at|from} {our|this|my} {end|side}`,
      `{good|okay|ok|clear|cleared|free|set} to {roll|transport|be moved|be taken|be collected|be removed|be picked up|pick up|head over|send|collect}`,
      `{whenever|any time|anytime} {you like|you want|you can make it|you get a chance|suits you|works for you|youre ready|you are ready|is fine|works|is good}`,
      `{come|head over|send someone|send somebody|swing by|pick up} {whenever|any time|anytime} {you|your|is|works|tonight|today|suits|now}`,
      `${dead} {is |are |}{cleared|clear|free|released|good|okay|ok} to {leave|go|be moved|be released|be picked up|be transported}`,
      `{no|without} {holds|hold} {on|for} {the body|release|him|her|them|remains|our end}`,
      `${officials} {is |are |has |have |}{all |}{done|finished|through} {with him|with her|with them|here|at the scene|on scene|and gone|so|now}`,
      `{tissue team|eye team|recovery team|tissue recovery|eye recovery|cornea recovery|recovery|procurement|vigil|bath|rosary} {is |are |has |was |}{all |now |}{done|finished|over|complete|completed|ended}`,
      `come on {out|over|ahead}`,
      "just come {when|whenever} {you can|youre able|you are able}",
      "{you may|you can|ok to|okay to|go ahead and} {dispatch|send a crew|send your crew|send someone|send them|send the van|send a car|roll}",
      "{removal|pickup|pick up|transfer|release} {can|may} {proceed|go ahead|begin|happen|be made} {now|any time|anytime|at any time|whenever|}",
      "{ok|okay|good|ready|clear|cleared|rdy} 4 {pickup|pick up|p u|pu|removal|release|transport}",
      "{family|wife|husband|son|daughter|everyone|kids|relatives} {has|have|had|are|is} {all |}{finished|done|done with|completed} {their|the|her|his|with their|with the} {visit|goodbyes|visiting|viewing|time}",
      "{ready and waiting|set and ready|ready and able|ready to roll}",
      `{body|remains|decedent|deceased|resident|patient|pt|both} {is |are |now |}waiting for {transport|pickup|pick up|removal}`,
      "{he is|she is|hes|shes} waiting for {transport|removal}",
    ],
  },
  {
    field: "isDeceasedReady",
    value: "NO",
    phrases: [
      `{still|currently|just starting|busy|in the middle of|halfway through|are|were|nurse is|nurses are|aides are|girls are|cnas are|staff is|staff are} {doing|giving|finishing|finishing up|completing|performing|with|working on|getting through} {the |his |her |their |}{${aftercare.slice(1, -1)}|bath|bed bath|care|cares|washing}`,
      `{still|are|is|were|just} {bathing|washing|dressing|cleaning|cleaning up|prepping|preparing|changing} {him|her|them|the body|mom|dad|the resident|the patient}`,
      `{has|have|need|needs|needing} to {still |}be {washed|bathed|dressed|cleaned up|cleaned|pronounced|released|cleared|bagged} {first|yet|still|before}`,
      `{hasnt|has not|havent|have not|not yet|not} been {washed|bathed|cleaned up|pronounced|cleared|released|signed off}{ yet|}`,
      `not yet {washed|bathed|cleaned up|pronounced|cleared|released|signed off}`,
      `${aftercare} {is |being |still |now |}{in progress|under way|underway|being done|being given|ongoing|started|going on|performed now}`,
      "{hold|keep|holding|keeping} {the |}{body|him|her|them|remains|mom|dad} {here |there |at home |}{until|till|til}",
      "{body|him|her|them|remains|mom|dad|he|she} {to be |is to be |be |}{kept|held} {here |there |at home |}{until|till|til}",
      `${aftercare} {is |}{not|isnt|still|yet} {done|complete|completed|finished|started|going|under way|underway|to be}`,
      `still saying {goodbye|goodbyes|good bye|their goodbyes|her goodbyes|his goodbyes|prayers|their prayers|the rosary|a rosary}`,
      `{would|wed|theyd|id|shed|hed|family would|they would|she would|he would} {rather|prefer|prefer if|prefer that|like it if|appreciate it if} {you|yall|your crew|your people|the crew|that you|everyone} {waited|wait|would wait|held off|hold off|gave|give|didnt|did not|dont|not|came later|come later|came after}`,
      `{rather|prefer} you {not |didnt |did not |dont }come {yet|until|till|til|before|right away|just yet}`,
      `{awaiting|waiting on|waiting for|pending} {the |a |an |our |his |her |}${officials} {to |}{clearance|clear|okay|ok|approval|release|decision|arrival|finish|release him|release her|done}`,
      `{awaiting|pending} {the |a |his |her |}{release|clearance|pronouncement|recovery|procurement|autopsy|exam|tissue recovery|organ recovery|eye recovery|cornea recovery|identification|id|photographs|photos}`,
      `{awaiting|waiting on|waiting for|pending} {the |a |an |our |his |her |}${authorities} {to |}{call|callback|call back|return call|sign off|signature}`,
      `{awaiting|waiting on|waiting for|pending} {a |the |}{call|callback|call back|return call} {back |}from {the |}${authorities}`,
      `{give|allow} ${folks} {about |at least |maybe |roughly |around |}${span}`,
      `{need|needs|want|wants|asking for|asked for} {about |at least |maybe |}{another |}{an hour|half an hour|a half hour|_ minutes|_ min|_ hours|a couple hours|a couple of hours|a few hours|a while|a little while} {with him |with her |with them |with mom |with dad |}{yet|before|first|more|alone}`,
      `{ok|okay|good|ready|free|cleared|can|may} {to |}{go|leave|be released|be picked up|be moved|release|come} {only |}{after|once|when|following} {the |his |her |their |}{bath|bathing|washing|pm care|post mortem care|aftercare|care|cares|pronouncement|rn|nurse|family|priest|chaplain|rosary|coroner|wife|husband|son|daughter|doctor|prayers|vigil}`,
      `{cant|cannot|can not|may not|not able to|wont be able to|shouldnt|should not|must not} {release|be released|be let go|be moved|release him|release her|let him go|let her go} {before|until|till|til|yet|just yet|right now|tonight}`,
      `{he|she} {cant|cannot|can not|may not|must not|shouldnt|should not} {go|come out} {before|until|till|til|yet|just yet}`,
      `${remains} {cant|cannot|can not|may not|is not able to|wont be able to|must not|shouldnt|should not} {go|leave|move|travel|come out} {before|until|till|til|yet|just yet|right now|tonight}`,
      `{body|remains|decedent|deceased|placed} {is |still |is still |}on hold {for|pending|until|till|til|by|per|with|as|at}`,
      `{is|are|still|hes|shes|put} on hold {pending|until|till|til|by|per}`,
      `{dont|do not|please dont|please do not|not to} {come|send|dispatch|roll|head|leave|start|respond} ${anyone} {just yet|yet|until|till|til|before|right now|right away}`,
      `{hold|hold off|wait|sit tight|stand by|standby|stay put} {for now|on this one|on dispatch|on sending|on coming|on pickup|on pick up|on removal|until further|till further|for a bit|for a while}`,
      `${told} {its|it is|hes|he is|he|shes|she is|she|theyre|they are|they have|were|we are|everything is|everythings|everyone is|everyone has|body is|the body is} {all |}{ready|set|good|good to go|released|cleared|clear|done|finished|through|washed|cleaned up|gone|left|available|pronounced|dressed}`,
      `${told} {you can|youre clear|youre good|you may}`,
      `${told} the {coroner|medical examiner|me|police|detective|family|nurse|priest|chaplain|rabbi|daughter|son|wife|husband} {is |are |has |have |}{done|finished|gone|left|leaves|releases|released|clears|cleared|pronounces|pronounced|finishes}`,
      `{removal|pickup|pick up|transfer|release} {can|may} {proceed|go ahead|begin|happen|be made} {once|after|when|as soon as|if|upon|pending|following} _`,
      `{wants|want|would like|wish|wishes|asked|asks|hoping|hopes|wanting|theyd like|shed like|hed like} to {sit|stay|be|remain|wait|visit|pray} with {him|her|them|mom|dad|the body} {first|longer|some more|before|a while longer|a little longer}`,
      `${officials} {has not|hasnt|have not|havent} {yet |}{let go|released|cleared|finished|left|signed off|arrived|come|been here|been out|made it|pronounced}`,
      `{awaiting|waiting on|waiting for|pending} {the |a |an |our |his |her |}${officials} to {pronounce|come|arrive|get here|release|clear|sign|call back|finish|see}`,
      `${authorities} {has not|hasnt|have not|havent} {yet |}called back`,
      `{before|until|till|til} {he|she|they|the body|body} {can|may|could} be {touched|moved|taken|released|washed|removed}`,
      `{waiting|wait|waits} {for|on} {the |a |his |her |their |our |}{rabbi|priest|pastor|chaplain|imam|minister|elder|monk|shomer|chevra|burial society|detective|investigator|photographer|daughter|son|wife|husband|sister|brother} {before|to|first}`,
      `{giving|give|getting} {him|her|them|mom|dad} {a |the |his |her |one |}{last |final |quick |bed |}{bath|wash|sponge bath|bed bath}`,
      `{awaiting|waiting on|waiting for|pending} {the |}arrival of`,
      `{dont|do not|please dont|please do not|not to|nobody|no one} {move|touch|remove|moves|touches|removes} {the body|the remains|the deceased|the decedent}`,
      `{nobody|no one|noone} {has |s |}{pronounced|released|cleared} {yet|him|her|so far|at this point}`,
      `${officials} {is|are} {holding|keeping} {him|her|them|the body|it} {for|until|till|til|pending|over}`,
      `{all clear|go ahead|okay|ok|green light} {to come|will come|to follow|later|when ready}`,
      `{be|is|are|will be|should be|wont be} ready {in about|in|after|once|around|about|by|at} {an|a|_|half|the|his|her|dr|doctor|family|coroner}`,
    ],
  },
];
