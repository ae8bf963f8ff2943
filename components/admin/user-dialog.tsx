// Adds a user to a business, or changes one.
"use client";

import { type FieldPath, useForm } from "react-hook-form";
import { FormProblem } from "@/components/forms/form-problem";
import { useRefusal } from "@/components/forms/use-refusal";
import { toast } from "@/components/hooks/use-toast";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Form } from "@/components/ui/form";
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
  const submit = form.handleSubmit((draft) => {
    clear();
    if (user) save.change({ method: "PUT", path: `users/${user.id}`, body: draft });
    else save.change({ method: "POST", path: "users", body: { ...draft, businessId: business.id } });
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{user ? `Edit ${firstName} ${lastName}` : "Add User"}</DialogTitle>
          <DialogDescription>
            {user ? `Of ${business.name}.` : `To ${business.name}. A password is chosen by a link.`}
          </DialogDescription>
        </DialogHeader>
        <Form {...form}>
          <form noValidate className="grid gap-5" onSubmit={submit}>
            <UserFields control={form.control} />
            <FormProblem problem={problem} />
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="secondary">Cancel</Button>
              </DialogClose>
              <Button type="submit" busy={save.isPending} busyLabel={user ? "Saving" : "Adding"}>
                {user ? "Save User" : "Add User"}
              </Button>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
