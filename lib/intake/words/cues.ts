// Words around a name, a number or a place that say whose it is.

// {a|b} means one of these, {a|} one or nothing; the words stand directly before or behind what they speak of.

export type PersonRole =
  | "caller"
  | "deceased"
  | "nok"
  | "contact"
  | "attending"
  | "certifier"
  | "pronouncer"
  | "release";

export interface Cues {
  before: readonly string[];
  behind: readonly string[];
}

const sign =
  "{sign|signs|signing|certify|certifies|certifying|be signing|be certifying|do the death certificate|do the dc|sign off|sign out|complete the dc|complete the death certificate|complete the certificate|completed the certificate|completed the electronic certificate|handle the death certificate}";

export const personCues: Readonly<Record<PersonRole, Cues>> = {
  caller: {
    before: [
      "{hi|hello|hey|yes|good morning|good evening|good afternoon|} {um |uh |}{this is|my name is|my names|my name's|its|i am|i'm|im|the name is|this here is}",
      "{hi|hello|hey|good morning|good evening|good afternoon} it's",
      "{hi|hello|hey|good morning|good evening|good afternoon}, it's",
      "from the desk of",
      "{by|from} me",
      "call {from|fr|recd from|received from|rec'd from|taken from|came from|in from}",
      "{call|message|msg|text|email|report} {is |was |}from",
      "{called|reported|phoned|requested} {in |}by",
      "received {a |the |} call from",
      "{req|request|rqst|reqst|requested|notified|notification} {from|fm|frm|by}",
      "{called|phoned|rang|ringing|report|rptd|rpt|call|msg} {fm|frm|by}",
      "rec'd call {from|fr|f/}",
      "recd call {from|fr}",
      "caller {is|was|name is|:|}",
      "{the |}{caller's|callers|clr|clr is|caller name} {name |}{is |}",
      "informant {is|was|}",
      "spoke {with|to|w/}",
      "{le |les |}{me llamo|mi nombre es|habla|habló|hablo|marcó|avisó|reportó|reporta|nos llamó|escribe|saluda|soy|llamó|llamo|llama}",
      "you can {call|reach} me",
      "{who|that} {is |was |has |just |}{calling|called|rang|phoned} {it |this |us |}{in |}{is|was|}",
      "{thanks|thank you|regards|sincerely|best|respectfully|gracias|thx|tks},",
    ],
    behind: [
      "{here|calling|speaking|is calling|was calling|called|phoned|called in|calls|reports|reporting|reported|reporting a|is reporting|called to report|calling to report|calling from|llamó|llama|is on the line|called us|is the caller|advised|advises|states|stated|just called|called at|rang|left a message|is calling from}",
      "{w/|with|from|at|@|over at} {the |}{hospice|hospital|nursing home|_ hospice|_ _ hospice|_ hospital|_ _ hospital|_ nursing home|_ _ nursing home|_ funeral home|_ _ funeral home|_ manor|_ care center|_ _ care center|_ _ rehab|_ medical center|_ _ medical center|police|_ police|sheriff|_ county sheriff|coroner|_ county coroner}",
    ],
  },
  deceased: {
    before: [
      "{the |our |a |}{decedent|deceased|patient|pt|resident|person|loved one|client|dec|difunto|difunta|fallecido|fallecida|paciente|residente} {is|was|es|era|named|name is|by the name of|called|:|}",
      "{death|passing|loss|body|remains|removal|transfer|transport|pickup|pick up|demise|expiration} {of|for|on}",
      "{neighbor's|neighbors|friend's|friends|boss's|boyfriend's|girlfriend's|wife's|husband's} {mother|father|mom|dad|husband|wife|brother|sister|son|daughter|aunt|uncle|grandmother|grandfather}{,|}",
      "{my|our|his|her|their|the} {late |}{mother|father|mom|dad|husband|wife|grandmother|grandfather|grandma|grandpa|aunt|uncle|brother|sister|son|daughter|spouse|partner|friend|neighbor|mother in law|father in law}{,| is| was|}",
      "one of our {patients|residents|clients|folks}",
      "{a |one |}{deceased|dead} {male|female|man|woman|person|adult|subject|gentleman|lady}{,|}",
      "{first|1st|the first|first one|the first one|number one} {is|was}",
      "{patient|resident|decedent|deceased|decedents|person|full|her|his|their|mothers|fathers|husbands|wifes|mom's|dad's|moms|dads} name {is|was}",
      "{pkup|pick-up|p/u|svc call|service call|fc|f/c|removal call|doa|doa removal} {:|~|-|}",
      "{we have|i have|got one for you|new one|need you to pick up|pick up|pickup|picking up|come get|come and get|come for|coming for|removal|expired|to transport|need a removal for|need removal for|need transport for|have a removal for|first call for|first call on|first call|death call|have a death}",
      "{can|could|will|would|need} {you|u|ya|someone|somebody} {please |pls |to |}{go |}{get|grab|pick up|remove|transport|collect}",
      "{please|pls|go|go and|run and|gotta|got to|need to|have to} {get|grab}",
      "{us to|you to|you guys to} {go |come |}{bring|take|get|carry|pick up}",
      "{year|yr|years|yrs} old {male|female|man|woman|boy|girl|gentleman|lady|student|patient|resident}{,|}",
      "{please |pls |kindly |simply |to |us to |}{move|fetch|collect|bring in|retrieve|transport|transfer|transporting|moving|fetching|collecting}",
      "the late",
      "{called|calling|rang|phoned|phoning} {us |in |back |}about {old |poor |a |an |}",
      "about {old|poor}",
      "{has|got|there's|there is} {a|an}",
      "who {died|passed|passed away|expired} is",
      "{falleció|fallecio|murió|murio|acaba de fallecer|acaba de morir|se nos fue|se me fue|se nos murió|se nos murio|se me murió|se me murio} {el |la |mi |nuestro |nuestra |}{señor|señora|sr|sra|padre|madre|papá|mamá|papa|mama|esposo|esposa|abuelo|abuela|abuelito|abuelita|hermano|hermana|tío|tía|tio|tia|suegro|suegra|primo|prima|hijo|hija|cuñado|cuñada|sobrino|sobrina|padrino|madrina|don|doña|residente|paciente|}{,|}",
      "{se llamaba|su nombre era|se llama don|se llama doña|el señor se llama|la señora se llama} {don |doña |}",
      "{el difunto|la difunta|el finado|la finada|el fallecido|la fallecida} {es|era|se llama|se llamaba}",
      "{él|ella} {se llama|se llamaba}",
      "{una|uno} de {nuestras|nuestros} {residentes|pacientes}",
      "{recojan|recoger|recoja|pasar por|pasen por|buscar|busquen} {al|a la|a|el|la}",
      "{release|transfer|removal} of {remains|body|the remains|the body}{, | of |: |}{veteran|mr|mrs|ms|mister|}",
      "{mom|dad|mother|father|momma|grandma|grandpa|mama|papa|granny|grandmother|grandfather} is",
      "{mom|dad|mother|father|mama|papa|grandma|grandpa|husband|wife|sister|brother|aunt|uncle} {(}",
      "{has|have|got} {a |an |one |}{lady|gentleman|man|woman|resident|patient|pt|gentlemen} {ready |here |waiting |}{for us|for you|for pickup|for pick up|to go|ready|here}{,|}",
      "{named|re:|re|regarding|fwd:|patient:|name:}",
      "{re:|re|regarding|subject:|in re:} {the |our |}{estate of|late|remains of|release of|death of|passing of|body of|removal of|transfer of|burial of|disposition of|cremation of|resident|patient|inmate|veteran}{ the late|}{,|:|}",
      "{name's|names|name is|name was|named} {is |}",
      "{gentleman|lady|man|woman|gentlemans|ladys}{'s|} name {is|was}",
      "{inform|informing|notify|notifying|advise|tell|report|reporting} {you |}{of |that |on |the death of |the passing of |of the death of |of the passing of |}{our |}{resident|patient|client|the passing of|the death of}",
      "{release of|release ready for|releasing|arrange transfer of|transfer of|calling about|call about|writing about|calling on|reporting on|reporting} {a |our |the |}{mister|mr|mrs|ms|miss|}",
      "{lost|loss of} {our |one of our |}{resident|patient|friend|client|mother|father|}",
      "we had a resident pass",
      "we lost",
      "lost",
      "{called|calling|call|rang|ringing|phoned|phoning|phone|writing|message} {us |in |from _ |from _ _ |}{about|regarding|re|concerning} {her|his|my|their|our} {late |elderly |}{father|mother|dad|mom|husband|wife|sister|brother|son|daughter|aunt|uncle|grandmother|grandfather|grandma|grandpa|niece|nephew|cousin|friend|neighbor|partner}{,|}",
    ],
    behind: [
      "{has |have |had |just |sadly |unfortunately |also |was |}{passed|died|expired|deceased|pronounced|is deceased|passed away|been pronounced|passed on|went to be with the lord|slipped away|taken|gone|coded|falleció|fallecio|murió|murio|acaba de fallecer|acaba de morir|ha fallecido|ha muerto|has passed|has died|has expired|was pronounced|was found|was born|went home to|went to glory|went to the lord|left us|was called home|ceased to breathe|took her last|took his last|lost his battle|lost her battle|lost his fight|lost her fight|lost his long|lost her long|finally lost|succumbed|went in his sleep|went in her sleep|did not make it|didn't make it|is no longer with us|was found dead|drowned|collapsed}",
      "{was|is} {ninety|eighty|seventy|sixty|fifty|forty} ",
      "{who |that |}{has |just |}{passed|died|expired}",
      "{'s|’s} {passing|death|demise}",
      "{age |aged |}\\d{1,3}\\b",
      "{dob|born|d.o.b|date of birth}",
      "{is|are} {ready|at|here|still|in|now}",
    ],
  },
  nok: {
    before: [
      "{legal |the |her |his |their |primary |}{next of kin|nok|next-of-kin|n.o.k.} {is|are|was|will be|would be|:|listed as|=|-|}",
      "kin is",
      "{pariente|familiar} {mas|más} {cercano|cercana} {es|:|}",
    ],
    behind: [
      "{,|} {es|era} {la|el|su} {esposa|esposo|hija|hijo|hermana|hermano|madre|padre|viuda|viudo|nieta|nieto|sobrina|sobrino} y {el|la|su} {familiar|pariente} {más|mas} {cercano|cercana|próximo|próxima|proximo|proxima}",
      "{,|} {es|era} {el|la|su|mi} {familiar|pariente} {más|mas} {cercano|cercana|próximo|próxima|proximo|proxima}",
      "{is|who is|'s|are|as|was|will be} {the |her |his |their |our |listed as |legal |}{next of kin|nok|legal next of kin|primary next of kin}",
      "{next of kin|nok}",
    ],
  },
  contact: {
    before: [
      "{ask|asking} {for|4}",
      "ask",
      "{please |then |just |to |and |can |} see",
      "{speak|talk|check in|meet|meet up|connect|check} {with|to|w/}",
      "{please |} {contact|call|ring|phone|text|page|buzz|find|look for|report to|go to|meet}",
      "{contact|poc|point of contact|site contact|person on site|contact person|contact there|contact at the door|on site contact|onsite contact|on-site contact} {is|will be|there is|on site is|:|}",
      "{pregunte|preguntar|pregunten} por",
      "{met|greeted|let in|escorted|shown in|walked down|walked in} by",
    ],
    behind: [
      "{meets|will be meeting|is meeting|gonna meet|is gonna meet|can meet|meeting} {you|u|ya|yall|crew|the crew|driver|the driver|them|y'all}",
      "{will|can|is going to|'ll|is there to|to} {meet|let|show|walk|escort|be waiting|wait|greet|take you|open|bring you|help|guide|be at the}",
      "{is |}{your|the} {contact|point of contact|on site contact|onsite contact|site contact}",
      "{is with him |is with her |}{now |}{and |}{is |}{the |}{person|one} to {see|ask for|contact|meet|talk to|call}",
      "{has the key|is on site|is waiting for you|on site}",
      "{is |will be |}standing by{ for removal| for the removal| for you| for pickup| for your crew| for the crew| for your arrival| on scene| at the scene| until| till|}",
      "{remains|is remaining|will remain|will be remaining|stays|is staying|will stay|will be staying} {on scene|on the scene|at scene|at the scene|on site}",
      "{is |will be |}waiting {for you|for the crew|for your crew|for your people|for removal|for the removal|with the body|on scene|at the scene}",
    ],
  },
  attending: {
    before: [
      "{the |her |his |their |} {attending|attending physician|attending md|attending doctor|attending dr|pcp|primary|primary care|primary doctor|primary physician|family doctor|family physician|treating physician|treating doctor|regular doctor|hospitalist|attn|attndg|attdg|attg|attnd|pmd|médico de cabecera|médico tratante|hospice physician|hospice doctor} {is|was|of record is|of record was|of record|physician|being|:|=|-|md|}",
      "{médico|medico|doctor|doctora} de {cabecera|familia} {es|era|} {el |la |}",
      "{her|his|their|the|my|our|patient's|patients|mom's|moms|dad's|dads|mother's|father's|husband's|wife's|resident's} {doctor|dr|physician|md|provider|doc} {is|was|there is|:|}",
      "{care|patient|pt|supervision} of",
      "{followed|seen|treated|cared for|being seen|under} by",
      "{he'd|she'd|he had|she had|they had} been {seeing|going to|followed by|a patient of}",
      "under",
      "{doctor|physician} {on|over|in charge of} {the|his|her|this} case {is|was|:}",
      "{medico|médico|doctor} {es|era|:}",
      "{doctor's|doctors|physician's} care {, |- |}{that's|thats|that is|of|with|under}",
      "doctor {is|was|:}",
      "physician {is|was|:|}",
    ],
    behind: [
      "{is|was|'s|as|being|=} {the |his |her |their |also |}{attending|attending physician|pcp|primary|primary care|primary doctor|family doctor|doctor|physician|treating physician|attending of record|physician of record}",
      "{has been|had been|has always been} {the |his |her |their |our |mom's |dad's |moms |dads |my mother's |my father's }{attending|pcp|primary|primary care|primary doctor|family doctor|doctor|physician}",
      "{,|} {who |that |}{has |had |}{cared for|been caring for|looked after|been looking after|been treating|treated|followed|been following}",
      "{lo|la|le} {atendía|atendia|atiende|trataba|veía|veia}",
      "{attending|attend|attended|is attending|was attending|was following|following|followed|was treating|treated|has been following|had been following|was seeing|saw|took care of|cares for|cared for|follows|sees|treats|the attending|pcp}",
    ],
  },
  certifier: {
    before: [
      "{signed|certified|completed|sign|signature|signing|certification} {by|from}",
      "{certifier|certifying|certifying physician|certifying doctor|certifying md|dc signer|signer|signing physician|signing doctor|signing|signing dc|cert|dc|d.c.|death certificate|death cert|med director|medical director signing} {is|was|will be|to be|by|goes to|to|from|:|->|=|-|}",
      "who {signs|will sign|is signing} is",
      "for the {death cert|death certificate|dc|certificate} {it is|its|it's|that is|that's|thats|call|contact|,}",
      "{agreed to sign|will sign|is signing|willing to sign|going to sign|signing} {, |}{and |}{that's|thats|that is|that would be|that'd be|it's|its|is|his name is|her name is} {a |}",
      "firma {el certificado |}{:|es|}",
      "{quien|que} {va a firmar|firma|firmará|firmara|va a certificar} {el |la |}{certificado |acta |papel |}{de defunción |de defuncion |}{es|será|sera}",
      "{death certificate|dc|certificate} {will |to |is |}{be |being |}{signed|completed|done|handled|certified} by",
      "{will|to} be signed by",
      "{handling|completing|doing|signing|handles|completes} {the |}{death |}{certificate|dc|cert} {is|will be|by|through|via|through their|through our|:}",
      "{certificate|dc|death certificate|cert} {is |will be |being |to be |}{handled |completed |signed |done |}{by|through|via|through their|through our}",
    ],
    behind: [
      `{aware |notified |is aware |and |who |, |is |was |has |he |she |their partner |is our medical director and |our medical director |medical director |med director |}{he |she |who |and |}{will|is going to|'ll|to|is|has agreed to|agreed to|agrees to|is willing to|can|said he will|said she will|said he'd|said she'd|said he would|said she would|says he'll|says she'll|said they would|says he will|says she will|is to|going to|would|is who will|that will|is happy to} {also |be the one to |be |}${sign}`,
      "{él |el |ella |y él |y ella |quien |que |}{va a|vá a|puede} {firmar|certificar}",
      "{él|ella|y él|y ella|quien} {también |}{firma|firmará|firmara|certifica}",
      "{she's|he's|shes|hes|she is|he is|is} {also |the one |}who'll sign",
      "{who |that }{signs|certifies|will certify|is certifying} {the |}{death certificate|dc|certificate|cert|death}",
      "{has |have |will |is |and |}{completed|complete|completing|completes|signed|filed|handling} {the |her |his |}{electronic |}{death certificate|certificate|dc|death cert|cert}",
      "{is |are |and |also |will be |be |}{signing|signs|certifying|certifies|the certifier|certifier|sign|sign dc|on dc|for dc|on the dc|for the dc|on death certificate|for death certificate|firma|firmará}",
    ],
  },
  pronouncer: {
    before: [
      "{pronounced|declared|pronouncement|verified|confirmed} {dead |deceased |death |was |made |}{by|per|done by}",
      "{rn|nurse|doctor|dr|physician|lpn|medic} {did|who did it|who pronounced|who declared} {:|is|was|}",
      "{time called|tod called|code called|death called} by",
      "{la|lo|le} {declaró|declaro|pronunció|pronuncio|certificó|certifico}",
      "{declaró|declaro|certificó|certifico|confirmó|confirmo|pronunció|pronuncio} {la |el |su |}{muerte|fallecimiento|defunción|defuncion}, {se llama|su nombre es|es}",
      "{pronouncing|pronouncing rn|pronouncing nurse|pronouncing md|pronouncing physician} {is|was|:|}",
    ],
    behind: [
      "{, |}{quien |que |}{declaró|declaro|certificó|certifico|confirmó|confirmo|pronunció|pronuncio} {la |el |su |}{muerte|fallecimiento|defunción|defuncion|}",
      "{was |were }{there |here |out |on scene |on site |on scene, |present |at bedside }{and |, |}{has |have |already |just |}{pronounced|declared}",
      "{came |came & |came, |came out, |came by and |came out |came and |is the one who |who |the hospice nurse |our nurse |}{there |here |out |on scene |on site |on scene, |present |at bedside |}{and |, |}{has |have |already |just |}{pronounced|pronounce at|declared|made the call|made it official|did the time of death|called the time of death|called time of death|called the death|called it at|confirmed the death|verified the death|did the pronouncement|did pronouncement|made the pronouncement|pronouncing|pronounced her|pronounced him}",
    ],
  },
  release: {
    before: [
      "{released|cleared} {over the phone|per phone|by phone|by telephone},",
      "{released|release|release authorized|authorized|release approved|release okayed|release signed|release given|release ok|release ok'd|authorization} {by|per|from|is|came from}",
      "ok {to release |}per",
      "release {has been |was |is |}{signed|authorized|approved|okayed|given} by",
      "{cleared|okayed|ok'd|okd|approved} {for release |}by",
      "{release|release authorization|authorization|permission|approval|consent|ok|okay|go ahead|clearance} {to release him |to release her |to release the body |to release |for release |for the release |of release |to remove |for removal |}{was |has been |is |}{obtained|received|given|granted|came|comes|coming|gotten|verbal|by phone|signed|signed off} {from|by}",
      "{autorizó|autorizo} {la |}{entrega|salida} {:|}",
      "{nurse|rn|person|one|supervisor|officer|investigator|coroner|deputy} {releasing|who is releasing|who's releasing|who released|that released|authorizing|who cleared|clearing} {him|her|them|the body|the remains|the release|} {is|was|:}",
      "one who {okayed|ok'd|authorized|approved|cleared|released|signed} {the |}{removal|release|body|him|her} {was|is}",
      "{ok|ok'd|okay|okayed|clear|cleared|good|approved|authorized|permission} to {release|go|leave|move|remove|be released|be moved|be removed|transport|pick up} {him |her |body |the body |decedent |the decedent |remains |the remains |pt |patient |}{given |verbal |}{per|by|from}",
      "release {# |no |no. |number |}{was |}{given|issued|provided|called in|phoned in} {by|per|from}",
      "release {auth|auth'd|authd|auth'ed|authorised|ok'ed|oked|okay'd|cleared|verbal|verbally given|granted|rec'd|received|obtained|obt'd} {by|per|from}",
      "{body|remains|decedent|removal|pickup|him|her} {is |was |has been |}{ok'd|okd|ok'ed|okayed|cleared|auth'd|authd|authorized|approved|released} {for release |for removal |to go |}{by|per|from}",
      "released {per|on the ok of|on the authority of|on ok of|through|thru}",
    ],
    behind: [
      ", {it is |it's |it was |he is |she is |}{ok|okay|clear|cleared|fine|free} to {release|remove|be released|be removed|move|pick up|transport|go}",
      "{of |at |from |with }{the |}{me office|coroner's office|me|coroner|medical examiner's office} {has |}released {the |}{body|remains|him|her}",
      "{has |}{waived autopsy |waived the autopsy |signed off |}{and |}{gave|given|gives} {the |his |her |us the |}{ok|okay|go ahead|clearance|permission|all clear} {to|for} {release|removal|pick up|pickup|go}",
      "{has |}{waived|declined|passed on} {the |an |}{autopsy|inquest|case|jurisdiction} {and |& |, }{released|releasing} {the |}{body|remains|him|her}",
      "{has|have} released",
      "{, |}{is |was |}{the one |}{who |that |}{has |}{released|cleared|okayed} {the body|the remains|him|her|jurisdiction|at|on|for removal|over the phone|by phone|verbally}",
      "{has |have |}{ok'd|okd|oked|cleared} {us for |the |his |her |}{release|removal|release of the body}",
      "{, |}{has |have |}{signed off on|signed|okayed|approved|authorized|gave|issued|granted|faxed|emailed} {us |the |his |her |a |an |}{verbal |body |}{release|release form|release of the body|release authorization|authorization to release|permission to release|permission to remove}",
      "{, |}{has |}{authorized|cleared|told|allowed} {us|me|the hospital|the facility} to release",
      "{, |}{said|says|stated|advised} {that |}{he|she|the body|they|we} {could be|can be|is|may be|can|could|was} {released|release|cleared}",
      "{has |}{ok'd|okd|ok'ed|oked|cleared|okayed} {the |}{removal|body|him|her}",
      ", _ {_ |}, is releasing",
      "{says|said} {that |}{we|you|they} {can|may|could} {have|take|move|remove|come get|pick up|go ahead and take|go ahead and remove} {him|her|them|the body|the remains|the decedent}",
      "is releasing {him|her|them|the body|the remains|the decedent|}",
      "{has |}{given|gave|gives} {the |an |his |her |}{okay|ok|o.k.|go ahead|green light|clearance|all clear|permission|authorization|authority} {for|to} {release|remove|move|removal|transport|the release|the removal}",
      "{and |, |& |, and |}{she |he |who }{has |}{authorized|okayed|ok'd|approved|cleared|signed for} {the |}{removal|release|transport|body}",
      "{gave|gives|has given} {us|me|them|you} {the |a |an |his |her |}{verbal |}{release|clearance|ok to release|okay to release|permission to release|permission to remove|ok to remove|okay to remove|authorization to release|go ahead to remove|all clear}",
      "gave {the |an |his |her |}{ok|okay|release|clearance|all clear} ",
      "{has |is |}{authorized|authorizing|authorizes|okayed|signed|approved|gave|released|releasing|will release|signed for} {the |}{release|removal|body|him|her|the body|remains|the remains|decedent|the decedent|patient|the patient}",
    ],
  },
};
