// The mark of the product: a line that bends from a ring to a square.
import { cn } from "@/components/ui/cn";

/** Silent; the name stands beside it. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden focusable="false" viewBox="0 0 24 24" className={cn("size-6 shrink-0", className)}>
      <path d="M6 15.5V11a5 5 0 0 1 5-5h4" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <circle cx="6" cy="18.5" r="2.25" fill="none" stroke="currentColor" strokeWidth="2" />
      <rect x="16.5" y="2.75" width="6.5" height="6.5" rx="1.5" fill="currentColor" />
    </svg>
  );
}
