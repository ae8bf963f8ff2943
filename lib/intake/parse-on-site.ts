// Finds whom the crew sees or rings on site where only a calling and a number beside the name tell it: "Security Dean 605-555-0119".
import { readName } from "./parse-names";
import { findFacilities } from "./parse-places";
import { findRelations } from "./parse-relations";
import type { Person } from "./parse-roles";

const phoneBehind =
  /^\s*,?\s*(?:(?:RN|LPN|LVN|CNA|BSN)\b[\s,]*)*(?:\([^()\d]{1,24}\)\s*)?(?:first|at|on|is at|on duty|on site|on scene|(?:her |his )?(?:cell|direct|ph|phone|line|ext|mobile|tel)\b\.?|@)?[\s,:@(–/-]{0,5}\d{3}\W{0,2}\s?\d{3}/i;

/** Whether a number stands right behind a name. */
export const hasPhoneBehind = (right: string): boolean => phoneBehind.test(right);

const onSiteStaff =
  /\b(?:nurse|rn|lpn|lvn|cna|clerk|security|guard|supervisor|supv?|sup|desk|tech|manager|mgr|deputy|dep|officer|ofc|sgt|sergeant|aide|attendant|receptionist|concierge|caregiver|super|admitting|secretary|doorman|custodian|enfermer[ao]|encargad[ao]|guardia|recepcionista)\b/i;
const elsewhere =
  /(?:\b|(?=['’]s))(?:triage|on[- ]call|after hours|case manager|pronounc\w*|declared|called (?:in )?by|call from|(?:reported|rptd|rpt)\b\W{0,2}by|notif\w*|spoke|investigator|coroner|examiner|doctor|dr|hospice|releas\w*|fax|not|no longer|was|left|off at|until|['’]s (?:supervisor|boss|manager|director))\b[^.;\n]{0,40}$/i;

/** Gives the contact's role to the one member of the staff whose number stands behind the name. */
export function giveOnSite(text: string, persons: readonly Person[]): void {
  if (persons.some(({ roles }) => roles.has("contact"))) return;
  const found = persons.filter(
    ({ roles, tie, name, start, end, inSlot }) =>
      roles.size === 0 &&
      !inSlot &&
      !name.isDoctor &&
      tie?.kind === "function" &&
      onSiteStaff.test(tie.value) &&
      hasPhoneBehind(text.slice(end, end + 40)) &&
      !findFacilities(text.slice(start, end)).some((house) => house.start === 0) &&
      !elsewhere.test(text.slice(Math.max(0, start - 60), start)),
  );
  const [person] = found;
  if (!person || found.some(({ name }) => name.value !== person.name.value)) return;
  person.roles.set("contact", 0.9);
}

const department =
  /^\s*(?:(?:ed|er|icu|unit|floor|night|house|shift) (?:charge|sup|clerk|desk|supervisor)|charge|admitting|admissions|security(?: desk)?|nursing (?:office|supervisor)|house sup(?:ervisor)?|front desk|unit clerk|morgue|pathology|decedent affairs|bed control|er|ed|icu|reception|switchboard|the desk)\s*[,:–-]\s+(?=\p{Lu}\p{Ll})/iu;

/** "Admitting, Hector", "lodge manager Curt Beasley": the name behind a department or a calling that stands first. */
export function readBehindCalling(segment: string): ReturnType<typeof readName> {
  const lead = department.exec(segment)?.[0] ?? ofHouse(segment) ?? (readName(segment) ? null : callingLead(segment));
  const name = lead ? readName(segment.slice(lead.length)) : null;
  const isTitled = lead !== null && /\b(?:Mrs?|Ms|Miss)\.? $/.test(lead);
  return lead && name && name.start < 3
    ? {
        ...name,
        confidence: isTitled ? Math.max(name.confidence, 0.9) : name.confidence,
        start: name.start + lead.length,
        end: name.end + lead.length,
      }
    : null;
}

/** "Manager of the Motel 8, Mr. Patel": the name behind a calling and its house. */
function ofHouse(segment: string): string | null {
  const lead =
    /^\s*(?:the |an? )?\p{L}[\p{L} -]{2,30}? (?:of|at|for|with|from) [^,\n]{2,44}, (?:(?:Mrs?|Ms|Miss)\.? (?=\p{Lu}))?(?=\p{Lu}\p{Ll})/u.exec(
      segment,
    )?.[0];
  const [calling] = lead ? findRelations(lead) : [];
  return lead && calling?.kind === "function" && /^\s*(?:(?:the|an?) )?$/i.test(lead.slice(0, calling.start))
    ? lead
    : null;
}

function callingLead(segment: string): string | null {
  const words = /^\s*(?:[\p{L}.'-]+\s+){1,4}?(?=\p{Lu}\p{Ll}+)/u.exec(segment)?.[0];
  if (!words) return null;
  for (const match of segment.slice(0, 60).matchAll(/\s+(?=\p{Lu}\p{L}+)/gu)) {
    const lead = segment.slice(0, match.index + match[0].length);
    const last = findRelations(lead).at(-1);
    if (last?.kind === "function" && lead.slice(last.end).trim() === "") return lead;
    if (
      /\b(?:mgr|sup|supv|dep|sgt|ofc|asst|assistant|tech|clerk|guard|porter|attendant|desk|coord|lead)\.?\s+$/i.test(
        lead,
      )
    )
      return lead;
  }
  return null;
}
