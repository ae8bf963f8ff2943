// Takes a business onto the platform, with the user who will sign in first.
"use client";

import { type Control, type FieldPath, useForm } from "react-hook-form";
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
import { useAdminChange } from "./admin-data";
import { blankBusiness, type BusinessDraft, BusinessFields } from "./business-fields";
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
  const submit = form.handleSubmit(({ name, kind, cityCode, timeZone, reportEmail, ...rest }) => {
    clear();
    const { email, firstName, lastName, role } = rest;
    const business = { name, kind, cityCode, timeZone, ...(reportEmail.trim() && { reportEmail: reportEmail.trim() }) };
    add.change({ method: "POST", path: "businesses", body: { business, user: { email, firstName, lastName, role } } });
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="md:max-w-140">
        <DialogHeader>
          <DialogTitle>Add Business</DialogTitle>
          <DialogDescription>With the user who signs in first and adds what else is needed.</DialogDescription>
        </DialogHeader>
        <Form {...form}>
          <form noValidate className="grid gap-5" onSubmit={submit}>
            <BusinessFields control={form.control as unknown as Control<BusinessDraft>} zones={zones} />
            <h3 className="border-t pt-4 text-subsection">First user</h3>
            <UserFields control={form.control as unknown as Control<UserDraft>} />
            <FormProblem problem={problem} />
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="secondary">Cancel</Button>
              </DialogClose>
              <Button type="submit" busy={add.isPending} busyLabel="Adding">
                Add Business
              </Button>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
