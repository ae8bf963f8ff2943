// Who is signed in, and the way to the person's own account.
import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { profileItem } from "./nav-groups";

/** The first letters of the first and the last word, two at most. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => (word === undefined ? "" : (Array.from(word)[0] ?? "").toUpperCase())).join("");
}

interface UserAreaProps {
  name: string;
  className?: string;
  /** Runs when the account is opened, so that the drawer can close. */
  onNavigate?: () => void;
}

/** Initials in a disc, and the name where there is room. */
export function UserArea({ name, className, onNavigate }: UserAreaProps) {
  return (
    <Link
      href={profileItem.href}
      className={cn("flex min-w-0 items-center gap-2.5 rounded-md pointer-coarse:min-h-11", className)}
      {...(onNavigate && { onClick: onNavigate })}
    >
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-full bg-secondary text-caption font-semibold text-secondary-foreground"
      >
        {initialsOf(name)}
      </span>
      <span className="truncate font-medium text-foreground">
        <span className="sr-only">Signed in as </span>
        {name}
        <span className="sr-only">. {profileItem.label}</span>
      </span>
    </Link>
  );
}
