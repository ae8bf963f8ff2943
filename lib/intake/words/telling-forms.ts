// How people say, in words that are harmless one by one, what somebody died or suffered of: parts of patterns, case aside.

const body = String.raw`(?:necks?|throat|breasts?|bowels?|belly|stomach|gut|legs?|foot|feet|toes?|arms?|fingers?|lungs?|liver|kidneys?|jaw|tongue|heart|brain|blood|veins?|skull|spine|bones?|pancreas|prostate|colon|bladder|womb|eyes?|skin|hips?)`;
const organ = String.raw`(?:p[aá]ncreas|h[ií]gado|coraz[oó]n|ri[ñn][oó]n(?:es)?|pulm[oó]n(?:es)?|cabeza|sangre|est[oó]mago|pr[oó]stata|mama|seno|vena|garganta)`;
const heavy = String.raw`(?:semi|truck|train|trailer|tractor|bus|wheels?|mower|ice|forklift|combine|hay ?baler)`;
const vehicle = String.raw`(?:bike|tractor|atv|quad|four[- ]?wheeler|snowmobile|harley|motorcycle|scooter|moped|kayak|canoe|plane)`;

export const tellingForms: readonly string[] = [
  // Accidents.
  String.raw`(?:went|gone|fell|ran|slid|rolled|got|pulled|dragged|caught) (?:(?:in|right|up|all the way) )?(?:under|beneath|between) (?:the|a|his|her|that|its|two) ${heavy}`,
  String.raw`${vehicle}[^,.;]{0,14} (?:went|flipped|rolled|hit|slid|overturned|turned over|flew|sank)`,
  String.raw`came off (?:the|a|his|her) (?:chains?|${vehicle}|horse|mare|roof|ladder|trail|cliff|road|scaffold(?:ing)?|line)`,
  String.raw`(?:breath(?:ed|ing)|inhal(?:ed|ing)) (?:in )?(?:the |all the |all that )?(?:smoke|fumes|gas)|isn['’]?t burned`,
  String.raw`(?:went|gone|fell|fallen|came|tumbled|pitched|slipped) (?:head ?first )?down (?:the|his|her|a) (?:cellar |basement |back |front )?(?:steps|stairs)|head ?first|keel up`,
  String.raw`(?:brought|pulled|dragged|fished|hauled) (?:him|her|them) (?:up |out )?(?:off|of|from) (?:the )?(?:bottom|water|lake|river|creek|pond|pool|bay|canal|ditch|wreck\w*)`,
  String.raw`fell (?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?`,
  String.raw`(?:steak|meat|food|bread|bone|pill) (?:got )?lodged|down the wrong (?:pipe|way|tube)|wrong pipe|piece of (?:ham|meat|steak|bread|toast|hot ?dog|chicken|sausage)`,
  // By one's own hand or another's.
  String.raw`found (?:him|her|them)[^,.;]{0,24} (?:ropes?|belt|cord|noose|rafters?|beam|hanging|gun|pistol|needle|in the (?:water|pool|pond|tub|lake|river|creek|well))`,
  String.raw`(?:hay|barn) rope|with the hose in|hose[^.;]{0,24} tailpipe|hose in the (?:window|tailpipe|exhaust)`,
  String.raw`(?:,|and|he|she|they) jumped(?= ?[,.;]|$)|left a note (?:at|for|on|with|to) (?:his|her)[^,.;]{0,20}, jumped|note at (?:his|her) (?:mother|mom|wife|sister|girlfriend)['’]s`,
  String.raw`bottles? of (?:sleepers|sleeping|pills|tylenol|vodka|whiske?y|gin|rum|bleach|wine)|blue[- ]lips?|hands (?:round|around) (?:her|his) (?:neck|throat)`,
  String.raw`what (?:he|she) did it with|how (?:he|she) did it|(?:he|she) did it (?:with|in|at|to)`,
  // What an illness does.
  String.raw`full of (?:water|fluid|pus|tumou?rs)|swole+n? up|water(?:ed)? on (?:his|her) (?:lungs|heart|brain)|clot(?:s|ted)?|threw a clot`,
  String.raw`(?:gone|went|spread|got|moved) (?:to|into|in) (?:the|his|her) (?:brain|bones?|liver|lungs?|spine|blood|lymph|nodes)`,
  String.raw`(?:packs?|fifths?|pints?|bottles?|cases?) a day|forgot how to|(?:stopped|quit) (?:eating|swallowing|breathing|making water)|could(?:n['’]?t| not) (?:swallow|breathe|keep (?:anything|food|water) down)`,
  String.raw`hair (?:never|did(?:n['’]?t| not)|all|fell|came|had)[^,.;]{0,16} (?:back|out|gone|fallen)|round (?:two|three|four|five|six|seven|eight)`,
  String.raw`the (?:forgetting|drink|booze|sugar|sickness|wasting|shakes) (?:had|has|have|got|took|was|did|finally|that)`,
  String.raw`hep (?:pos(?:itive)?|[abc])|(?:liver|heart|kidneys?|lungs?) (?:finally |just )?(?:blew|went|stopped|got (?:him|her))|mopping (?:red|blood)|(?:his|her) empties|yellow (?:as|and bleeding|from|all over)|bleed(?:ing)? inside|post[- ](?:hip|knee|surgery|stroke|fall)`,
  String.raw`(?:a|his|her|one|both|the|another) ${body} (?:off|out|taken|removed|gone|amputated)(?= |[,.;]|$)`,
  String.raw`${body} (?:(?:that )?(?:they|the doctors?|surgeons?) (?:took|cut|removed|rerouted)|(?:had been|was|were|got) (?:taken|removed|cut|eaten|rerouted|gone)|gave out|gave way|quit|failed|burst|rotted|went bad|shut down|never healed)`,
  String.raw`(?:took|taken|cut|removed|rerouted|lost) (?:out |off |part of |half of |all of )?(?:his|her|the|a|one|both) ${body}|part of (?:his|her) ${body}|holes? in (?:the|his|her) (?:neck|throat|heart|head|lung|belly|side)`,
  String.raw`(?:quit|stopped|off|skipped|out of|run out of|ran out of) (?:taking )?(?:of )?(?:his|her) (?:pills|meds|medicine|medication|insulin|shots|blood thinners?)`,
  String.raw`(?:pancreatic|renal cell|ovarian|colorectal|esophageal|bladder|uterine|endometrial|testicular|thyroid|cervical)(?= ?[,.;]| (?:dx|diagnosis|stage|mets|ca|since|in)|$)`,
  // In Spanish.
  String.raw`mancha (?:del|en el) ${organ}|manguera del tanqu\p{L}+`,
  String.raw`lo (?:del|de la|de los|de su) ${organ}|(?:el|la|su) az[uú]car|(?:revent[oó]|reventado|fall[oó]|quitaron|sacaron|llevado)[^,.;]{0,12} (?:${organ}|pie|pierna|brazo|dedo)|(?:el|la) (?:trago|bebida|vicio)`,
];
