// Takes a business onto the platform, with the user who will sign in first.
"use client";

import { type Control, type FieldPath, useForm } from "react-hook-form";
import { FormDialog } from "@/components/forms/form-dialog";
import { useRefusal } from "@/components/forms/use-refusal";
import { toast } from "@/components/hooks/use-toast";
import { useAdminChange } from "./admin-data";
import { type BusinessDraft, BusinessFields, blankBusiness } from "./business-fields";
import { blankUser, type UserDraft, UserFields } from "./user-fields";

interface AddBusinessDialogProps {
  zones: readonly string[];
  /** The first user, who needs a password. */
  onAdded: (user: { id: string; name: string }) => void;
  onClose: () => void;
}

type Draft = BusinessDraft & UserDraft;

/** 'business.cityCode' is the field cityCode. */
const nameOf = (field: string) => (field.split(".")[1] ?? null) as FieldPath<Draft> | null;

export function AddBusinessDialog({ zones, onAdded, onClose }: AddBusinessDialogProps) {
  const form = useForm<Draft>({ defaultValues: { ...blankBusiness, ...blankUser } });
  const { problem, refuse, clear } = useRefusal(form, nameOf);
  const add = useAdminChange<{ userId: string }>(({ userId }) => {
    const { name, firstName, lastName } = form.getValues();
    toast({ title: "Business Added", description: `${name} is on the platform.` });
    onAdded({ id: userId, name: `${firstName} ${lastName}` });
  }, refuse);
  const submit = ({ name, kind, cityCode, timeZone, reportEmail, ...rest }: Draft) => {
    clear();
    const { email, firstName, lastName, role } = rest;
    const business = { name, kind, cityCode, timeZone, ...(reportEmail.trim() && { reportEmail: reportEmail.trim() }) };
    add.change({ method: "POST", path: "businesses", body: { business, user: { email, firstName, lastName, role } } });
  };
  return (
    <FormDialog
      title="Add Business"
      about="With the user who signs in first and adds what else is needed."
      form={form}
      onSubmit={submit}
      onClose={onClose}
      isBusy={add.isPending}
      problem={problem}
      act="Add Business"
      busyAct="Adding"
      className="md:max-w-140"
    >
      <BusinessFields control={form.control as unknown as Control<BusinessDraft>} zones={zones} />
      <h3 className="border-t pt-4 text-subsection">First user</h3>
      <UserFields control={form.control as unknown as Control<UserDraft>} />
    </FormDialog>
  );
}
