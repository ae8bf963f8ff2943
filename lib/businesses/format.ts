// The words of a business's kind.
import type { businessKinds } from "./schema";

export const kindLabels: Readonly<Record<(typeof businessKinds)[number], string>> = {
  funeral_home: "Funeral home",
  hospital: "Hospital",
  transport_company: "Transport company",
  other: "Other",
};
