// Short ways in which a log or a talk says whose case it is, whether the crew may come and who served; written like words/statements.ts.
import type { Statement } from "./statements";
import { coroner } from "./statements-said";

const yall = "{yall|you all|you guys|u guys|you|u|crew|your crew|they}";
const wait = "{hold|hold off|wait} {until|till|til} {the |her |his |our |}";
const officials = "{doctor|dr|coroner|nurse|rn|family|priest|chaplain|police|detective|hospice|supervisor} {_ |}";
const service = "{svc|service|served|serving} in {the |us |}{armed forces|military|forces}";
const care = "{post mortem care|postmortem care|pm care|aftercare|bath|washing|pronouncement}";

export const shortStatements: readonly Statement[] = [
  {
    field: "isDeceasedReady",
    value: "YES",
    phrases: [
      `${yall} {can|may} come {now|ahead|on|on over|over|}`,
      "ready when {we|we all|they|family} are",
      "{ready|rdy} {y|yes}",
      "notice of availability{ for release|}",
    ],
  },
  {
    field: "isDeceasedReady",
    value: "NO",
    phrases: [
      "{ready|rdy} n",
      `${wait}${officials}{signs|calls|pronounces|finishes|releases|clears|sees|okays|is done|is finished|has been|has signed}`,
      `{awaiting|waiting on|waiting for|pending} {the |his |her |}${care}`,
    ],
  },
  {
    field: "isCoronerCase",
    value: "NO",
    phrases: [
      "non {coroner|coroners|me|medical examiner}{ case|}",
      "nme{ case|}",
      `{does not|doesnt|did not|didnt|not} {fall|come} under {the |}${coroner}`,
      `${coroner} {has |have |}{gave|given|gives|issued} {us |them |}{a |the |}{waiver|release|verbal release}`,
      `${coroner} {was |were |has been |}{asked|told|called|consulted} and {let it go|let him go|let her go|passed|said no|declined|released}`,
    ],
  },
  {
    field: "isVeteran",
    value: "NO",
    phrases: [`${service} {n|no}`],
  },
  {
    field: "isVeteran",
    value: "YES",
    phrases: [`${service} {y|yes}`, "{hes|shes|he is|she is|he was|she was} {a |an |}{vet|veteran}"],
  },
];
