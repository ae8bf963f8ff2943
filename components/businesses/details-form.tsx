// What a business says of itself: address, telephone, time zone, and where its reports are mailed to.
"use client";

import { useRouter } from "next/navigation";
import { type FieldPath, useForm } from "react-hook-form";
import { ChoiceListField } from "@/components/forms/choice-list-field";
import { FormProblem } from "@/components/forms/form-problem";
import { TextField } from "@/components/forms/text-field";
import { useRefusal } from "@/components/forms/use-refusal";
import { toast } from "@/components/hooks/use-toast";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import type { OwnBusinessDto } from "@/lib/businesses/dto";
import { useEditDetails } from "./business-data";

interface DetailsFormProps {
  business: OwnBusinessDto;
  zones: readonly string[];
  /** A driver reads it. */
  mayChange: boolean;
}

const blank = { address: "", phone: "", reportEmail: "", timeZone: "" };
type Draft = typeof blank;

const nameOf = (field: string) => (field in blank ? (field as FieldPath<Draft>) : null);

export function DetailsForm({ business, zones, mayChange }: DetailsFormProps) {
  const { address, phone, reportEmail, timeZone } = business;
  const form = useForm<Draft>({
    defaultValues: { address: address ?? "", phone: phone ?? "", reportEmail: reportEmail ?? "", timeZone },
  });
  const { problem, refuse, clear } = useRefusal(form, nameOf);
  const router = useRouter();
  const { change, isPending } = useEditDetails(() => {
    toast({ title: "Business Saved", description: "Reports and families' pages read as it stands now." });
    form.reset(form.getValues());
    router.refresh();
  }, refuse);
  const submit = form.handleSubmit((draft) => {
    clear();
    const orNull = (text: string) => text.trim() || null;
    change({
      address: orNull(draft.address),
      phone: orNull(draft.phone),
      reportEmail: orNull(draft.reportEmail),
      timeZone: draft.timeZone,
    });
  });
  const field = { control: form.control, disabled: !mayChange };
  return (
    <Form {...form}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <TextField {...field} name="address" label="Address" maxLength={500} autoComplete="street-address" />
        <TextField
          {...field}
          name="phone"
          label="Telephone"
          help="Families call it from their page, and it stands on reports."
          type="tel"
          maxLength={40}
          autoComplete="tel"
          className="sm:max-w-80"
        />
        <TextField
          {...field}
          name="reportEmail"
          label="Report e-mail"
          help="Branch management, where reports are mailed to."
          type="email"
          maxLength={254}
        />
        <ChoiceListField
          {...field}
          name="timeZone"
          label="Time zone"
          help="New requests are written in it. Those that exist keep theirs."
          missing="Choose the time zone."
          emptyLabel="Choose a time zone"
          options={zones}
        />
        <FormProblem problem={problem} />
        {mayChange ? (
          <Button type="submit" className="justify-self-start max-md:w-full" busy={isPending} busyLabel="Saving">
            Save Business
          </Button>
        ) : (
          <p className="text-muted-foreground">A coordinator of your business changes this.</p>
        )}
      </form>
    </Form>
  );
}
