// Failed Mail: what was given up, to be sent again or dropped.
"use client";

import { notifyError } from "@/components/hooks/notify-error";
import { usePagedList } from "@/components/hooks/paged-list";
import { toast } from "@/components/hooks/use-toast";
import { formatDated } from "@/components/transports/moment";
import { StatusGlyph } from "@/components/transports/status-glyph";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { PagedList } from "@/components/ui/paged-list";
import type { AnsweredMailDto, FailedMailDto } from "@/lib/admin/dto";
import { useAdminChange } from "./admin-data";
import { mailsKey } from "./admin-keys";

interface MailScreenProps {
  zone: string;
  /** The server's instant, in milliseconds since 1970. */
  now: number;
}

export function MailScreen({ zone, now }: MailScreenProps) {
  const asked = usePagedList<FailedMailDto>(mailsKey);
  const answer = useAdminChange<AnsweredMailDto>(
    ({ answer: given }) =>
      void toast(
        given === "retry"
          ? { title: "Mail Sent Again", description: "It stands here again if it fails once more." }
          : { title: "Mail Dropped", description: "It will not be sent." },
      ),
    (error) => notifyError(error),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h1 className="text-section">Failed Mail</h1>
        <p className="mt-1 max-w-[68ch] text-muted-foreground">
          A mail is tried for about two days and then given up. Its words are written anew each time it is sent.
        </p>
      </div>
      <PagedList
        asked={asked}
        failure="The failed mail did not load"
        empty={<p className="py-4 text-muted-foreground">No mail was given up.</p>}
      >
        {(mail) => (
          <MailRow
            mail={mail}
            when={formatDated(mail.createdAt, zone, now)}
            isBusy={answer.isPending}
            onAnswer={(given) => answer.change({ method: "PUT", path: `mails/${mail.id}`, body: { answer: given } })}
          />
        )}
      </PagedList>
    </div>
  );
}

interface MailRowProps {
  mail: FailedMailDto;
  when: string;
  isBusy: boolean;
  onAnswer: (answer: AnsweredMailDto["answer"]) => void;
}

const answers = [
  { answer: "drop", label: "Drop" },
  { answer: "retry", label: "Send Again" },
] as const;

function MailRow({ mail, when, isBusy, onAnswer }: MailRowProps) {
  const { subject, recipient, attempts, failure } = mail;
  return (
    <div className="grid items-center gap-x-6 gap-y-2 px-card-x py-3.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_auto]">
      <div className="min-w-0">
        <h2 className="font-semibold">{subject}</h2>
        <p className="text-muted-foreground wrap-anywhere">To {recipient}</p>
      </div>
      <div className="min-w-0">
        <Badge variant="declined" className="whitespace-normal">
          <StatusGlyph state="declined" />
          {failure ?? "No reason given."}
        </Badge>
        <p className="text-caption text-muted-foreground tabular-nums">
          Asked for {when}, tried {attempts} {attempts === 1 ? "time" : "times"}
        </p>
      </div>
      <div className="flex gap-2 max-md:*:flex-1">
        {answers.map(({ answer, label }) => (
          <Button
            key={answer}
            variant={answer === "retry" ? "secondary" : "ghost"}
            size="sm"
            disabled={isBusy}
            aria-label={`${label}: ${subject} to ${recipient}`}
            onClick={() => onAnswer(answer)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
