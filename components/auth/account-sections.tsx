// What a person reads and changes of themselves: name and time zone, password, and where they are signed in.
"use client";

import { Button } from "@/components/ui/button";
import { SectionBeside } from "@/components/ui/section-beside";
import { Skeleton } from "@/components/ui/skeleton";
import { NameForm } from "./name-form";
import { PasswordForm } from "./password-form";
import { useProfile } from "./profile-data";

import { SessionList } from "./session-list";

interface AccountSectionsProps {
  /** IANA zones to choose from. */
  zones: readonly string[];
  /** IANA zone in which this person reads times. */
  zone: string;
}

export function AccountSections({ zones, zone }: AccountSectionsProps) {
  const { data: profile, error, isFetching, refetch } = useProfile();
  if (!profile) {
    return error ? (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>Your profile did not load. Try again.</p>
        <Button variant="secondary" size="sm" busy={isFetching} busyLabel="Loading" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    ) : (
      <Skeleton className="h-64" />
    );
  }
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
  return (
    <>
      <SectionBeside title="You" help="Your name stands on what you do: in histories, on reports, in lists.">
        <NameForm profile={profile} zones={zones} />
      </SectionBeside>
      <SectionBeside title="Password" help="Changing it signs you out everywhere else.">
        {profile.hasPassword ? (
          <PasswordForm email={profile.email} />
        ) : (
          <p className="text-muted-foreground">
            {profile.isLinked
              ? "You sign in through your organization and have no password here."
              : "You have no password yet. Ask your administrator for a link to choose one."}
          </p>
        )}
      </SectionBeside>
      <SectionBeside title="Sign-ins" help="A sign-in lasts twelve hours. End those that are not yours.">
        <SessionList instant={(iso) => clock.format(new Date(iso)).replaceAll("\u202f", " ")} />
      </SectionBeside>
    </>
  );
}
