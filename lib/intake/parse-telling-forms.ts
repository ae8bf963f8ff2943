// How people say, in words that are harmless one by one, what somebody died or suffered of: parts of a pattern, case aside.

const body = String.raw`(?:necks?|throat|breasts?|bowels?|belly|stomach|gut|legs?|foot|feet|toes?|arms?|fingers?|lungs?|liver|kidneys?|jaw|tongue|heart|brain|blood|veins?|skull|spine|bones?|pancreas|prostate|colon|bladder|womb|hips?)`;
const organ = String.raw`(?:p[aá]ncreas|h[ií]gado|coraz[oó]n|ri[ñn][oó]n(?:es)?|pulm[oó]n(?:es)?|cabeza|sangre|est[oó]mago|pr[oó]stata|mama|seno|vena|garganta)`;
const heavy = String.raw`(?:semi|truck|train|trailer|tractor|bus|wheels?|mower|ice|forklift|combine|hay ?baler)`;
const vehicle = String.raw`(?:bike|atv|quad|four[- ]?wheeler|snowmobile|harley|motorcycle|scooter|moped|kayak|canoe)`;
/** Of a person: "he came off the roof", and no shingles. */
const who = String.raw`(?:he|she|they|who|him|her|them)(?:['’]d| had| must have| just)?`;

export const tellingForms: readonly string[] = [
  // Accidents.
  String.raw`(?:went|gone|fell|ran|slid|rolled|got|pulled|dragged|caught) (?:(?:in|right|up|all the way) )?(?:under|beneath|between) (?:the|a|his|her|that|its|two) ${heavy}`,
  String.raw`${vehicle} (?:just |had |must have )?(?:went (?:under|off|over|through|into)|flipped|hit|slid|overturned|flew)`,
  String.raw`${who} (?:came|went|fell|pitched|slipped) off (?:the|a|his|her) \p{L}+|came off the chains`,
  String.raw`(?:breath(?:ed|ing)|inhal(?:ed|ing)) (?:in )?(?:the |all the |all that )?(?:smoke|fumes|gas)|isn['’]?t burned`,
  String.raw`${who} (?:(?:went|gone|fell|fallen|came|tumbled|pitched|slipped) (?:head ?first )?down|(?:went|fell|landed|pitched) head ?first)|keel up`,
  String.raw`(?:brought|pulled|dragged|fished|hauled) (?:him|her|them) (?:up |out )?(?:off|of|from) (?:the )?(?:bottom|water|lake|river|creek|pond|pool|bay|canal|ditch|wreck\w*)`,
  String.raw`fell (?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?`,
  String.raw`(?:steak|meat|food|bread|bone|pill) (?:got )?lodged|down the wrong (?:pipe|tube)|wrong pipe|piece of (?:ham|meat|steak|bread|toast|hot ?dog|chicken|sausage)`,
  // By one's own hand or another's.
  String.raw`found (?:him|her|them)[^,.;]{0,24} (?:ropes?|belt|cord|noose|rafters?|beam|hanging|gun|pistol|needle|in the (?:water|pool|pond|tub|lake|river|creek|well))`,
  String.raw`with the hose in|hose in the (?:window|tailpipe|exhaust)|hose[^.;]{0,24} tailpipe`,
  String.raw`(?:,|and|he|she|they) jumped(?= ?[,.;]|$)|note at (?:his|her) (?:mother|mom|wife|sister|girlfriend)['’]s`,
  String.raw`bottles? of (?:sleepers|sleeping|pills|tylenol|bleach)|blue[- ]lips?|hands (?:round|around) (?:her|his) (?:neck|throat)`,
  String.raw`what (?:he|she) did it with|how (?:he|she) did it|(?:he|she) did it (?:with|in|at|to)`,
  // What an illness does.
  String.raw`(?:he|she|him|her)(?:['’]?s| is| was)? (?:real |so |all |just )?(?:full of (?:water|fluid|pus|tumou?rs)|swol(?:e|len) up)|water(?:ed)? on (?:his|her) (?:lungs|heart|brain)|threw a clot|(?:blood |the |a )clots?`,
  String.raw`(?:gone|spread|moved) (?:to|into|in) (?:the|his|her) (?:brain|bones?|liver|lungs?|spine|blood|lymph|nodes)`,
  String.raw`(?:packs?|fifths?|pints?) a day|forgot how to|(?:stopped|quit) (?:eating|swallowing|breathing|making water)|${who} could(?:n['’]?t| not) (?:swallow|breathe|keep (?:anything|food|water) down)`,
  String.raw`hair (?:never|did(?:n['’]?t| not)|all|fell|came)[^,.;]{0,16} (?:back|out|gone|fallen)(?: after round \p{L}+)?|after round (?:one|two|three|four|five|six)`,
  String.raw`the (?:forgetting|drink|booze|sugar|sickness|wasting|shakes) (?:had|has|have|got|took|was|did|finally|that)`,
  String.raw`hep (?:pos(?:itive)?|[abc])|(?:liver|heart|kidneys?|lungs?) (?:finally |just )?(?:blew|went|stopped|got (?:him|her)|quit|failed|burst|gave out|shut down)|mopping (?:red|blood)|yellow (?:as|and bleeding|all over)|bleed(?:ing)? inside|post[- ](?:hip|knee|surgery|stroke|fall)`,
  String.raw`(?:had|has|lost|with|over|have) (?:a|his|her|one|both|another) ${body} (?:off|out|taken|removed|gone|amputated)(?= |[,.;]|$)|(?:he|she)['’]d a ${body} off`,
  String.raw`${body} (?:(?:that )?(?:they|the doctors?|surgeons?) (?:took|cut|removed|rerouted)|(?:had been|was|were|got) (?:taken|cut|eaten|rerouted|gone)|rotted|went bad|never healed)`,
  String.raw`(?:took|cut|rerouted|lost) (?:out |off |part of |half of |all of )?(?:his|her) ${body}|part of (?:his|her) ${body}|holes? in (?:the|his|her) (?:neck|throat|heart|head|lung|belly|side)`,
  String.raw`(?:quit|stopped|skipped|out of|run out of|ran out of) (?:taking )?(?:of )?(?:his|her) (?:pills|meds|medicine|medication|insulin|shots|blood thinners?)`,
  String.raw`(?:pancreatic|renal cell|ovarian|colorectal|esophageal|uterine|endometrial|testicular|cervical)(?= ?[,.;]| (?:dx|diagnosis|stage|mets|ca|since|in)|$)`,
  // In Spanish.
  String.raw`mancha (?:del|en el) ${organ}|manguera del tanqu\p{L}+`,
  String.raw`lo (?:del|de la|de los|de su) ${organ}|(?:el|la|su) az[uú]car|(?:revent[oó]|reventado|fall[oó]|quitaron|sacaron|llevado)[^,.;]{0,12} (?:${organ}|pie|pierna|brazo|dedo)|(?:el|la) (?:trago|bebida|vicio)`,
];
