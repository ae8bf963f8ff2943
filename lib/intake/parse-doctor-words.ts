// Words behind a doctor's label that tell which part the doctor has.

/** The doctor signs the death certificate. */
export const signs =
  /(?:\b(?:will|to|is|also|can|agreed to|willing to|who|and|&)|['’]ll)\s+(?:also\s+|be\s+)?(?:sign(?:s|ing)?|certif(?:y|ying|ies)|attest(?:s|ing)?)\b|\bsign(?:s|ing)\b|\b(?:complet(?:e|es|ed|ing)|do(?:es|ing)?|handl(?:e|es|ing)) (?:the |her |his )?(?:electronic )?(?:death )?(?:certificate|cert|dc)\b|\b(?:att(?:ending)?|pcp)\.?\s?(?:[+&/]|and|also)\s?(?:the )?(?:d\.?\/?c\b|death cert|cert|signer)|\b(?:d\.?\/?c\.?|(?:death )?cert(?:ificate)?)\s(?:will be|to be|is being|being)\s(?:done|signed|completed|filed|handled)\b[^.;\n]{0,24}\bby (?:her|him|same|them)\b|\bcertif(?:ier|ying|ies)\b|\bfirma(?:r[aá]?)?(?![a-zá])/i;

/** "Dr: sees Dr. Caudill". */
export const seesDoctor =
  /^\W*(?:(?:he|she) )?(?:sees|saw|was seeing|goes to|followed by|under|patient of)\s+(?=dra?\b)/i;

/** "Attends and signs": the doctor has both parts. */
export const doesBoth =
  /\b(?:also|too|as well|both|attend(?:s|ed|ing)?|treat(?:s|ed|ing)|pcp|primary care|follow(?:s|ed))\b/i;
