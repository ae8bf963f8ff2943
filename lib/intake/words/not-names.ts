// Words that are part of no person's name, for telling names from what stands around them.

/** Answers that stand where a name, an address or a place should: there is none. */
export const noValue =
  /^[\s"'(*.:=?[_–—-]*(?:(?:n\.?\/?a|none|nil|null|no|not|never|nobody|no one|unk|unkn|unknown|undetermined|tbd|tba|tbc|pending|same|see|as above|above|ditto|idem|blank|decline[sd]?|refused?|yes|yet|ok|okay|to be|undecided|undisclosed|withheld|confidential|mism[oa]s?|l[ao] mism[oa]s?|el mism[oa]s?|ningun[oa]?|ninguno|no se sabe|desconocid[oa]|nadie|sin|pendiente|x+|self|tbd)(?![A-Za-zÀ-ÿ'’])|$)/i;

/** Words of sentences, forms and callings. A surname that is such a word (`Hall`, `Young`) is left out on purpose. */
export const plainWords: ReadonlySet<string> = new Set(
  [
    // Papers and offices.
    "blessings unidentified unclaimed unnamed affairs worksheet worksheets navigator checklist paperwork questionnaire",
    // Small words.
    "a about above after again all also am an and any are around as ask at away back be because been before behind being",
    "below beside best better between both but by call called caller calling calls clr came can cannot cant come comes coming",
    "could did didn't do does doesn't doing don't done down during each either else en even ever every everyone few first",
    "for from gave get gets getting give given gives go goes going gone good got great guess had has have having he he'll",
    "he's hello her here hers hey hi him his home how i i'd i'll i'm i've if im in into is isn't it it's its just keep",
    "dropping transporting removing delivering heading carrying returning probably perhaps possibly hopefully likely definitely kept know last later leave leaving left let let's like live lived lives living look made make many maybe me mine more",
    "reads most much must my myself near need needed needs never new next no nobody none nor not nothing now of off ok okay on",
    "once one only or other others our ours out over own per please pls put ready really right said same saw say says see",
    "seen send sent she she'll she's should since so some someone soon still stay stays sure take taken takes taking tell",
    "than thank thanks that that's the their them then there there's these they they'll they're thing things think this",
    "those through till time to today told tomorrow tonight too took toward two under until up upon us use used using very",
    "via wait waiting want wanted wants was wasn't way we we'll we're we've went were what when where which while who whom",
    "whose why will wish with within without won't would x y yes yesterday yet you you'll you're your yours w/ w u r ur",
    "three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred half second third",
    "dps chp nypd lapd hpd mpd llegar llegue lleguen pregunte pregunten preguntar favor llamar llamen agreed agrees agreeing retired refused refuses willing prioress abbot abbess soy habla hablo llamo llama",
    "another anyone anything anybody everything somebody something though although whether however otherwise already",
    // What happens at a death and after it.
    "dth dths expd exp ctb died dies dead death die dying passed passing pass expired expire expires deceased decedent decd dec departed",
    "log logs holding ledger roster pron pronc pronounced pronouncing pronounces body bodies remains removal remove removed pickup pick picked transfer transport",
    "released release releasing ready funeral cremation cremated burial buried embalm embalming embalmed viewing autopsy",
    "service services arrangement arrangements prearranged preneed pre-need prepaid veteran vet donor donation organ tissue",
    "coroner examiner me case cases hospice hospital nursing facility center centre clinic medical medicine health care",
    "healthcare rehab rehabilitation morgue mortuary crematory crematorium chapel cemetery church residence residential",
    "resident patient pt client family families relative relatives kin nok next contact phone cell fax number address",
    "location place county parish city state zip street road floor room bed unit wing ward apt apartment building bldg",
    "suite lot entrance door gate dock code key elevator stairs steps parking driveway street lane garage porch kitchen",
    "name named names aka nee formerly maiden middle suffix date dob dod tod pod age sex male female height weight wt lbs",
    "pounds ssn mrn acct account control policy permit license certificate cert dc sign signs signed signing certify",
    "certifies certifying certifier follows attends attended certified sees treats pronounced attending physician doctor doctors dr drs md pcp office cause covid isolation precautions",
    "infection negative positive unknown pending contact droplet airborne none standard notes note remarks comments comment",
    "message subject received sent forwarded regards sincerely warmly cordially respectfully best wishes dear team hello morning afternoon",
    "yrs yr yo evening night noon midnight am pm hrs hours hour minutes minute min mins day days week weeks month months year years",
    "old ago early late around approximately approx about lb kg st nd rd th report reported reporting reports info",
    "information details update updated request requested requesting requests service person persons people party parties",
    "req reqs rqst svc pkup rcvd disp opr unreported deliver delivering drop dest chose choose chosen selected collect collecting",
    "available arrive arrived arrives arrival upon notified notify notifies instructions special personal effects belongings",
    "follow-up followup addendum",
    "jewelry glasses dentures clothing wedding ring hearing aids pacemaker oxygen equipment walker wheelchair paperwork",
    "security guard staff desk station lobby front rear side main lower upper ground level basement north south east west",
    "northeast northwest southeast southwest emergency department dept er ed icu ccu or intensive operating surgery",
    "company co inc llc corp ltd group association associates agency police sheriff sheriff's fire ems university school",
    "college bank insurance township village town district national american united states federal memorial manor terrace",
    "assisted senior seniors memory skilled village villas villa gardens commons estates house inn lodge community",
    "communities society systems system solutions supply enterprises answering dispatch receptionist initials taken by",
    "first call sheet form intake line control new requested type director directors licensed chief head lead acting",
    "jan feb mar apr jun jul aug sept sep oct nov dec january february march april may june july august september october",
    "november december mon tue tues wed weds thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday",
    "sunday christmas easter thanksgiving god lord jesus christ saint baptist catholic methodist lutheran presbyterian",
    "jewish muslim korea korean vietnam war navy army marine marines force usmc usaf usn coast guard vfw va medicare",
    "medicaid dnr dpoa poa power attorney guardian executor",
    // Kin and callings.
    "daughter daughters dtr dau son sons wife husband husb spouse sister sisters brother brothers mother father mom mom's",
    "dad dad's moms dads parents parent aunt uncle cousin niece nephew grandson granddaughter grandma grandpa grandmother",
    "grandfather grandkids stepson stepdaughter friend friends neighbor neighbors roommate partner fiance girlfriend",
    "lifeline lifelink lifegift lifeshare lifesource lifebanc lifenet lifequest lifecenter gift transplant donate versiti",
    "boyfriend widow widower caregiver caretaker kid kids children child baby infant stillborn fetus twin twins",
    "nurse nurses rn lpn lvn cna aide aides tech techs supervisor supv administrator social worker chaplain minister",
    "deputy officer detective investigator inv sgt lt capt judge medic paramedic paramedics emt hospitalist operator",
    "manager coordinator dispatcher embalmer landlord owner lady gentleman man men woman women guy guys girl boy",
    "badge shield rm cdt cst edt mst mdt pst pdt utc gmt zulu",
    "mr mrs ms miss rev charge shift house on-call oncall local pct precinct ph tel addr loc exam relationship relation rel",
    "talk talks talked speak speaks spoke walk walks works worked ask asks asked say says answer answers answered confirmed",
    "confirm confirms reach reached send sends bring brings brought help helps move moved drive drove driver drivers signature",
    "sorry doesnt didnt dont cant wont isnt wasnt hasnt thats hes shes im ive theyre upstairs downstairs inside outside",
    "applied loaded miles beach leave arriving waits mail email website online www com fwd re cc attn attachment photo photos duty advise let whoever whomever estate practitioner",
    "portal user users login scene text texted copied pasted typ tentative identified wwii wwi vietnam commander warden liaison",
    "pathologist pathology forensic forensics custodian specialist technician analyst secretary registrar surgeon anesthesiologist",
    "therapist counselor correctional institution infirmary inmate precinto intake ticket queue status priority event incident",
    "born race clerk corrected reply stop tower regional sales visit visits pronouncement pronouncements notifs flight firme firmar trying tried try lead shift micu sicu nicu cvicu pacu lic printed scanned transcript transcribed transcription callback mailbox voicemail website submitted submission reference",
    // Spanish.
    "el la los las un una unos unas y o de del al en con sin por para que quien es esta fue era murio fallecio fallecido",
    "fallecida difunto difunta nombre fecha hora edad sexo lugar direccion telefono cuarto habitacion piso peso estatura",
    "medico doctor doctora enfermera enfermero hospital hospicio funeraria hogar casa domicilio residencia condado hija hijo",
    "esposa esposo hermana hermano madre padre familia familiar familiares ayer hoy anoche manana tarde noche favor gracias",
    "buenas buenos dias noches tardes veterano causa muerte notas llamada llama llamo recoger llevar entrada puerta clave",
    "habla hablo les saludos saludo atentamente cordialmente estimado estimados estimada residente residentes occiso occisa finado",
    "finada fallecimiento traslado recogida aviso parientes pariente viuda viudo",
    "firma certificado si su sus mi ella ese esa este listo lista ninguno ninguna llamar senora senor senorita",
  ].flatMap((line) => line.split(" ")),
);

/** Words of houses, firms and offices: a name that holds one is no person's. */
export const houseWords: ReadonlySet<string> = new Set(
  [
    "hospital hospice nursing rehab rehabilitation facility center centre clinic medical health healthcare wellness funeral",
    "funerals mortuary crematory crematorium cremation cremations chapel chapels cemetery morgue residence assisted",
    "living memory care home homes manor services service society inc llc corp ltd company associates association group",
    "office department dept sheriff sheriff's police county parish university college church ministries temple synagogue",
    "agency systems system solutions supply answering dispatch ems fire rescue district authority courthouse apartments",
    "mortuorio hnos hermanos funeraria hogar hospicio clinica centro iglesia bros mortuaries undertakers directors physicians cardiology oncology",
    "creek mountain mountains river canyon cargo airlines airport shelter exchange switchboard coop cooperative pd",
    "pulmonary nephrology internists hospitalists st street ave avenue blvd rd road hwy highway pkwy ln drive floor room rm",
    "unit wing ward lane church park lodge inn villa house garden gardens hall desk station entrance dock door elevator fh snf alf icu er",
  ].flatMap((line) => line.split(" ")),
);

/** Plain words that stand in the names of houses all the same: `Good Samaritan Hospital`, `Our Lady of Lourdes`. */
export const wordsOfHouses: ReadonlySet<string> = new Set(
  [
    "good first second one two three four five six seven eight nine ten eleven twelve hundred thousand twin new north south east west northeast northwest southeast southwest",
    "saint st memorial manor terrace senior seniors village villa villas gardens commons estates house inn lodge community",
    "communities united american national union baptist catholic methodist lutheran presbyterian jewish christ lord god",
    "jesus street road lane main general regional county city state university college school center centre care health",
    "healthcare living assisted skilled nursing rehab rehabilitation hospice home homes medical hospital clinic funeral",
    "mortuary chapel cremation church emergency day may april june august christmas friday sunday easter thanksgiving ward",
    "grace friends family brothers sons lady our best early marine navy veterans va guard right life special services",
    "service group associates association society company systems supply neighbors guardian mission casa la los las el de",
    "del san santa residencia direct town township district upper lower side front level personal adult group board foster",
    "doctors independence heart hearts light spring mother child children children's childrens women's womens father coast island",
    "after valley building great best long live garden half noon evening morning night star transitional crematory of the",
    "american federal memory residence residential facility funeraria hogar hospicio ancianos coroner examiner sheriff",
    "police hwy highway patrol cemetery crematorium lake wing medicine sisters sister",
    "old down key gate middle pass miles reach army muslim chief walker judge bank mar",
    "brother hill cross simple simply dignity forensic forensics institution women men elders elderly aged parish annex co regional tower visit visiting",
  ].flatMap((line) => line.split(" ")),
);

/** Plain words that are surnames as well: behind a given name or a label they count. */
export const surnameWords: ReadonlySet<string> = new Set(
  [
    "an day may april june august west north east south hill ward wing lane street church guy best early good lord saint friend",
    "knight chapel park garden gardens mark mason manor price page dean parish read bond bell winter hall case cook",
    "judge major friday march english marsh temple banks bank key stair gates gate bridges parent child young wolf",
    "ring rings walker pope grace hope land ford love self man house home law parsons sargent sergeant guard",
    "chief head lodge inn villa love moon sun sunday christmas easter cross king marshall shepherd",
    "doctor minister deacon baker short small little white black brown green gray grey bishop abbott",
    "light lights power powers wise wish wishes sells seller fears",
    "marine marines war battle battles field fields camp fair fairs winters summers hunter trooper",
  ].flatMap((line) => line.split(" ")),
);
