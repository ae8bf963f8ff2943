// The words that tell what kind of place or firm a name is of.

/** The kinds a place of death can have, and the agency that comes to a home. */
export type FacilityKind =
  | "Hospital"
  | "Residence"
  | "Nursing facility"
  | "Hospice facility"
  | "Coroner"
  | "Funeral home"
  | "Crematory"
  | "Doctor"
  | "Other"
  | "Hospice agency";

/** Phrases that make the words before them a name, the surer ones first where they overlap. In small letters, without accents. */
export const nameEndings: readonly (readonly [FacilityKind, string])[] = [
  [
    "Hospice facility",
    "inpatient care center|inpatient care ctr|hospice house|hospice haus|hospice home|hospice center|hospice centre|hospice inpatient unit|hospice inpatient center|hospice inpatient|hospice ipu|hospice care center|hospice pavilion|hospice residence|hospice suites|hospice villa|hospice unit|inpatient hospice|hospice inn|hospice cottage|hospice facility|hospice care home",
  ],
  [
    "Hospice agency",
    "home health and hospice|home health & hospice|home care & hospice|homecare & hospice|health & hospice|hospice & home care|hospice & home health|hospice|hospice care|hospice services|hospice and palliative|hospice & palliative|hospice & palliative care|hospice and palliative care|palliative care|home health|home health care|home healthcare|home hospice|hospice of",
  ],
  [
    "Nursing facility",
    "veterans residence|veterans retirement home|state veterans home|veterans care center|veterans home|hlth ctr|hlth care ctr|hlthcare ctr|nsg ctr|health care|nursing home|nursing homes|nsg home|nurs home|nurs. home|nsng home|nurs home|nursing center|nursing centre|nursing ctr|nursing facility|nursing and rehab|nursing & rehab|nursing & rehabilitation|nursing and rehabilitation|nursing|rest home|care home|rehab|rehab center|rehabilitation|rehabilitation center|rehabilitation & nursing|rehab & nursing|rehab and nursing|health & rehab|health and rehab|health & rehabilitation|health and rehabilitation|assisted living|assisted living facility|assisted living center|assisted living community|alf|snf|rcfe|cbrf|rcac|memory care|memory care center|memory care community|care center|care centre|care ctr|care facility|care community|living center|living community|senior living|senior living community|senior care|senior residence|retirement home|retirement community|retirement center|retirement village|convalescent home|convalescent hospital|convalescent center|convalescent|convalescence|skilled nursing|skilled nursing facility|skilled nursing center|skilled care|health care center|healthcare center|health center|healthcare|healthcare & rehab|healthcare and rehab|care & rehab|care and rehab|care & rehabilitation|board and care|board & care|adult family home|adult foster care|adult foster home|adult care home|adult residential care|foster care home|afh|group home|foster home|extended care|long term care|ltc|transitional care|transitional care center|post acute|post acute care|post-acute|care suites|geriatric center|elder care|eldercare|personal care home|health campus|veterans home|soldiers home|nursing pavilion|nursing residence|lutheran home|baptist home|masonic home|methodist home|jewish home|home for the aged|nursing care center|nursing care|subacute|rehab center & nursing|nursing & convalescent|nrsg home|nrsg ctr|nursing ctr & rehab|hlth & rehab|rehab ctr|rehabilitation ctr|health ctr|nursing manor|care campus|healthcare campus|senior campus|living campus|senior care campus|nursing campus|pioneer home|pioneers home|county home|old folks home|presbyterian home|episcopal home|odd fellows home|nusring home|nurseing home|nursng home|nuring home|nursin home|nursinghome|nursing hm|nusing home|nurising home|asisted living|assited living|assissted living|assistd living|rest haven|retirement living|retirement residence|independent living|senior apartments|senior village|adult family care|residential care|residential care facility|residential care home|residential care community|personal care|board & care home|care suites|care village|health & wellness center|rehab & wellness|rehab & health|rehab & care|care & wellness|living facility",
  ],
  [
    "Hospital",
    "cottage hospital|cottage hospitle|hospital|hosp|hosptial|hopsital|hosptal|hospitle|hospitol|hospitel|hospial|hosipital|hospitall|hospitl|hospitals|general hospital|memorial hospital|community hospital|regional hospital|county hospital|medical center|medical centre|med center|med ctr|medical ctr|medcenter|medical campus|regional medical center|health medical center|medical center hospital|hospital center|hospital & medical center|hospital and medical center|infirmary|va medical center|vamc|trauma center|childrens hospital|children's hospital|emergency room|emergency hospital|heart hospital|university health|health system|univ hospital|university hospital|regional|general|methodist|presbyterian|deaconess|emergency dept|medical plaza|county general|county memorial|community medical|regional health|memorial health|health science center|health sciences center|behavioral health hospital|specialty hospital|rehabilitation hospital|childrens medical center|surgical hospital|military hospital|army medical center|naval hospital|va hospital|veterans hospital|healthcare system|medical pavilion",
  ],
  [
    "Coroner",
    "medical examiner|medical examiner's office|medical examiners office|medical examiner office|coroner|coroner's office|coroners office|coroner office|county morgue|morgue|forensic center|forensic lab|forensic labs|forensic laboratory|forensic pathology|forensic services|forensic medicine|forensic science center|institute of forensic sciences|office of the medical examiner|office of the chief medical examiner|forensic ctr|forensic sciences|forensics|medical examiner facility|coroner facility|coroners facility|coroners bureau|morgue facility|me office|m.e. office",
  ],
  ["Crematory", "crematory|crematorium|crematory inc|cremation center|cremation centre"],
  [
    "Funeral home",
    "funeral home|funeral homes|home for funerals|home of funerals|memorial home|memorial homes|funeral hm|funeral service|funeral services|funeral chapel|funeral chapels|funeral care|funeral center|funeral centre|funeral alternatives|funeral directors|funeral director|funeral establishment|funeral group|funeral parlor|funeral & cremation|funeral and cremation|funeral & cremation services|funeral & cremation service|funeral and cremation services|funeral & cremation center|funeral home & cremation|funeral home and cremation|funeral home & cremation services|funeral home and cremation services|funeral home & crematory|funeral home and crematory|funeral home & chapel|funeral home and chapel|funeral homes & cremation services|funerals|funeral|mortuary|mortuary service|mortuary services|mortuaries|mortuary & crematory|mortuary and cremation|mortuary & cremation|undertaking co|undertakers|undertaker|fh|f.h|memorial park|memorial chapel|memorial chapels|burial society|burial association|burial services|burial service|benevolent society|benevolent association|benevolent|memorial society|memorial association|chevra kadisha|chevra kadisha society|funeral svc|funeral svcs|funeral serv|funl home|funl svc|fun home|fun hm|fun svc|f home|f.home|mortuary chapel|mortuary & chapel|funeral chapel & crematory|cremation co|cremation company|cremation svc|cremation svcs|cremation care|cremation alliance|cremation solutions|cremation tribute center|& hijos|& hijo|& hermanos|& figli|& figlio|& fils|& company|& associates|memorial funeral home|memorial park & funeral home|cremation|cremations|cremation society|cremation service|cremation services|cremation & funerals|cremation & funeral|cremation and funeral|cremation & burial|cremation & funeral services|burial & cremation|burial and cremation|memorial gardens|chapel|chapels|chapel funeral home|tribute center|life celebration home|life tribute center|mortuary transport|trade service|removal service|embalming service|& sons|and sons|& son|and son|& daughters|and daughters|bros|brothers|cremation soc|crem soc|crem society|cremation assn|cremation association|funeral society|funeral soc|burial soc|mort svc|mort svcs|mortuary svc|mortuary svcs|mortuary co|mortuary company|funeral co|funeral company|family funerals|celebration of life center|life celebration center|cremation and burial|funeral & burial|family cremation|funeral tribute center",
  ],
  [
    "Other",
    "convent infirmary|friary infirmary|priory infirmary|abbey infirmary|monastery infirmary|motherhouse infirmary|priory|convent|abbey|monastery|friary|motherhouse|rectory|correctional facility|correctional center|correctional institution|correctional institute|detention center|county jail|penitentiary|state prison|homeless shelter|surgery center|surgery centre|surgical center|surgicenter|birth center|birthing center|dialysis center|dialysis clinic|federal prison|womens prison|county detention center|halfway house|sober living|recovery house|treatment center|detox center|retreat center",
  ],
  [
    "Doctor",
    "clinic|medical group|medical associates|family practice|family medicine|internal medicine|physicians|cardiology|oncology|primary care|medical clinic|doctors office",
  ],
];

/** Spanish places: the name follows the word. */
export const nameOpenings: readonly (readonly [FacilityKind, string])[] = [
  [
    "Nursing facility",
    "hogar|hogar de ancianos|hogar de envejecientes|hogar de cuidado|hogar de retiro|hogar san|hogar santa|hogar santo|hogar nuestra|casa hogar|centro de cuidado|centro de cuidados|centro de enfermeria|centro geriatrico|asilo de ancianos|asilo|casa de reposo|hogar geriatrico|centro de rehabilitacion|centro de convalecencia|casa de convalecencia|centro de envejecientes|centro de cuidado prolongado|centro de cuido|casa de salud|egida|residencia|residencia para ancianos|villa geriatrica|residencia de ancianos|hogar para ancianos|residencia geriatrica|casa de retiro",
  ],
  ["Hospice facility", "casa de hospicio"],
  ["Hospice agency", "hospicio|hospice of|hospice at"],
  [
    "Hospital",
    "hospital|centro medico|hospital psiquiatrico|hospital universitario|hospital regional|hospital municipal|sala de emergencias|cdt|clinica hospital|hospital general|hospital of|hospital for",
  ],
  [
    "Funeral home",
    "funeraria|funerarias|servicios funebres|servicios funerarios|agencia funeraria|cooperativa funeraria|chevra kadisha of|capilla|capillas|casa funeraria|velatorio|cremation society of|neptune society of|funeral home of",
  ],
  ["Crematory", "crematorio"],
  ["Doctor", "clinica"],
];

/** Words that stand in names of houses and name none by themselves: `the county hospital`, `a nursing home`. */
export const genericWords: ReadonlySet<string> = new Set(
  [
    "transitional subacute",
    "hosptal hospitle hospitol hospitel hospial hosipital hospitall hospitl nusring nurseing nursng nuring nursin nusing nurising",
    "family's families' kin's nok's deceased's decedent's patient's resident's",
    "the a an and & of at for in to our your their his her my this that local county city state regional general community",
    "memorial medical health healthcare care center centre ctr home homes house nursing nsg funeral mortuary chapel hospital",
    "hosp hospice hospices facility facilities clinic rehab rehabilitation skilled assisted living memory senior seniors",
    "crematory crematorium cremation cremations services service society office morgue coroner coroner's medical examiner's",
    "examiner examiners residence group board adult family foster rest retirement convalescent long term acute post unit",
    "rotation inpatient agency palliative emergency room er veterans university children's childrens trauma sons son daughters",
    "dialysis surgery surgical birth birthing treatment detox recovery halfway sober retreat federal prison",
    "bros brothers funerals directors director fh snf alf ltc name new on mortuary's hospital's home's receiving chosen any",
    "transferring releasing destination pickup delivery private licensed mobile funeraria hogar hospicio de la el los",
    "cdt ancianos centro medico clinica capilla burial memorials priory convent abbey monastery friary motherhouse rectory correctional institution detention nh mort facility receiving rec'vg personal residential transport removal trade embalming contracted me m.e direct immediate basic notification notifications notice copy svc svcs benevolent servicios funebres funerarios residencia envejecientes convalecencia methodist presbyterian same another which what each every no not under with from by or is was infirmary undertaker undertakers mortician cremation establishment establishments",
  ].flatMap((line) => line.split(" ")),
);

/** What a place is when its kind is asked for: the first that fits counts. In small letters, without accents. */
export const placeKinds: readonly (readonly [Exclude<FacilityKind, "Hospice agency">, RegExp])[] = [
  [
    "Other",
    /\b(?:prison|jail|correctional|detention|penitentiary)\b|^\W*other\W{1,3}(?![^\n]*\b(?:home|house|apartment|apt|residence|condo|hospice|nursing|hospital|assisted|memory care|rehab|morgue|funeral)\b)[a-z]/,
  ],
  ["Coroner", /\b(?:m\.?e\.?|coroner'?s?|medical examiner'?s?|county) (?:mortuary|morgue)\b/],
  [
    "Funeral home",
    /\b(?:funeral (?:home|chapel|parlor|establishment)|mortuary(?! transport)|fh|funeraria|chapel(?! hill))\b/,
  ],
  ["Crematory", /\bcremator(?:y|ium|io)\b/],
  [
    "Coroner",
    /\b(?:med(?:ical)?\.? exam(?:iner)?(?:'?s)?|m\.?e\.?'?s? (?:office|facility)|coroner(?:'?s)?(?: office)?|omi|county morgue|forensic|medico forense|morgue forense)\b/,
  ],
  [
    "Hospice facility",
    /\b(?:hospice (?:house|home|center|facility|inpatient|unit|ipu|suites?|residence|pavilion)|inpatient hospice|inpatient (?:hospice )?unit(?!.*\b(?:hosp|hospital|medical|regional|general|memorial|health)\b)|ipu|gip|casa de hospicio)\b/,
  ],
  [
    "Nursing facility",
    /\b(?:nursing(?! (?:office|admin|superv|supv|station|dept|dep|desk|service))|nsg(?! (?:office|admin|sup))|nsng|nrsg|snf|alf|ltc|rcfe|ccrc|ecf|icf|cbrf|afh|rcf|assisted|ass?t\.?d?\.? liv\w*|mem(?:ory)?\.? (?:care|unit)|rehab(?:ilitation)?|board (?:and|&|n) care|care (?:home|center|facility|community)|group home|adult (?:family home|foster|home)|foster (?:care|home)|convalescent|skilled|nusring|nurseing|nursng|nursin|nurising|ass?is?ted living|assit(?:ed)? living|rest home|home for (?:the )?(?:aged|elderly)|retirement|senior (?:living|care|home)|long[- ]?term care(?! hosp)|extended care|residential (?:care|facility|home)|(?:veterans|soldiers|masonic|lutheran) home|hogar de ancianos|asilo|ancianos|casa de reposo|geriatri[ck]o?|personal care home|post[- ]acute)\b|^\W*(?:nh|al|b&c)\W*$/,
  ],
  [
    "Hospital",
    /\b(?:hospital|hosp|hosptial|hopsital|hosptal|hospitle|hospitol|hospitel|hospial|hosipital|hospitl|er|e\.r|icu|ccu|emergency (?:room|dept|department)|medical cent(?:er|re)|med(?:ical)? ct?r|(?<!\b(?:convent|friary|priory|abbey|monastery|motherhouse|jail|prison|facility|institution|center|detention|the|in|our|at|school|college)(?:'s)? )(?<=\w )infirmary(?! (?:wing|unit|bed|rm|room))|trauma center|vamc)\b|^\W*(?:ed|va|inpatient)\W*$/,
  ],
  [
    "Residence",
    /\b(?:residence|residency|residential|res|home|house(?! (?:sup|supv?|supervisor|mgr|manager|coordinator|phone)\b)|apartment|condo|condominium|trailer|domicilio|casa|private|dwelling|hogar|vivienda|apartamento|residencia|townhouse|townhome|duplex|farmhouse|farm house|mobile home|double ?wide|manufactured home|cabin|rowhouse|brownstone|walk-?up)\b|^\W*apt\b/,
  ],
  ["Hospice facility", /^\W*(?:hospice|hospicio)\b/],
  ["Doctor", /\b(?:doctor'?s? office|clinic|dr'?s? office)\b/],
  [
    "Other",
    /^\D{0,24}\b(?:hotel|motel|street|roadside|scene|highway|jail|prison|school|work|public|park|church|ambulance|vehicle|shelter|airport|other|otro|dialysis)\b\D{0,12}$/,
  ],
];
