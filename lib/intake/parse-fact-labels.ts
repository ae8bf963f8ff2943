// Reads a label no table lists by the one word of it that tells the fact it asks for, where its value is of that sort.
import { readAnswer, readTickedAnswer } from "./parse-answers";
import { declinedWords } from "./parse-coroner";
import { findDates } from "./parse-dates";
import { isHour } from "./parse-label-hours";
import type { Role } from "./parse-labels";
import type { Slot } from "./parse-slots";
import { factLabels, type FactSort } from "./words/fact-labels";

const longest = 64;

/** A day and nothing else. */
const dayAlone = /^\W*\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\W*$/;

/** "GOOD TO GO", "on hold for the ME", "not released". */
const stateSaid =
  /^\W*(?:(?:washed|bathed|cleaned(?: up)?|clean|dressed|prepped|bagged|wrapped|shrouded|tagged|laid out|done|and|&)[\s,&+]{1,3}){0,5}(?:is |now |all )?(?:ready|rdy|good to go|all set|clear(?:ed)?|releas(?:ed|able)|available|go(?= *(?:$|[.,;]|for (?:pick|removal|release)))|on hold|held|hold|not (?:yet|ready|releas\w+|clear\w*|available)|pending|awaiting|waiting|may (?:go|leave|be)|can (?:go|leave|be))\b/i;
/** What a bare "Status" must tell to be that of the dead. */
const released =
  /^\W*(?:(?:washed|bathed|cleaned(?: up)?|clean|dressed|prepped|bagged|wrapped|shrouded|tagged|laid out|done|and|&)[\s,&+]{1,3}){0,5}(?:ready|rdy|good to go|released|not (?:yet )?(?:released|ready|cleared)|cleared (?:for|to)|hold(?:ing)? (?:for|until|pending)|(?:awaiting|pending) release)\b/i;
const officeSaid =
  /\b(?:(?:not|non-?) ?reportable|no (?:case|jurisdiction)|not (?:an? )?(?:\w+ )?case|taking|taken|took|case|jurisdiction|autopsy|exam)\b/i;

const decides = (value: string) => declinedWords.test(value) || officeSaid.test(value);

const sorts: Readonly<Record<FactSort, (value: string) => boolean>> = {
  moment: (value) =>
    isHour(value) || (dayAlone.test(value) && findDates(value, { received: "", aim: "past", bare: true }).length === 1),
  hour: isHour,
  state: (value) =>
    value.length < 80 &&
    ((readAnswer(value)?.start ?? 9) < 3 || readTickedAnswer(value) !== null || stateSaid.test(value)),
  stateOnly: (value) => value.length < 80 && released.test(value),
  office: (value) => value.length < 120 && decides(value),
  officeNamed: (value) =>
    value.length < 120 &&
    (/^\W*(?:not|non-?) ?reportable\b/i.test(value) ||
      /\b(?:coroner|examiner|M\.?E|OCME|OM[IE]|JP)\b/.test(value.slice(0, 40))) &&
    (decides(value) || /\b(?:accept|assum|releas)/i.test(value)),
};

/** Kinds of role that a label may have by a word of it that asks for something else as a whole. */
const open =
  /^(?:call(?:Date|Time|DateTime)|when|at|presence|ignored|notes|keptNote|function|deathTime|deathDate|deathDateTime)?$/;
const openOwners = /^(?:location|deceased|release|coroner|coronerNotified)$/;
const death = /^death/;
/** "Coroner notified of death", "expiration reported to supervisor": the hour at which somebody heard of it. */
const toldOf =
  /\b(?:notified|informed|told|advised|made aware|aware|called)\b[^:]{0,14}\bof (?:the |this )?(?:death|passing|expiration|demise)\W*$|\b(?:death|passing|expiration|demise)\b[^:]{0,12}\b(?:reported|called in|phoned in|notified|relayed)\b/i;

/** The fact that one word of the label asks for, where the value is of that sort. */
export function factRole(label: string, value: string): Role | null {
  const found = factLabels.find(
    ({ says, never, sort }) => says.test(label) && !never.test(label) && sorts[sort](value),
  );
  return found ? { owner: found.owner, kinds: found.kinds } : null;
}

/** "Asystole/apnea verified (time of death): 23:46 on 11/18", "Status of remains: GOOD TO GO". */
export function nameByFact(text: string, slot: Slot, slots: readonly Slot[]): void {
  const { role, label, value } = slot;
  if (value.end === value.start || label.end - label.start > longest) return;
  if (role && (!open.test(role.kinds.join()) || (role.owner !== null && !openOwners.test(role.owner)))) return;
  // The words before, in a line without another item and in the same sentence, belong to the label.
  const line = text.slice(text.lastIndexOf("\n", label.start - 1) + 1, label.start);
  const lineStart = label.start - line.length + line.replace(/[^.;!?]*$/, "").length;
  const isLed =
    label.end - lineStart < longest + 20 &&
    !slots.some((one) => one !== slot && one.label.start >= lineStart && one.label.start < label.start);
  const words = text.slice(isLed ? lineStart : label.start, label.end).replaceAll("_", " ");
  const said = text.slice(value.start, value.end);
  if (role && death.test(role.kinds.join()) && toldOf.test(words)) {
    slot.role = { owner: null, kinds: ["ignored"] };
    return;
  }
  const found = factRole(words, said);
  if (!found || (found.owner === null && role?.owner === "coroner")) return;
  const others = slots.filter((one) => one !== slot && one.value.end > one.value.start);
  const isTold = others.some((one) =>
    found.kinds.some((kind) => one.role?.kinds.some((told) => told === kind || (death.test(kind) && death.test(told)))),
  );
  if (!isTold) slot.role = { owner: found.owner, kinds: found.kinds };
}
