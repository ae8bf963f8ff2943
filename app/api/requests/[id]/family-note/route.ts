// PUT /api/requests/{id}/family-note: the note that the family reads.
import { endpoint } from "@/lib/platform/endpoint";
import { editFamilyNote } from "@/lib/transports/edit-family-note";
import { familyNoteBody, requestIdInput } from "@/lib/transports/schema";

export const PUT = endpoint({
  as: "business",
  params: requestIdInput,
  body: familyNoteBody,
  handle: ({ actor, params, body }) => editFamilyNote(actor, { ...params, ...body }),
});
