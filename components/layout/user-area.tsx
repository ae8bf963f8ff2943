// Who is signed in.
import { cn } from "@/components/ui/cn";

/** The first letters of the first and the last word, two at most. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => (word === undefined ? "" : (Array.from(word)[0] ?? "").toUpperCase())).join("");
}

/** Initials in a disc, and the name where there is room. */
export function UserArea({ name, className }: { name: string; className?: string }) {
  return (
    <div className={cn("flex min-w-0 items-center gap-2.5", className)}>
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-full bg-secondary text-caption font-semibold text-secondary-foreground"
      >
        {initialsOf(name)}
      </span>
      <span className="truncate font-medium text-foreground">
        <span className="sr-only">Signed in as </span>
        {name}
      </span>
    </div>
  );
}
