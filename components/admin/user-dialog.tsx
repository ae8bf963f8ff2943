// Adds a user to a business, or changes one.
"use client";

import { type FieldPath, useForm } from "react-hook-form";
import { FormDialog } from "@/components/forms/form-dialog";
import { useRefusal } from "@/components/forms/use-refusal";
import { toast } from "@/components/hooks/use-toast";
import type { AccountDto } from "@/lib/auth/dto";
import { useAdminChange } from "./admin-data";
import { blankUser, type UserDraft, UserFields } from "./user-fields";

interface UserDialogProps {
  business: { id: string; name: string };
  /** Null adds one. */
  user: AccountDto | null;
  /** The user who was added, who needs a password. */
  onAdded: (user: { id: string; name: string }) => void;
  onClose: () => void;
}

const nameOf = (field: string) => (field in blankUser ? (field as FieldPath<UserDraft>) : null);

export function UserDialog({ business, user, onAdded, onClose }: UserDialogProps) {
  const { firstName, lastName, email, role } = user ?? blankUser;
  const form = useForm<UserDraft>({ defaultValues: { firstName, lastName, email, role } });
  const { problem, refuse, clear } = useRefusal(form, nameOf);
  const save = useAdminChange<{ userId?: string }>(({ userId }) => {
    const draft = form.getValues();
    const name = `${draft.firstName.trim()} ${draft.lastName.trim()}`;
    toast(
      userId
        ? { title: "User Added", description: `${name} belongs to ${business.name}.` }
        : { title: "User Updated", description: `${name} stands as you saved it.` },
    );
    if (userId) onAdded({ id: userId, name });
    else onClose();
  }, refuse);
  const submit = (draft: UserDraft) => {
    clear();
    if (user) save.change({ method: "PUT", path: `users/${user.id}`, body: draft });
    else save.change({ method: "POST", path: "users", body: { ...draft, businessId: business.id } });
  };
  return (
    <FormDialog
      title={user ? `Edit ${firstName} ${lastName}` : "Add User"}
      about={user ? `Of ${business.name}.` : `To ${business.name}. A password is chosen by a link.`}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      isBusy={save.isPending}
      problem={problem}
      act={user ? "Save User" : "Add User"}
      busyAct={user ? "Saving" : "Adding"}
    >
      <UserFields control={form.control} />
    </FormDialog>
  );
}
