// Words that introduce whoever rang: before the name, behind it, and what may stand between.

/** Callings and titles between such a word and a name. */
export const callingWords =
  "lady|woman|man|gentleman|gal|guy|fellow|fella|named|called|by the name of|sons|son['’]s|daughters|daughter['’]s|brother['’]s|sister['’]s|wife['’]s|husband['’]s|the|a|an|our|decedent['’]?s|deceased['’]?s|patient['’]?s|resident['’]?s|one|of|at|for|in|on|and|her|his|their|rn|lpn|lvn|cna|np|nurse|charge|hospice|hospital|night|day|evening|shift|house|unit|floor|ward|desk|ed|er|icu|nursing|med|tech|aide|director|supervisor|sup|supv|super|manager|mgr|administrator|admin|coordinator|social|worker|case|clerk|caregiver|chaplain|deputy|dep|chief|senior|coroner|medical|examiner|investigator|inv|officer|ofc|sgt|sergeant|lt|lieutenant|capt|captain|trooper|cpl|corporal|detective|det|sheriff|police|mr|mrs|ms|miss|mister|rev|pastor|father|mother|brother|sister|wife|husband|spouse|widow|widower|son|daughter|niece|nephew|aunt|uncle|cousin|friend|neighbou?r|partner|fianc[eé]e?|landlord|landlady|granddaughter|grandson|grandchild|step ?son|step ?daughter|in[- ]law|oldest|eldest|youngest|adult|next|kin|call|duty|home|health|care|resident|wellness|patient|decedent|affairs|security|guard|attendant|receptionist|family";

/** Whoever stands right behind these has rung. */
export const before: readonly string[] = [
  String.raw`(?<=^|[.!?\n][ ]?)(?:phoned|telephoned)(?: in)? by`,
  String.raw`(?<=^|\n|[.;!?][ ])(?:ordered|booked|requested|called in|phoned in)(?: in)? by`,
  String.raw`(?:now |live |still )?on (?:the )?(?:line|phone|hold)(?: (?:now|here|with (?:me|us)|for (?:you|us|[\p{L}'’&.-]+(?: [\p{L}'’&.-]+){0,4})|is|waiting|holding))*[ ]?(?:is|[:,–-]|\s[-–—])`,
  String.raw`(?:caller|party|person|lady|gentleman|woman|man|nurse|one)(?: (?:on hold|holding|waiting|calling|reporting|on the line|phoning|ringing|who (?:called|rang|phoned|is calling|is on the line)(?: (?:it |this |us )?in| us)?))(?: (?:is|was)|:| -|,)`,
  String.raw`(?:who|whoever) (?:called|rang|phoned|is calling|reported(?: it)?|is ringing)(?: in)?(?: is| was|:| -)`,
  String.raw`(?:call|death|report|news|notice|message|it|this|removal|request|order|one)(?: (?:was|is|has been|got))?(?: (?:just|first|also))? (?:placed|made|phoned in|called in|rung in|reported(?: to (?:us|me|the desk))?|relayed|turned in|given(?: to us)?|taken down|requested|ordered|submitted|sent(?: in| over)?|brought to us)(?: at [\d:]{3,5} ?(?:[ap]\.?m\.?)?| tonight| today| this (?:morning|evening|afternoon))? (?:by|from|through|via)`,
  String.raw`(?:rung|phoned|called|reported|rang|turned|texted|emailed|radioed)(?: (?:it|this|the death|us))? in(?: at [\d:]{3,5} ?(?:[ap]\.?m\.?)?| tonight| today| this (?:morning|evening|afternoon))?(?: by| from| was| is|:)`,
  String.raw`(?:rec'?d|received|rcvd|taken|came|(?<=call )(?:comes|coming)|came in|got (?:this|it|the call|word)|had (?:a call|word)|heard)(?: (?:in|over|tonight|today|by phone|(?:(?:at|on|@|around|about) )?\d[\d:/.-]{0,7}(?: ?[ap]\.?m\.?)?))* (?:from|through|via)`,
  String.raw`(?:i have|i['’]?ve got|we have|we['’]?ve got|got|have) (?=[^.;\n]{3,90} (?:on (?:the )?(?:line|phone|hold)|holding|waiting (?:to (?:speak|talk)|on the line)))`,
  String.raw`(?:speaking|talk(?:ed|ing)|spoke|connect(?:ed|ing)?(?: you)?|put(?:ting)? you through|patch(?:ed|ing)?(?: you)?(?: through| thru| in)?|transferr?(?:ed|ing)?(?: you)?|hooking you up|handing you|(?:hung|hang) up(?: the phone)?|off (?:the )?(?:phone|line|horn)|(?:just |i |we )got off|(?:done|finished|through)(?: (?:talking|speaking|a call|on the phone))|on the (?:phone|line|horn))(?:,? \(?(?:back|over|directly|now|just|at|about|around|on|by phone|this|today|tonight|last|night|morning|afternoon|evening|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|[a-z]{3,9} \d{1,2}(?:, \d{4})?|\d[\d:/.]{0,9}(?: ?[ap]\.?m\.?)?)\b\.?\)?){0,7} (?:with|to|w\/?)`,
  String.raw`(?:we|i|us|desk|office)(?: (?:were|was|got|have been|been|are))? (?:just )?(?:contacted|called|phoned|notified|rung|informed|advised|alerted|told|reached|approached)(?: (?:at [\d:]{3,5} ?(?:[ap]\.?m\.?)?|tonight|today|just now|by phone|this morning))* by`,
  String.raw`(?:reporting party|reportee|informant|rp|complainant|calling party)(?: (?:is|was)|:| -)?`,
  String.raw`(?:relayed|called|phoned) (?:in )?(?:by|through|via) [^.;,\n]{3,30}? (?:for|on behalf of)`,
  String.raw`(?:relaying|relay|relayed) (?:for|on behalf of)`,
  String.raw`transferring(?: now| you)?:`,
  String.raw`(?:lady|woman|man|gentleman|gal|guy|nurse|aide|caller|person|party|contact|supervisor|deputy|officer|chaplain|director)['’]?s name(?:['’]?s| is| was|:)`,
  String.raw`patched (?:through|thru|in)(?: at [\d:]{3,5} ?(?:[ap]\.?m?\.?)?)?(?: (?:is|from|with|to (?:me|us))|:| -|,)?`,
  String.raw`(?:return|answer) (?:the |her |his )?call (?:of|from|to)`,
  String.raw`(?:(?:her|his|their|the|my|our|its the|it'?s the|a) )?(?:KIN|CALLING)(?: of (?:the )?(?:deceased|decedent|patient|resident))?(?: (?:is|was|has))?(?: (?:calling|called|rang|phoned|ringing|phoning|on the (?:line|phone)|reporting|reported|reports))(?: (?:it|this|us|the death))?(?: in)?(?:,? (?:is|was|named|by the name of|(?:the )?name of|goes by|name is))?`,
  String.raw`(?:call|word|message|page|notice|report|text) (?:at [\d:]{3,5} ?(?:[ap]\.?m\.? )?)?(?:from|by) (?:the )?[\p{L}'’&. -]{3,40}? (?:people|folks|staff|nurse|desk|office|team)(?:,| -|:|,? (?:by|from|through))`,
];

/** Words for kin and for callings that the list above stands for. */
export const kinWords =
  "wife|husband|spouse|widow(?:er)?|son|daughter|dtr|mother|father|mom|dad|sister|brother|niece|nephew|aunt|uncle|cousin|friend|neighbou?r|partner|fianc[eé]e?|landlord|landlady|granddaughter|grandson|(?:step|grand)?(?:son|daughter|mother|father)|(?:son|daughter|sister|brother|mother|father)[- ]in[- ]law|roommate|caregiver|poa";
export const callings =
  "(?:(?:charge|hospice|night|house|icu|er|ed|floor|duty|staff|unit|case|day) )?(?:nurse|supervisor|manager|chaplain|aide|social worker|administrator|med tech|deputy|coroner|investigator|officer|trooper)";

/** Who stands before these, with what stands beside the name, has rung. */
export const behind =
  "(?:(?:has |have |had |just |also |then |was |is |who )*(?:on (?:the )?(?:line|phone|hold)(?: |,|:|;|\\.|$)|holding\\b(?! (?:his|her|the|him|them|at|in|out)\\b)|rang\\b(?! (?:the )?(?:bell|911|doctor|dr|hospice|coroner|ems|him|her|them))|ringing\\b|(?:called|phoned|calling|phoning)(?: (?:in|us|it in|this in|at|from|on|to (?:report|say|tell|let us|advise|inform|notify)|about|for a|tonight|today|now|this|@? ?(?!9-?1-?1\\b)\\d{1,2}[:\\d]|for (?:a )?(?:pick|removal|transport))\\b|[.,;:]|$)|reports?\\b|reported\\b|reporting\\b|notif(?:ied|ies|ying) us|advis(?:es|ed|ing)\\b|plac(?:ed|ing) (?:the|this) call|made the call|(?:is )?ask(?:s|ing) for (?:a )?(?:pick|removal|transport|transfer)|asks (?:that|you)|request(?:s|ed|ing) (?:a |the )?(?:pick|removal|transport|transfer)|gave (?:us )?(?:the )?(?:report|first call)|left (?:a |this )?(?:message|word|voicemail)|says (?:that|she|he|they|it)\\b|wants (?:a|you)\\b|wants us (?:over|there|to (?:come|pick|get|send|go|remove|collect|transport|take (?:him|her)))\\b))";
