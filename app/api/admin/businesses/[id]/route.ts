// GET and PUT /api/admin/businesses/{id}: one business, read and changed.
import { getBusinessAccount } from "@/lib/admin/queries";
import { editBusiness } from "@/lib/businesses/edit-business";
import { businessIdInput, editBusinessBody } from "@/lib/businesses/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "admin",
  params: businessIdInput,
  handle: ({ actor, params }) => getBusinessAccount(actor, params.id),
});

export const PUT = endpoint({
  as: "admin",
  params: businessIdInput,
  body: editBusinessBody,
  handle: ({ actor, params, body }) => editBusiness(actor, { ...params, ...body }),
});
