// The fields of a business that its own people cannot change: name, kind, city code, and its time zone.
"use client";

import type { Control } from "react-hook-form";
import { ChoiceListField } from "@/components/forms/choice-list-field";
import { TextField } from "@/components/forms/text-field";
import { businessKinds } from "@/lib/businesses/schema";
import { kindLabels } from "@/lib/businesses/format";

export interface BusinessDraft {
  name: string;
  kind: string;
  cityCode: string;
  timeZone: string;
  address: string;
  phone: string;
  reportEmail: string;
}

interface BusinessFieldsProps {
  control: Control<BusinessDraft>;
  zones: readonly string[];
}

export function BusinessFields({ control, zones }: BusinessFieldsProps) {
  return (
    <>
      <TextField
        control={control}
        name="name"
        label="Name"
        missing="Enter the name of the business."
        maxLength={120}
        autoComplete="off"
      />
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <ChoiceListField
          control={control}
          name="kind"
          label="Kind"
          missing="Choose what kind of business it is."
          emptyLabel="Choose a kind"
          options={businessKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
        />
        <TextField
          control={control}
          name="cityCode"
          label="City code"
          help="Three letters, like CHI."
          missing="Enter three letters."
          maxLength={3}
          autoComplete="off"
          autoCapitalize="characters"
          className="[&_input]:uppercase"
        />
      </div>
      <ChoiceListField
        control={control}
        name="timeZone"
        label="Time zone"
        missing="Choose the time zone."
        emptyLabel="Choose a time zone"
        options={zones}
      />
      <TextField
        control={control}
        name="reportEmail"
        label="Report e-mail"
        help="Branch management, where reports are mailed to. May stay empty."
        type="email"
        maxLength={254}
        autoComplete="off"
      />
    </>
  );
}

export const blankBusiness: BusinessDraft = {
  name: "",
  kind: "",
  cityCode: "",
  timeZone: "",
  address: "",
  phone: "",
  reportEmail: "",
};
