// One field of the family's sign-in: its word above, a hint below, and what is wrong in the hint's place.
import type { ComponentProps, ReactNode } from "react";

interface LoginFieldProps extends ComponentProps<"input"> {
  name: string;
  label: string;
  /** A quiet word at the label's right. */
  aside?: string;
  hint: string;
  wrong: string | null;
  mark: ReactNode;
}

export function LoginField({ name, label, aside, hint, wrong, mark, ...input }: LoginFieldProps) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-driver">
        <label htmlFor={name} className="font-medium">
          {label}
        </label>
        {aside ? <span className="text-muted-foreground">{aside}</span> : null}
      </div>
      <input
        id={name}
        name={name}
        type="text"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={`${name}-hint`}
        aria-invalid={wrong ? true : undefined}
        {...input}
      />
      <p id={`${name}-hint`} className="flex gap-2 text-driver text-muted-foreground" aria-live="polite">
        {wrong ? mark : null}
        <span className={wrong ? "text-foreground" : undefined}>{wrong ?? hint}</span>
      </p>
    </div>
  );
}
