// Reads the name that stands behind what its bearer is: "Perry Co dep coroner Ann Roe", "Gold Country Hospice, nurse Imelda Yap".
import { findNames, type NameReading, readName } from "./parse-names";
import { findFacilities } from "./parse-places";

/** What a person is, before the name. */
const callings = new Set(
  "s designee delegate representative designated acting captain lieutenant sergeant major undersheriff sheriff bureau division department warden magistrate justice peace jp commander superintendent ranger marshal tribal pathologist whose name is telemetry registered aprn arnp crnp dnp fnp cnp icu ccu palliative wound pm ff mso sup dir dns don don of nursing uh um a an the our el la su de named hospice er ed icu house charge night staff facility duty on call on-call medic medical paramedic fire ems rescue squad unit nurse practitioner rn lpn np pa dr dra doctor doctora physician resident attending examiner me lt capt captain lieutenant inv investigator dep deputy cor coroner chief supervisor rep adm snf judge sgt officer security admin administrator enfermera enfermero medico médico hospicio co county visit visiting hosp triage case manager mgr super supv asst assistant director head nursing shift floor desk clerk morgue tech weekend evening doc emt bsn lvn cna home health".split(
    " ",
  ),
);

/** A crew as it is called, with the town it is of. */
const crew = /\b(?:(?:para)?medic|ems|engine|rescue|ladder|squad|ambulance|a?f\.?d|f\.?r|pd|battalion) ?\d{0,3}\b/i;

/** Whether the words before a name only say what the person is: "PCFR Medic 31, Lt", "Perry Co dep coroner". */
function saysCalling(lead: string): boolean {
  if (
    /\p{Ll}{3}(?<!\b(?:[Aa]sst|[Ss]upv|[Cc]apt|[Ii]nsp))\.\s|\p{L}{2}(?<!designee|delegate|representative):/u.test(lead)
  )
    return false;
  const words = lead.match(/[\p{L}\p{N}-]+/gu) ?? [];
  if (words.length < 9 && crew.test(lead) && words.every((word) => /^[\p{Lu}\d]/u.test(word))) return true;
  return (
    words.length < 9 &&
    words.every(
      (word, at) =>
        callings.has(word.toLowerCase()) ||
        /\d/.test(word) ||
        /^\p{Lu}{2,5}$/u.test(word) ||
        /^co(?:unty)?$/i.test(words[at + 1] ?? ""),
    )
  );
}
/** "CORONER R DELLINGER": an initial and a surname that no table knows, behind what the person is. */
function initialled(line: string): NameReading | null {
  const at = line.search(/(?<!\p{L})\p{Lu}\.? \p{Lu}[\p{L}'’-]{2,}/u);
  if (at < 1 || !saysCalling(line.slice(0, at))) return null;
  const name = readName(line.slice(at));
  return name && { ...name, start: name.start + at, end: name.end + at };
}

/** The name that follows at once, behind what the person is. */
export function nameBehind(text: string, from: number): NameReading | null {
  const line = /^[^\n;|]{0,64}/.exec(text.slice(from))?.[0] ?? "";
  const [name = initialled(line) ?? findNames(line.replace(/ {2,3}/g, " "))[0]] = findNames(line);
  if (!name || !saysCalling(line.slice(0, name.start))) return behindCalling(line);
  // "S VANG RN": an initial before a surname.
  const initial = /(?<!\p{L})\p{Lu}\.? $/u.exec(line.slice(0, name.start));
  const whole = initial && !name.isFull ? readName(line.slice(initial.index)) : null;
  if (initial && whole) return { ...whole, start: whole.start + initial.index, end: whole.end + initial.index };
  return !name.isFull && !name.title && !name.credentials && name.start < 3 ? null : name;
}

/** "Gold Country Hospice, nurse Imelda Yap", "visit nurse Ty Redcrow": a name that no table knows, behind a house and a calling. */
export function behindCalling(line: string): NameReading | null {
  const [house] = findFacilities(line);
  const own = house && house.start < 3 ? line.slice(house.end) : line;
  const lead = /^[\s,:(-]*(?:[\p{L}]+(?:['’]s)?\.?[\s-]*:?[\s-]+){1,4}?(?=\p{Lu})/u;
  let skipped = line.length - own.length;
  for (let count = 0, rest = own; count < 4; count += 1) {
    const word = lead.exec(rest)?.[0];
    if (!word || !(word.match(/\p{L}+/gu) ?? []).every((one) => callings.has(one.toLowerCase()))) break;
    skipped += word.length;
    rest = rest.slice(word.length);
  }
  if (skipped === line.length - own.length) return null;
  const name = readName(line.slice(skipped));
  return name && name.start < 3 ? { ...name, start: name.start + skipped, end: name.end + skipped } : null;
}
