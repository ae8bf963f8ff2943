// The word over each field of the request form.
import type { RequestField } from "@/lib/transports/schema";
import { requestFormSections } from "./request-form-sections";

export const formFieldLabels = Object.fromEntries(
  requestFormSections.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])),
) as Record<RequestField, string>;
