// What taking a fill back brings again.
import { requestFields } from "@/lib/transports/schema";
import type { Fill } from "./intake-fill";
import type { RequestValues } from "./request-values";

/** The form as it stood before a fill, and the way to fill it again. */
export interface Undo {
  before: Partial<RequestValues>;
  /** The fill that stands again. */
  earlier: Fill | null;
  /** The same where it is about somebody else: its text stands again too, so that no form stands beside another's text. */
  other: Fill | null;
  /** What fills the form again, `values` being its own by then: what was typed since stays. */
  again: (values: RequestValues) => Partial<RequestValues>;
}

export function planUndo(fill: Fill, filled: RequestValues): Undo {
  const { replaced } = fill;
  const before: Partial<RequestValues> = { ...fill.before, ...replaced?.values };
  const names = requestFields.filter((name) => before[name] !== undefined);
  const earlier = replaced?.fill ?? null;
  return {
    before,
    earlier,
    other: replaced?.isAnother === true ? earlier : null,
    again: (values) => {
      const untouched = names.filter((name) => values[name] === before[name]);
      return Object.fromEntries(untouched.map((name) => [name, filled[name]]));
    },
  };
}
