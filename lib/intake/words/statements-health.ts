// What people say in passing of infections and stairs; written like words/statements.ts.
import type { Statement } from "./statements";

export const healthStatements: readonly Statement[] = [
  {
    field: "covidStatus",
    value: "Negative",
    phrases: [
      "no {cov|covid 19|covid symptoms|covid exposure}",
      "{tested|test|swab|swabbed|rapid} {was |came back |}{negative|neg} for {covid|cov|covid 19}",
      "{cov|covid 19|covid} {n|neg|negative|no}",
      "covid {19 |}{test |swab |status |was |is |came back |tested |}{negative|neg|no|none|not detected|clear}",
      "{negative|neg} {for |}covid",
      "no covid",
      "{tested|test|swabbed} negative for covid",
      "{not|never} {had |have |}covid",
      "covid free",
      "{sin|no tiene|no tenia} covid",
      "covid {19 |}{test |}{result|results|pcr|rapid|screen} {was |is |came back |}{negative|neg|not detected}",
      "covid {19 |}... {was|is|came back} {negative|neg}",
      "{negativo|negativa} {a|para|de|al} covid",
      "{doesnt|does not|didnt|did not} have {cov|covid|covid 19}",
      "covid {19 |}{is |}not",
    ],
  },
  {
    field: "covidStatus",
    value: "Positive",
    phrases: [
      "{positive|pos} {covid|covid 19}",
      "{cov|covid|covid 19} {y|pos|positive}",
      "{tested|test|swab|came back} {positive|pos} for {cov|covid 19}",
      "covid {19 |}{test |swab |status |was |is |came back |tested |}{positive|pos|yes|confirmed|detected}",
      "{positive|pos} {for |}covid",
      "{tested|test|swabbed} positive for covid",
      "{has|had|with|have|caught|got|contracted} {active |confirmed |}covid",
      "{is|was|hes|shes} {a |}covid {patient|case|unit patient}",
      "covid +",
      "covid {19 |}{test |}{result|results|pcr|rapid|screen} {was |is |came back |}{positive|pos|detected}",
      "covid {19 |}... {was|is|came back} {positive|pos}",
      "{positivo|positiva} {a|para|de|al|con} covid",
      "{tiene|tenia|con} covid",
    ],
  },
  {
    field: "covidStatus",
    value: "Unknown",
    phrases: [
      "covid {19 |}{status |test |}{unknown|unk|pending|not tested|not known|n a}",
      "{not|never} {been |}tested for covid",
      "{dont|do not|doesnt|does not|didnt|not|never|unsure|nobody|no one|cant|no idea} {know|knows|sure|certain|aware|say|tell|told} {yet |}{of |about |on |if |whether |for |}{_ |_ _ |}{his |her |the |any |}covid {status|test|result|results|}",
      "covid {status |}{not|isnt|wasnt} {known|available|documented|on file|on the chart|checked|clear}",
      "no covid {test|tests|swab} {was |were |has been |}{done|taken|on file|run|available|performed}",
      "{havent|hasnt|wasnt|werent|didnt} {been |get |got |}{tested|test|swabbed|swab} {him |her |}for covid",
      "covid results {are |}pending",
    ],
  },
  {
    field: "infectionPrecautions",
    value: "None",
    phrases: [
      "no {virus|viruses|germs|contagious disease|communicable disease|infectious concerns|infection concerns|infection issues|contagion|known infection|known infections}",
      "{wasnt|isnt|not|never|was not|is not} {been |}{in |on |under |}{isolated|isolation|quarantined|quarantine} {for anything|for any|at all|that we know|}",
      "{doesnt|does not|didnt|did not} have anything {contagious|catching|infectious|communicable}",
      "no {special |extra |}{ppe|gear|protective gear|gown|gowning} {needed|necessary|required}",
      "{nothing|not} {catching|contagious|infectious|communicable}",
      "{no|not on|no known} {isolation status|iso|special isolation|isolation precautions}",
      "{iso|isolation|precautions} {none|no|n}",
      "neither {one |of them |}{is |was |has |have |}{on |in |under |any |}{iso|isolation|precautions}",
      "no {special |known |isolation |infectious |infection |contact |}{isolation|precautions|infections|infection|infectious|contagion}",
      "not {on |in |under |}{any |}{isolation|precautions|contagious|infectious}",
      "nothing {contagious|infectious|catching}",
      "{isolation|precautions} {is |are |}none",
      "none for {isolation|precautions}",
      "no {known |active |}{infectious|communicable|contagious} {disease|diseases|illness|conditions}",
    ],
  },
  {
    field: "stairsOrObstacles",
    value: "No",
    phrases: [
      "{stairs|steps|stairs or steps} {no|none|n}",
      "no {stairs|steps|stairs or steps|steps or stairs|obstacles|steps or obstacles|stairs or obstacles|obstacles or stairs}",
      "not {a |one |}{single |}{step|stair}",
      "{wont|will not|dont|do not|wouldnt|shouldnt|should not|never} {have|find|need|be|hit|face|see} {to use |to climb |to go up |to deal with |}{any |}{stairs|steps}",
      "{zero|without any|free of} {stairs|steps}",
      "{stairs|steps} {arent|are not|isnt|wont be} {an issue|a problem|needed|involved|a concern|an obstacle}",
      "nothing to climb",
      "{there are|there is|theres|without|not any|arent any} no {stairs|steps|obstacles}",
      "{arent|are not|isnt} any {stairs|steps}",
      "{no hay|sin} {escaleras|escalones|gradas}",
      "{single|one} {story|level}{ home| house|} no stairs",
    ],
  },
];

/** Precautions that are named before this word: "contact precautions", "droplet isolation". */
export const precautionWords =
  "contact plus|contact|droplet|airborne|bloodborne|blood-borne|blood borne|standard|universal|enhanced barrier|enhanced|strict|respiratory|reverse|neutropenic|mrsa|vre|c diff|c\\.? ?diff|cdiff|tb|enteric|special|modified";
