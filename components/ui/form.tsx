// Ties a form's fields to react-hook-form: label, control, help and error of one field know each other.
"use client";

import { CircleSlashIcon } from "lucide-react";
import { type Label as LabelPrimitive, Slot } from "radix-ui";
import { type ComponentProps, createContext, useContext, useId, useMemo } from "react";
import {
  Controller,
  type ControllerProps,
  type FieldPath,
  type FieldValues,
  FormProvider,
  useFormContext,
  useFormState,
} from "react-hook-form";
import { cn } from "./cn";
import { Label } from "./label";

/** Hands the form down; spread what `useForm` returned. */
export const Form = FormProvider;

const FieldContext = createContext<{ name: string } | null>(null);
const ItemContext = createContext<{ id: string } | null>(null);

/** One field of the form, by its name. */
export function FormField<Values extends FieldValues = FieldValues, Name extends FieldPath<Values> = FieldPath<Values>>(
  props: ControllerProps<Values, Name>,
) {
  const { name } = props;
  const field = useMemo(() => ({ name }), [name]);
  return (
    <FieldContext value={field}>
      <Controller {...props} />
    </FieldContext>
  );
}

/** The present field's ids and state; throws outside FormField and FormItem. */
function useFormField() {
  const field = useContext(FieldContext);
  const item = useContext(ItemContext);
  const { getFieldState } = useFormContext();
  const formState = useFormState(field === null ? {} : { name: field.name });
  if (field === null || item === null) throw new Error("A form part needs a FormField and a FormItem around it.");
  return {
    ...getFieldState(field.name, formState),
    name: field.name,
    controlId: `${item.id}-control`,
    helpId: `${item.id}-help`,
    errorId: `${item.id}-error`,
  };
}

export function FormItem({ className, ...props }: ComponentProps<"div">) {
  const id = useId();
  const item = useMemo(() => ({ id }), [id]);
  return (
    <ItemContext value={item}>
      <div data-slot="form-item" className={cn("grid content-start gap-1.5", className)} {...props} />
    </ItemContext>
  );
}

export function FormLabel(props: ComponentProps<typeof LabelPrimitive.Root>) {
  const { controlId } = useFormField();
  return <Label data-slot="form-label" htmlFor={controlId} {...props} />;
}

/** Gives its only child the id and the aria attributes of the field. */
export function FormControl(props: ComponentProps<typeof Slot.Root>) {
  const { controlId, helpId, errorId, error } = useFormField();
  return (
    <Slot.Root
      data-slot="form-control"
      id={controlId}
      aria-describedby={error ? errorId : helpId}
      aria-invalid={error !== undefined}
      {...props}
    />
  );
}

/** Help under a field; an error takes its place. */
export function FormDescription({ className, ...props }: ComponentProps<"p">) {
  const { helpId, error } = useFormField();
  if (error) return null;
  return (
    <p
      id={helpId}
      data-slot="form-description"
      className={cn("text-caption text-muted-foreground", className)}
      {...props}
    />
  );
}

/** What is wrong with the field, or nothing. */
export function FormMessage({ className, ...props }: ComponentProps<"p">) {
  const { errorId, error } = useFormField();
  const sentence = error?.message;
  if (!sentence) return null;
  return (
    <p
      id={errorId}
      role="alert"
      data-slot="form-message"
      className={cn("flex items-start gap-1.5 text-caption text-declined", className)}
      {...props}
    >
      <CircleSlashIcon aria-hidden className="mt-px size-3.5 shrink-0" />
      {sentence}
    </p>
  );
}
