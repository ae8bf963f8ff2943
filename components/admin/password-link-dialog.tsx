// Makes the link by which a user chooses a password: mailed to the user, or shown here this once.
"use client";

import { useState } from "react";
import { DialogFrame } from "@/components/forms/dialog-frame";
import { FormProblem } from "@/components/forms/form-problem";
import { useProblem } from "@/components/forms/use-refusal";
import { CopyButton } from "@/components/transports/copy-button";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import type { PasswordLinkDto } from "@/lib/auth/dto";
import { formatInstant } from "@/lib/transports/format";
import { useAdminChange } from "./admin-data";

interface PasswordLinkDialogProps {
  user: { id: string; name: string };
  zone: string;
  /** The user was added just now. */
  isNew?: boolean;
  onClose: () => void;
}

/** The link stands in the dialog itself. */
const noted = () => {};

export function PasswordLinkDialog({ user, zone, isNew = false, onClose }: PasswordLinkDialogProps) {
  const [by, setBy] = useState<"mail" | "hand">("mail");
  const { problem, refuse, clear } = useProblem();
  const issue = useAdminChange<PasswordLinkDto>(noted, refuse);
  const made = issue.answer ?? null;
  const make = (way: "mail" | "hand") => {
    clear();
    setBy(way);
    issue.change({ method: "POST", path: `users/${user.id}/password-link`, body: { by: way } });
  };
  return (
    <DialogFrame
      title={isNew ? "A Password for the New User" : "Password Link"}
      about={`${user.name} chooses the password. Nobody else learns it.`}
      isShownOnce={typeof made?.path === "string"}
      onClose={onClose}
    >
      {made ? (
        <Made made={made} zone={zone} />
      ) : (
        <p>
          The link works once, for a day. A newer one takes its place. The password that stands now works until then.
        </p>
      )}
      <FormProblem problem={problem} />
      {made ? (
        <DialogFooter>
          <Button onClick={onClose}>Done</Button>
        </DialogFooter>
      ) : (
        <DialogFooter>
          <Button
            variant="secondary"
            busy={issue.isPending && by === "hand"}
            busyLabel="Making"
            disabled={issue.isPending}
            onClick={() => make("hand")}
          >
            Show It Once
          </Button>
          <Button
            busy={issue.isPending && by === "mail"}
            busyLabel="Sending"
            disabled={issue.isPending}
            onClick={() => make("mail")}
          >
            Send by E-mail
          </Button>
        </DialogFooter>
      )}
    </DialogFrame>
  );
}

function Made({ made: { path, email, expiresAt }, zone }: { made: PasswordLinkDto; zone: string }) {
  const until = formatInstant(expiresAt, zone);
  if (path === null) {
    return (
      <p role="status">
        The link is on its way to <strong className="font-medium wrap-anywhere">{email}</strong>. It works until {until}
        .
      </p>
    );
  }
  const link = window.location.origin + path;
  return (
    <div className="grid gap-3">
      <p role="status">Shown this once. Hand it over in person or by a way that you trust. It works until {until}.</p>
      <p className="rounded-md bg-field px-3 py-2.5 font-mono text-caption break-all ring-1 ring-border">{link}</p>
      <div>
        <CopyButton text={link} what="link" />
      </div>
    </div>
  );
}
