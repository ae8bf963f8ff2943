// The field for what somebody wants to say: its word above, a hint below, and what is wrong in the hint's place.
import type { ComponentProps, ReactNode } from "react";

interface CommentFieldProps extends ComponentProps<"textarea"> {
  label: string;
  /** A quiet word at the label's right. */
  aside: string;
  hint: string;
  wrong: string | null;
  mark: ReactNode;
}

/** The field is called `comment` in its form. */
export function CommentField({ label, aside, hint, wrong, mark, ...textarea }: CommentFieldProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-driver">
        <label htmlFor="comment" className="font-medium">
          {label}
        </label>
        <span className="text-muted-foreground">{aside}</span>
      </div>
      <textarea
        id="comment"
        name="comment"
        rows={3}
        aria-describedby="comment-hint"
        aria-invalid={wrong ? true : undefined}
        {...textarea}
      />
      <p id="comment-hint" className="flex gap-2 text-driver text-muted-foreground" aria-live="polite">
        {wrong ? mark : null}
        <span className={wrong ? "text-foreground" : undefined}>{wrong ?? hint}</span>
      </p>
    </div>
  );
}
