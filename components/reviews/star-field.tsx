// Five stars to choose one of: a group of radio buttons, which also works without scripts.
import type { ReactNode } from "react";

interface StarFieldProps {
  legend: string;
  hint: string;
  /** What each star is called, from the first on. */
  stars: readonly string[];
  /** 1 to 5; null while none is chosen. */
  chosen: number | null;
  wrong: string | null;
  mark: ReactNode;
}

// Whoever knows no `:has` sees the chosen star alone filled.
const star =
  "relative grid size-13 cursor-pointer place-items-center rounded-xl has-focus-visible:outline-2 has-focus-visible:outline-ring [&:has(~label_input:checked)_svg]:fill-current [&:has(input:checked)_svg]:fill-current";

/** The field is called `rating` in its form. */
export function StarField({ legend, hint, stars, chosen, wrong, mark }: StarFieldProps) {
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={wrong ? true : undefined}
      aria-describedby="rating-hint"
      className="min-w-0"
    >
      <legend className="text-driver font-medium">{legend}</legend>
      <div className="-mx-2.5 my-1 flex flex-wrap">
        {stars.map((name, index) => (
          <label key={name} className={star}>
            <input
              type="radio"
              name="rating"
              value={index + 1}
              defaultChecked={chosen === index + 1}
              className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none outline-none"
            />
            <svg
              aria-hidden
              viewBox="0 0 24 24"
              className="pointer-events-none size-8 fill-none stroke-current stroke-[1.5] peer-checked:fill-current"
            >
              <path
                strokeLinejoin="round"
                d="m12 2.75 2.86 5.8 6.4.93-4.63 4.51 1.09 6.37L12 17.35l-5.72 3.01 1.09-6.37-4.63-4.51 6.4-.93z"
              />
            </svg>
            <span className="sr-only">{name}</span>
          </label>
        ))}
      </div>
      <p id="rating-hint" className="flex gap-2 text-driver text-muted-foreground" aria-live="polite">
        {wrong ? mark : null}
        <span className={wrong ? "text-foreground" : undefined}>{wrong ?? hint}</span>
      </p>
    </fieldset>
  );
}
