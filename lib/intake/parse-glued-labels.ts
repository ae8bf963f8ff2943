// Parts what a key has glued together, without a sign or a capital between: "CALLEDBYPH", "nokrel", "FAMPRES".

const owners = parts(
  "calledby:called by|calledinby:called by|caller:caller|callr:caller|reportedby:reported by|rptdby:reported by|reporter:caller|rptby:reported by|orderedby:ordered by|requestedby:requested by|callback:callback|informant:informant|infmt:informant|nok:nok|nextofkin:next of kin|kin:nok|respparty:responsible party|contact:contact|sitecontact:contact|onsite:contact|dec:deceased|decd:deceased|decedent:deceased|deceased:deceased|patient:patient|resident:resident|facility:facility|fac:facility|place:place|attend:attending|attending:attending|attdr:attending|attphys:attending|certdr:certifier|certifier:certifier|certphys:certifier|hospice:hospice|pronouncedby:pronounced by|pronby:pronounced by|releasedby:released by|relby:released by|dest:destination|destination:destination|family:family|fam:family",
);
const kinds = parts(
  "name:name|nm:name|fullname:name|fname:first name|firstname:first name|lname:last name|lastname:last name|mname:middle name|ph:phone|phone:phone|phn:phone|phno:phone|phoneno:phone|phonenum:phone|tel:phone|telno:phone|cell:cell|mobile:cell|altph:alt phone|altphone:alt phone|phone2:alt phone|ph2:alt phone|rel:relationship|reln:relationship|relation:relationship|relationship:relationship|relship:relationship|title:title|role:role|position:title|addr:address|address:address|adr:address|city:city|state:state|zip:zip|county:county|room:room|rm:room|floor:floor|dob:dob|dod:dod|tod:tod|age:age|sex:sex|wt:weight|weight:weight|ht:height|height:height|pres:present|present:present|onsite:on site|there:there|onscene:on scene|atloc:present|here:present|type:type",
);
/** Whole labels written as one word. */
const wholes = parts(
  "mecase:me case|coronercase:coroner case|mecaseno:me case number|mecasenum:me case number|mecasenumber:me case number|coronercaseno:coroner case number|coronercasenum:coroner case number|coronercasenumber:coroner case number|menotified:me notified|coronernotified:coroner notified|meaccepted:me accepted|coroneraccepted:coroner accepted|willsign:will sign|certmd:certifier|signmd:certifier|signdr:certifier|signingmd:certifier|signingdr:certifier|attmd:attending|attdoc:attending",
);
/** Owners that are a label by themselves, once they are parted. */
const alone =
  /^(?:calledby|calledinby|reportedby|rptdby|rptby|orderedby|requestedby|respparty|nextofkin|sitecontact|pronouncedby|pronby|releasedby|relby|certdr|attdr|certphys|attphys)$/;

function parts(list: string): Map<string, string> {
  return new Map(list.split("|").map((pair) => pair.split(":") as [string, string]));
}

/** The words that one word is glued together from, the first of which tells whose item it is; null when it is one word. */
export function partGlued(word: string): string | null {
  if (word.length < 5 || word.length > 24) return null;
  const whole = wholes.get(word);
  if (whole) return whole;
  if (alone.test(word)) return owners.get(word) ?? null;
  for (let at = word.length - 2; at > 2; at -= 1) {
    const kind = kinds.get(word.slice(at));
    const owner = kind && owners.get(word.slice(0, at));
    if (owner) return `${owner} ${kind}`;
  }
  return null;
}
