// Changes one's own password, for whoever knows the present one.
"use client";

import { type FieldPath, useForm } from "react-hook-form";
import { FormProblem } from "@/components/forms/form-problem";
import { TextField } from "@/components/forms/text-field";
import { useRefusal } from "@/components/forms/use-refusal";
import { toast } from "@/components/hooks/use-toast";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { useProfileChange } from "./profile-data";

const blank = { currentPassword: "", newPassword: "", repeated: "" };
type Draft = typeof blank;

const nameOf = (field: string) => (field in blank ? (field as FieldPath<Draft>) : null);

export function PasswordForm({ email }: { email: string }) {
  const form = useForm<Draft>({ defaultValues: blank });
  const { problem, refuse, clear } = useRefusal(form, nameOf);
  const save = useProfileChange<{ endedSessions: number }>(({ endedSessions }) => {
    const others = endedSessions > 0 ? "You are signed out everywhere else." : "Use it the next time you sign in.";
    toast({ title: "Password Changed", description: others });
    form.reset(blank);
  }, refuse);
  const submit = form.handleSubmit(({ currentPassword, newPassword }) => {
    clear();
    save.change({ method: "PUT", path: "/password", body: { currentPassword, newPassword } });
  });
  const secret = { control: form.control, type: "password", maxLength: 200, className: "sm:max-w-80" } as const;
  return (
    <Form {...form}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        {/* Tells the browser's store of passwords whose they are. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          {...secret}
          name="currentPassword"
          label="Present password"
          missing="Enter your present password."
          autoComplete="current-password"
        />
        <TextField
          {...secret}
          name="newPassword"
          label="New password"
          help="At least 12 characters."
          rules={{ validate: (text) => text.length >= 12 || "Use at least 12 characters." }}
          autoComplete="new-password"
        />
        <TextField
          {...secret}
          name="repeated"
          label="The same new password again"
          rules={{ validate: (text, { newPassword }) => text === newPassword || "The two passwords differ." }}
          autoComplete="new-password"
        />
        <FormProblem problem={problem} />
        <Button type="submit" className="justify-self-start max-md:w-full" busy={save.isPending} busyLabel="Changing">
          Change Password
        </Button>
      </form>
    </Form>
  );
}
