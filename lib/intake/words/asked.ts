// How operators ask, where the question is not simply the name of what they want to know.

// Each pattern is tried in order; the first that fits says what the answer holds.
import type { Kind, Owner } from "./labels";

export interface Asked {
  pattern: RegExp;
  owner: Owner | null;
  kinds: readonly Kind[];
}

const asked = (pattern: RegExp, owner: Owner | null, ...kinds: Kind[]): Asked => ({ pattern, owner, kinds });

export const askedQuestions: readonly Asked[] = [
  asked(
    /^\W*who(?:['’]?s| is| are)? (?:the |his |her |their )?(?:family|kin|closest|nok)\W*$|\bnext of kin|\bnok\b|closest relative|nearest relative|legally responsible|(?:familiar|pariente) m[aá]s cercano|qui[eé]n es (?:el|la) (?:familiar|responsable)/i,
    "nok",
  ),
  asked(
    /^\W*(?:(?:and|ok(?:ay)?|so|i'?m (?:so )?sorry[^.?]{0,20}[.,]?)\W+){0,3}(?:you are|who are you|who'?s this|this is)\W*\?|who (?:am i|are we) (?:speaking|talking) (?:to|with)|who is (?:this|calling)|who'?s (?:this|calling)|who called|(?:your|ur) (?:full |first |last )?(?:and last )?name|caller'?s? name|who (?:do|did|have) (?:i|we) (?:have|got) (?:on|here)|name (?:of|for) (?:the )?(?:person|one) (?:calling|reporting)|name of caller|may i have your name|(?:con )?qui[eé]n (?:hablo|habla|llama|llam[oó]|avis[oó]|report[oó]|dio aviso)|who (?:reported|phoned|rang)|su nombre|c[oó]mo se llama usted|c[oó]mo te llamas/i,
    "caller",
  ),
  asked(
    /who(?:['’]s| is|s)? (?:signing|(?:going to|gonna|supposed to) (?:be )?sign)|(?:doctor|physician|dr|md) (?:going to|to|that will|that'll) sign|(?:which|what) (?:doctor|physician|dr|md|provider)[^?]{0,20}\bsign|(?:doctor|physician|dr|md) (?:is|will be|who(?:'s| is| will)?) (?:signing|sign)|who(?:'s| will| is to)? signs?|sign(?:ing)? (?:the )?(?:death certificate|dc)|qu[eé] (?:doctora?|m[eé]dico)[^?]{0,24}\bfirm|qui[eé]n (?:va a |le )?firma|\b(?:doctor|physician|dr|md) signing\b|certif(?:y|ying)/i,
    "certifier",
  ),
  asked(
    /who (?:do|should|can|will|would) (?:we|our|they|the|i)\b.{0,24}\b(?:see|ask|meet|speak|talk|contact|look)|who to see|who (?:is|will be) (?:there|on site|meeting)|ask for when|contact (?:person )?on[- ]?site|who meets us|por qui[eé]n pregunt/i,
    "contact",
  ),
  asked(
    /who (?:pronounced|did the pronounc)|pronounced by|^\W*(?:was|is|were) (?:there )?(?:a|an|any|the) [^?]{0,30}(?:nurse|doctor|medic|paramedic|emt|rn)\b[^?]{0,20}(?:there|present|with|pronounc)/i,
    "pronouncer",
  ),
  asked(/who (?:is |will be )?(?:releas(?:es|ed|ing)|authoriz)|released by|qui[eé]n (?:autoriza|entrega)/i, "release"),
  asked(
    /who (?:has |just )?(?:passed|died|is (?:the )?(?:deceased|decedent))|name of (?:the )?(?:deceased|decedent|person|patient|resident)|(?:deceased|decedent|patient|resident|person)(?:'s)? (?:full |legal )?name|(?:father|mother|husband|wife|son|daughter|brother|sister|mom|mam?ma|dad|papa|grand[a-z]+|granny|nana|loved one|his|her|their|uncle|aunt|auntie|niece|nephew|cousin|partner|friend|neighbor|roommate|spouse|in-law|lady|gentleman|man|woman)(?:['’]?s)? (?:full |legal |complete |whole |entire |proper |given |real |correct )?name|name of (?:your|the|this) (?:late |dear )?(?:father|mother|husband|wife|son|daughter|brother|sister|mom|dad|grand[a-z]+|uncle|aunt|friend|loved one|lady|gentleman|man|woman)|who (?:have|did) you (?:lose|lost)|who are we (?:coming|picking)|spell (?:the|his|her)|(?:full|whole|legal|complete) (?:legal )?name\??$|^\W*(?:(?:and|ok(?:ay)?|what'?s|what is|what was)\s*,? ){0,2}(?:the|his|her|their) (?:last |first )?name\W*$|nombre (?:completo )?del? (?:la |el |su |tu )?(?:persona|difunt|fallecid|finad|mam[aá]|pap[aá]|madre|padre|espos|herman|abuel|hij|t[ií][ao]\b|suegr|señor|paciente)|c[oó]mo se llama(?:ba)? (?:ella|[eé]l|su |el |la )/i,
    "deceased",
  ),
  asked(
    /\bare you (?:(?:a|an|the|his|her|with|from|calling from|one of the) ){0,2}(?:family|relative|kin|facility|staff|nurse|hospice|hospital|nursing home|funeral home)(?: member)?(?:\?|,| or\b)|in what capacity|who do you (?:work for|represent)|(?:es|son) (?:usted )?(?:familia|familiar|pariente)\b/i,
    null,
    "callerType",
  ),
  asked(
    /\byour (?:own )?(?:position|title|role|job|function)\b(?! number)|what do you do (?:there|here)|su (?:puesto|cargo)\b/i,
    "caller",
    "function",
  ),
  asked(
    /your (?:relationship|connection|relation|tie)|(?:who|what) (?:are|were) you to (?:him|her|them|the)|how (?:are|were) you related|relation(?:ship)? to (?:the |him|her|them|deceased|decedent|patient|pt|resident)|how do you know (?:him|her|them)|and you are(?: his| her|\?)|you'?re (?:his|her) |su parentesco|qu[eé] es usted/i,
    "caller",
    "relationship",
  ),
  asked(
    /(?:good|best|call ?-?back|contact|your|a|direct) (?:(?:phone|telephone|contact|callback|direct|best|cell|mobile|good) ){0,2}(?:number|no\.?|#|line|extension|ext|cell|phone|mobile)\b(?! (?:for|of|to) (?!you\b|u\b|yourself|us\b|call))|number (?:you'?re|you are|u r|are you|are u|you) (?:calling|phoning|ringing) from|(?:number|phone|line|cell|extension|#) (?:(?:i|we) (?:can|could|should|may) )?(?:in case|for (?:you|yourself|u)\b|to (?:reach|call|ring|get) (?:you|u)\b)|(?:in case|if) (?:we|i|this|the (?:line|call))\b[^?]{0,24}\b(?:disconnect\w*|cut off|drops?|get (?:lost|separated)|lose)|(?:what|which)(?: is|'?s)? (?:the |your )?(?:number|phone|line|extension) (?:are|r) (?:you|u)|how (?:can|do|should|would|could) (?:we|i) (?:reach|get|call) (?:you|u)|reach (?:you|u)\b|(?:get|get a ?hold of|ring|phone) (?:you|u) (?:back|at|on)\b|call (?:you|u) back|(?:your|ur) (?:own |direct |best )?(?:cell|phone|callback|mobile|ext|digits|#)|best phone|callback|call back\??$|(?:what|which) (?:number|phone|line) (?:should|do|can|could|shall|would|will|may) (?:we|i|you) (?:call|use|ring|put|have|want|like|dial)\b|where (?:can|should|do) (?:we|i) (?:reach|call|ring)\b(?! (?:her|him|them|the))|^\W*(?:and )?(?:what['’]?s |what is )?(?:a|the|ur|your) (?:phone )?number\W*$|n[uú]mero (?:para|de)|su (?:n[uú]mero|tel[eé]fono)|(?:tel[eé]fono|n[uú]mero) (?:suyo|donde)/i,
    "caller",
    "phone",
  ),
  asked(
    /^\W*(?:(?:and|ok(?:ay)?|so|what['’]?s|what is|what about|how about) )*yours(?:,? please)?\W*$/i,
    "caller",
    "phone",
  ),
  asked(/\balternate\b|another number|other number|second number/i, "caller", "altPhone"),
  asked(/caller id/i, "callerId"),
  asked(
    /(?:has|have|did|is|was|can) (?:the )?(?:hospital|facility|coroner|me|nurse|he|she|body|they|everything|family)?\b.{0,24}\breleas|ready (?:for|to|now)|\blist[oa]\s*\?|is (?:he|she|the body|everything) ready|(?:can|may|could|should|ok(?:ay)? (?:for|to have)) (?:we|us|the (?:crew|van|driver|guys)|my (?:guys?|crew)) (?:to )?(?:come|roll|head|go)|(?:good|clear) to (?:go|come|roll)|lista? para/i,
    null,
    "ready",
  ),
  asked(
    /\b(?:is|are|will) (?:the |any )?(?:family|fam|anyone|anybody|somebody|someone|relatives?)\b|\bare there (?:any )?(?:relatives|family)|family (?:there|present|with|at|on)|is (?:anyone|anybody|someone|somebody|family) with|who is with (?:him|her|them)|\b(?:anyone|anybody|someone|any) (?:from|of|in) (?:the |his |her )?fam(?:ily)?|\bany (?:family|fam|kin|relatives)|any(?:one|body) (?:there|with|else there)|who(?: else)?(?:['’]s| is) (?:there|here|with|at the house)\b|fam(?:ily)?\s*(?:there)?\s*\?|hay familia|est[aá] la familia/i,
    null,
    "familyThere",
  ),
  asked(
    /^\W*(?:(?:and|y|ok(?:ay)?|what about|what was|what is|what's) )*(?:when|(?:la )?hora|tod|(?:the )?time|what time)(?=,? and (?:who|which|what|where|was|is|did)\b)|\bwhen did (?:it|that|this) happen|^\W*(?:and |y )?(?:when|(?:la )?hora|tod|(?:the )?time|what time)\s*(?:was (?:it|that)|of death)?\W*$|when did|what time did|\b(?:say|said|know|give|given|have|get|tell|note|record|write|put)\w*(?: \w+){0,2} (?:what|a|the|an exact|the exact|any) time\b(?! (?:for|to|that|you|they|we|the|frame|window|works?|is|would)\b)|what time was it|time of (?:death|passing)|when was|time pronounced|about what time|a qu[eé] hora(?! (?:quier|dese|necesit|prefier|gust|vamos|vayamos|lleg|pas[ae]|pod|pued|le |les |cree|abre|cierra|llam))|cu[aá]ndo (?:falleci|muri)/i,
    null,
    "deathDateTime",
  ),
  asked(
    /date of birth|birth ?(?:date|day)|\bb-?day\b|\bnacimiento\b|when (?:was|were) (?:he|she|they) born|\bd\.?o\.?b\b|fecha de nacimiento/i,
    null,
    "birth",
  ),
  asked(/how old|\bage\b|qu[eé] edad|\bedad\b/i, null, "age"),
  asked(
    /where (?:(?:he|she|they)(?:['’]?s| is| are)?\W*$|(?:is|are|was|did|has)\b)(?![^?]{0,30}\b(?:going|headed|taken to|be taken)\b)|where should we|where'?s (?:he|she|mom|dad)|what (?:facility|hospital|place)|which (?:facility|hospital)|location of|place of death|d[oó]nde/i,
    "location",
  ),
  asked(/home address|where (?:did|does) (?:he|she) live|legal residence|domicilio/i, null, "home"),
  asked(/what'?s the address|\baddress\b|\baddr\b|direcci[oó]n/i, "location", "address"),
  asked(/room|which floor|what floor|cuarto|piso/i, null, "floorRoom"),
  asked(/what county|which county|\bcounty\b|condado/i, null, "county"),
  asked(
    /how (?:much|heavy|big)|weigh|\bis (?:he|she) (?:a )?(?:big|heavy|large)|\bsize\b|how large|cu[aá]nto (?:m[aá]s o menos )?pes|\bpeso\b/i,
    null,
    "weight",
  ),
  asked(/how tall|\bheight\b/i, null, "height"),
  asked(
    /stairs|steps|(?<!\b(?:from|at|by|with|near) the )elevator|obstacles|(?:trouble|hard|difficult\w*|easy|problems?) (?:getting|to get) (?:in|to|out|him|her)|escaleras|escalones|gradas|elevador|ascensor|access/i,
    null,
    "stairs",
  ),
  asked(
    /how many (?:people|men|guys|staff|techs?|attendants?|drivers?|hands|bodies|of (?:us|you)|(?:do|should|will|would) (?:we|i|you|it))|crew|(?:need|enough|send|handle|manage|lift|take|come)\b[^?]{0,24}\b(?:one|1|two|2|second|extra)[- ](?:man|men|person|people|guys?|techs?|driver|attendant)s?\b|\b(?:one|1|two|2)[- ](?:man|men|person|people)s?\b[^?]{0,16}\b(?:enough|do|handle|manage|lift|job|crew|ok|okay)\b|^\W*(?:one|1|two|2)[- ]?(?:man|men|person)\W*$|\b(?:one|1) or (?:two|2)\b/i,
    null,
    "crew",
  ),
  asked(
    /veteran|\bin (?:the |any )?(?:service|armed forces|army|navy|marines)\b|armed forces|sirvi[oó] en|(?:ej[eé]rcito|servicio militar|fuerzas armadas|marina)\b|\bvet\b|military|serve/i,
    null,
    "veteran",
  ),
  asked(
    /(?:funeral|burial) (?:policy|plan)|prearrang|pre-?arrang|pre-?need|pre-?paid|(?:plan|servicio|arreglos?)(?: \w+){0,2} (?:pagado|prepagado|hecho|de antemano)|arranged ahead|arrangements (?:already|been)|made arrangements|ma[dk]e (?:any |his |her |their |some )?(?:(?:own|prior|advance|funeral|final) )?(?:plans|arrangements)|(?:anything|something) (?:already )?(?:set ?up|on file|in place|planned)\b|\ba plan (?:with|anywhere|in place|set)|(?:anything|something|everything|services?|funeral|arrangements) (?:already )?been (?:made|arranged|planned|set ?up|paid)|(?:set|planned|picked|worked|lined) (?:anything|everything|it|this|something) (?:all )?(?:up|out|ahead|with)|(?:anything|everything|something|funeral|already) (?:already )?(?:been )?paid|paid (?:up|ahead)|any arrangements|(?:anything|everything|something|already) arranged|prearreglo/i,
    null,
    "prearranged",
  ),
  asked(/hospice/i, "hospice"),
  asked(/donor|donation|donante/i, null, "donor"),
  asked(/embalm|embalsam/i, null, "embalm"),
  asked(/covid/i, null, "covid"),
  asked(/isolation|precaution|infect|contagious|catching|\bppe\b|gown(?:s|ed)?\b|precauciones/i, null, "precautions"),
  asked(
    /(?<!\b(?:tell|give|gave|let|for|with|to|call|at|of|text|send|show|by|from|reach|behind|beside|before|after|excuse|bear with|and|than) )\bme\b(?! (?:to|your|his|her|their|the|a|an|know|see|get|back|at|on|when|what|if|how|who)\b| (?:&|and|n) (?!police|pd|le\b|law|doctor|dr|family|coroner|nurse))|coroner|medical examiner|forense/i,
    "coroner",
  ),
  asked(
    /\b(?:back|bring (?:him|her|them)|coming) to you\b|\b(?:going|headed|heading|back|coming in|(?:bring|tak|deliver|transport)\w*(?: (?:him|her|them|mr\.?|mrs\.?|the body)(?: \p{L}+)?)?)(?: back)? to (?:(?:the|our|your|a) )?(?:[\p{L}'’.-]+ ){0,3}?(?:chapel|main|shop|branch|care center|prep(?: room)?|cooler|crematory|place|mortuary|parlou?r|[\p{L}'’.-]+ or (?:(?:the|our|your) )?[\p{L}'’.-]+(?: \p{L}+)?)\W*$|which funeral home|what funeral home|(?:which|what) (?:home|firm|place|chapel) (?:do|does|did|are|is|will|would|has|have|should)(?: \p{L}+){1,3} (?:want|using|use|chosen?|picked?|like|going (?:to|with)|go(?:es)? to|called?|prefer|selected|decided on)\b|which home(?: please)?\W*$|who (?:is|are|will|does|did|has|have)(?: the)? (?:family|they|he|she|wife|husband|kids) (?:be )?(?:using|use|going with|go with|want|choose|chosen|called?|pick(?:ed)?)\b|who(?:['’]s| is| will be) (?:handling|doing) (?:the )?(?:arrangements|services?|funeral)|whose (?:case|call) is (?:it|this|that|he|she)\b|funeral home|\bfh\b|mortuary|where (?:is|are) (?:he|she|we|they) going|going to (?:you|your)|where (?:do|should) we (?:take|bring)|taking (?:him|her)|funeraria/iu,
    "funeralHome",
  ),
  asked(/attending|doctor|physician|\bdoc\b|\bdr\b|m[eé]dico/i, "attending"),
  asked(/\bsex\b|gender|male or female|man or woman/i, null, "sex"),
  asked(
    /when (?:do|would|should|can|did you want)|a qu[eé] hora (?:quier|dese|necesit|prefier|gust|vamos|vayamos|lleg|pas[ae]|pod|pued)|cu[aá]ndo (?:quier|dese|prefier|pod|vamos|pas[ae]|lleg)|para qu[eé] hora|what time (?:do|would|should|works?|suits?|is (?:good|best|ok)|for (?:the )?(?:pick|removal|us|you)|y['’]?all|ya|you|u)\b|how soon (?:do|would|can|should|did)|\b(?:now or later|right away or|tonight or (?:in the morning|tomorrow)|(?:a|any|some) (?:certain |particular |special |set |good )?time (?:that |you |they |the family |when |we |for )|good time (?:for|to)|best time (?:for us|to come|to pick))|when (?:y['’]?all|ya|you|u) (?:need|want)|pick(?:ed)? ?up (?:time|when)/i,
    null,
    "requestedDateTime",
  ),
  asked(
    /anything (?:else|we should)|special (?:instructions|requests)|any (?:other )?(?:notes|instructions)|algo m[aá]s|else (?:we|i) should/i,
    null,
    "notes",
  ),
];
