// A dialog that is one form: whom it concerns, its fields, why it was refused, and the buttons.
"use client";

import type { ComponentProps, ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
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
import { FormProblem } from "./form-problem";

interface FormDialogProps<Values extends FieldValues> {
  title: string;
  /** Whom or what it concerns. */
  about: ReactNode;
  form: UseFormReturn<Values>;
  /** Called with what is filled in, once the fields' own rules hold. */
  onSubmit: (values: Values) => void;
  onClose: () => void;
  isBusy: boolean;
  problem: string | null;
  /** The button that sends: what it says, and what it says while it does. */
  act: string;
  busyAct: string;
  variant?: ComponentProps<typeof Button>["variant"];
  children: ReactNode;
}

export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, about, form, onSubmit, onClose, isBusy, problem, act, busyAct, variant = "default", children } = props;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription className="wrap-anywhere">{about}</DialogDescription>
        </DialogHeader>
        <Form {...form}>
          <form noValidate className="grid gap-5" onSubmit={form.handleSubmit((values) => onSubmit(values))}>
            {children}
            <FormProblem problem={problem} />
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="secondary">Cancel</Button>
              </DialogClose>
              <Button type="submit" variant={variant} busy={isBusy} busyLabel={busyAct}>
                {act}
              </Button>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
