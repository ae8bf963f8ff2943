// One's own name, and the zone in which one reads times.
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
import type { ProfileDto } from "@/lib/auth/dto";
import { roleLabels } from "@/lib/auth/format";
import { useProfileChange } from "./profile-data";

interface Draft {
  firstName: string;
  lastName: string;
  timeZone: string;
}

const names = ["firstName", "lastName", "timeZone"] as const;
const nameOf = (field: string): FieldPath<Draft> | null => names.find((name) => name === field) ?? null;

export function NameForm({ profile, zones }: { profile: ProfileDto; zones: readonly string[] }) {
  const { firstName, lastName, timeZone, businessTimeZone, email, role } = profile;
  const form = useForm<Draft>({ defaultValues: { firstName, lastName, timeZone: timeZone ?? "" } });
  const { problem, refuse, clear } = useRefusal(form, nameOf);
  const router = useRouter();
  const save = useProfileChange(() => {
    toast({ title: "Profile Saved", description: "Others read your name as it stands now." });
    form.reset(form.getValues());
    // The name in the header, and the times that stand on every screen.
    router.refresh();
  }, refuse);
  const submit = form.handleSubmit((draft) => {
    clear();
    save.change({ method: "PUT", path: "", body: { ...draft, timeZone: draft.timeZone || null } });
  });
  return (
    <Form {...form}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {(
            [
              ["E-mail", email],
              ["Role", roleLabels[role]],
            ] as const
          ).map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-caption text-muted-foreground">{label}</dt>
              <dd className="font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            control={form.control}
            name="firstName"
            label="First name"
            missing="Enter the first name."
            maxLength={80}
            autoComplete="given-name"
          />
          <TextField
            control={form.control}
            name="lastName"
            label="Last name"
            missing="Enter the last name."
            maxLength={80}
            autoComplete="family-name"
          />
        </div>
        <ChoiceListField
          control={form.control}
          name="timeZone"
          label="Time zone"
          help="In which you read times on screens. Requests, reports and exports keep the business's."
          emptyLabel={`The business's, ${businessTimeZone}`}
          options={zones}
        />
        <FormProblem problem={problem} />
        <Button type="submit" className="justify-self-start max-md:w-full" busy={save.isPending} busyLabel="Saving">
          Save Profile
        </Button>
      </form>
    </Form>
  );
}
