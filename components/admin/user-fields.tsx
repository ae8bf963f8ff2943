// The fields of a user: name, e-mail and role.
"use client";

import type { Control } from "react-hook-form";
import { ChoiceListField } from "@/components/forms/choice-list-field";
import { TextField } from "@/components/forms/text-field";
import { roleLabels } from "@/lib/auth/format";

export interface UserDraft {
  firstName: string;
  lastName: string;
  email: string;
  role: string;
}

export const blankUser: UserDraft = { firstName: "", lastName: "", email: "", role: "coordinator" };

export function UserFields({ control }: { control: Control<UserDraft> }) {
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          control={control}
          name="firstName"
          label="First name"
          missing="Enter the first name."
          maxLength={80}
          autoComplete="off"
        />
        <TextField
          control={control}
          name="lastName"
          label="Last name"
          missing="Enter the last name."
          maxLength={80}
          autoComplete="off"
        />
      </div>
      <TextField
        control={control}
        name="email"
        label="E-mail"
        missing="Enter the e-mail to sign in with."
        type="email"
        maxLength={254}
        autoComplete="off"
      />
      <ChoiceListField
        control={control}
        name="role"
        label="Role"
        help="An administrator looks after the whole platform."
        missing="Choose a role."
        emptyLabel="Choose a role"
        options={Object.entries(roleLabels).map(([value, label]) => ({ value, label }))}
      />
    </>
  );
}
