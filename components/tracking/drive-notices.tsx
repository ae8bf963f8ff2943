// What the driver should know of the page itself: no signal, signed out, a press that was not taken, no position.
import { CloudOffIcon, EyeOffIcon, LogInIcon, MapPinOffIcon, UserRoundIcon } from "lucide-react";
import type { ReactNode } from "react";
import { StatusGlyph } from "@/components/transports/status-glyph";
import { Button } from "@/components/ui/button";
import type { KeptStep } from "./drive-store";
import { hiddenWords, positionWords, refusalWords, signedOutWords, waitingWords } from "./drive-words";
import type { Sharing } from "./use-sharing";

function Notice({ icon, children, action }: { icon: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b bg-muted px-5 py-2.5 text-desk">
      <span aria-hidden className="shrink-0 text-muted-foreground">
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-36">{children}</div>
      {action}
    </div>
  );
}

interface DriveNoticesProps {
  zone: string;
  path: string;
  isActive: boolean;
  isSignedOut: boolean;
  offlineSince: number | null;
  /** How many presses wait to be sent. */
  waiting: number;
  refused: readonly KeptStep[];
  onDismiss: (clientId: string) => void;
  sharing: Sharing;
  hidden: { from: number; to: number } | null;
  onShare: () => void;
  /** Set where this person is not the driver: who is, and how to become it; null without signal. */
  wheel: { driverName: string | null; take: (() => void) | null; isTaking: boolean } | null;
}

export function DriveNotices(props: DriveNoticesProps) {
  const { zone, path, isActive, isSignedOut, offlineSince, waiting, refused, sharing, hidden, wheel } = props;
  const offline = waitingWords(waiting, offlineSince, zone);
  const signIn = (
    <Button asChild size="sm">
      <a href={`/api/login?callbackUrl=${encodeURIComponent(path)}`}>Sign in</a>
    </Button>
  );
  const share = (
    <Button size="sm" variant="secondary" onClick={props.onShare}>
      Share my position
    </Button>
  );
  return (
    <div role="status">
      {offline ? (
        <Notice icon={<CloudOffIcon className="size-4.5" />}>
          <strong className="font-medium tabular-nums">{offline.lead}</strong>{" "}
          <span className="text-muted-foreground">{offline.rest}</span>
        </Notice>
      ) : null}
      {isSignedOut ? (
        <Notice icon={<LogInIcon className="size-4.5" />} action={signIn}>
          {signedOutWords(waiting)}
        </Notice>
      ) : null}
      {refused.map((step) => {
        const [why, told] = refusalWords(step, zone);
        return (
          <Notice
            key={step.clientId}
            icon={<StatusGlyph state="declined" className="size-4.5" />}
            action={
              <Button size="sm" variant="secondary" onClick={() => props.onDismiss(step.clientId)}>
                Understood
              </Button>
            }
          >
            <p className="wrap-anywhere">{why}</p>
            <p className="text-muted-foreground wrap-anywhere">{told}</p>
          </Notice>
        );
      })}
      {isActive && wheel ? (
        <Notice
          icon={<UserRoundIcon className="size-4.5" />}
          action={
            wheel.take ? (
              <Button size="sm" variant="secondary" busy={wheel.isTaking} busyLabel="Recording" onClick={wheel.take}>
                I am driving this
              </Button>
            ) : null
          }
        >
          {wheel.driverName ? `${wheel.driverName} is named as the driver.` : "Nobody is named as the driver."}
        </Notice>
      ) : null}
      {isActive && sharing !== "on" ? (
        <Notice icon={<MapPinOffIcon className="size-4.5" />} action={sharing === "off" ? share : null}>
          {positionWords[sharing]}
        </Notice>
      ) : null}
      {isActive && sharing === "on" && hidden ? (
        <Notice icon={<EyeOffIcon className="size-4.5" />}>{hiddenWords(hidden, zone)}</Notice>
      ) : null}
    </div>
  );
}
