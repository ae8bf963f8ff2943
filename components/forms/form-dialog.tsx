// A dialog that is one form: whom it concerns, its fields, why it was refused, and the buttons.
"use client";

import type { ComponentProps, ReactNode } from "react";
import type { FieldErrors, FieldValues, UseFormReturn } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { DialogActs, DialogFrame } from "./dialog-frame";
import { FormProblem } from "./form-problem";

interface FormDialogProps<Values extends FieldValues, Sent extends FieldValues> {
  title: string;
  /** Whom or what it concerns. */
  about: ReactNode;
  form: UseFormReturn<Values, unknown, Sent>;
  /** Called with what is filled in, once the fields' own rules hold. */
  onSubmit: (values: Sent) => void;
  onInvalid?: (errors: FieldErrors<Values>) => void;
  onClose: () => void;
  isBusy: boolean;
  problem: string | null;
  /** The button that sends: what it says, and what it says while it does. */
  act: string;
  busyAct: string;
  variant?: ComponentProps<typeof Button>["variant"];
  /** Whether it can be sent at all. */
  isReady?: boolean;
  /** What the button says that leaves all as it was. */
  keep?: string;
  /** The width, where it is not a dialog's own. */
  className?: string;
  children: ReactNode;
}

export function FormDialog<Values extends FieldValues, Sent extends FieldValues = Values>(
  props: FormDialogProps<Values, Sent>,
) {
  const { title, about, form, onSubmit, onInvalid, onClose, isBusy, problem, className, children } = props;
  const { act, busyAct, variant = "default", isReady = true, keep = "Cancel" } = props;
  return (
    <DialogFrame title={title} about={about} onClose={onClose} className={className}>
      <Form {...form}>
        <form noValidate className="grid gap-5" onSubmit={form.handleSubmit((values) => onSubmit(values), onInvalid)}>
          {children}
          <FormProblem problem={problem} />
          <DialogActs keep={keep}>
            <Button type="submit" variant={variant} disabled={!isReady} busy={isBusy} busyLabel={busyAct}>
              {act}
            </Button>
          </DialogActs>
        </form>
      </Form>
    </DialogFrame>
  );
}
