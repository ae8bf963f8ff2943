// Gives the caller's role to items whose labels tell who rang only together with the labels beside them.
import type { Slot } from "./parse-slots";

const called =
  /^(?:first call )?(?:called|call|phoned|rang|rung|reported|ordered|requested|placed|telephoned|texted|e-?mailed|submitted|sent)(?: (?:in|on|at|over|us))?$/;
const orders =
  /^(?:(?:firm|funeral home|f ?h|mortuary|company) (?:requesting|ordering|calling|placing order)|(?:requesting|ordering|calling) (?:firm|funeral home|f ?h|mortuary|company|party))$/;
const director = /^(?:funeral )?(?:director|dir|arranger|fd|contact|director name)$/;
const number = /^(?:direct|direct (?:no|line|number|phone|ph)|ph|phone|phone no|tel|cell|mobile|no|number|call ?back)$/;
const permits = /\b(?:embalm\w*|auth\w*|permission|consent|release|verbal)\b/;

const staffed =
  /^\W{0,3}(?:nurse|rn|lpn|dep(?:uty)?|ofc|officer|trooper|sgt|inv(?:estigator)?|chaplain)\b\.? ?\p{L}|^[^\d\n]{3,60}[\s,(–-]\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}|^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,? (?:RN|LPN|LVN|CNA)\b/iu;

/** "Called in | 9:58 PM", "By | Mathilda Eno"; "Firm requesting: Dahlquist", "Director: Sven"; "Phone from"; "Authorization: written, from: …". */
export function nameOrderers(slots: readonly Slot[], text: string): void {
  const labelOf = ({ label }: Slot) =>
    text
      .slice(label.start, label.end)
      .toLowerCase()
      .replace(/[^a-z]+/g, " ")
      .trim();
  slots.forEach((slot, index) => {
    const said = labelOf(slot);
    const before = slots[index - 1];
    const above = before ? labelOf(before) : "";
    const isFree = slot.role === null || slot.role.kinds.includes("ignored") || slot.role.owner === "funeralHome";
    // "Who: Nurse Jo Vega", "Who: Al, 641-…": the dead have neither a calling nor a number.
    if (
      said === "who" &&
      (slot.role === null || slot.role.owner === null) &&
      /(?:^|[\n|\t[(]|\d[).] ?| {2})\W{0,3}$/.test(text.slice(Math.max(0, slot.label.start - 6), slot.label.start)) &&
      !/\bdr\b|doctor/i.test(text.slice(slot.value.start, slot.value.end)) &&
      staffed.test(text.slice(slot.value.start, slot.value.end))
    )
      slot.role = { owner: "caller", kinds: [] };
    else if (
      said === "by" &&
      isFree &&
      before &&
      called.test(above) &&
      !/\p{L}{4}/u.test(text.slice(before.value.start, before.value.end))
    )
      slot.role = { owner: "caller", kinds: [] };
    else if (
      director.test(said) &&
      orders.test(above) &&
      (isFree || slot.role?.kinds.every((kind) => kind === "name"))
    ) {
      slot.role = { owner: "caller", kinds: [] };
      const next = slots[index + 1];
      if (next && number.test(labelOf(next)) && (!next.role || next.role.owner === null))
        next.role = { owner: "caller", kinds: ["phone"] };
    } else if (/\b(?:from|sender)\b/.test(said) && slot.role?.owner === "sender" && slot.role.kinds.join() === "phone")
      slot.role = { owner: "caller", kinds: ["phone"] };
    else if (said === "from" && before?.line === slot.line && permits.test(above))
      slot.role = { owner: null, kinds: ["ignored"] };
  });
}
