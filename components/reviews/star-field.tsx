// Five stars to choose one of: a group of radio buttons, which also works without scripts.
import type { ReactNode, Ref } from "react";
import { cn } from "@/components/ui/cn";
import { StarShape } from "./star-shape";

interface StarFieldProps {
  legend: string;
  hint: string;
  /** What each star is called, from the first on. */
  stars: readonly string[];
  /** 1 to 5; null while none is chosen. */
  chosen: number | null;
  wrong: string | null;
  mark: ReactNode;
  /** The smaller type of the business screens. */
  isDesk?: boolean;
  /** Of the first star, to which the focus goes when none is chosen. */
  inputRef?: Ref<HTMLInputElement>;
  onChoose?: (rating: number) => void;
}

// Whoever knows no `:has` sees the chosen star alone filled.
const star =
  "relative grid size-13 cursor-pointer place-items-center rounded-xl has-focus-visible:outline-2 has-focus-visible:outline-ring [&:has(~label_input:checked)_svg]:fill-current [&:has(input:checked)_svg]:fill-current";

/** The field is called `rating` in its form. */
export function StarField(props: StarFieldProps) {
  const { legend, hint, stars, chosen, wrong, mark, isDesk = false, inputRef, onChoose } = props;
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={wrong ? true : undefined}
      aria-describedby="rating-hint"
      className="min-w-0"
    >
      <legend className={isDesk ? "text-label" : "text-driver font-medium"}>{legend}</legend>
      <div className="-mx-2.5 my-1 flex flex-wrap">
        {stars.map((name, index) => (
          <label key={name} className={star}>
            <input
              type="radio"
              name="rating"
              value={index + 1}
              defaultChecked={chosen === index + 1}
              ref={index === 0 ? inputRef : undefined}
              onChange={() => onChoose?.(index + 1)}
              className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none outline-none"
            />
            <StarShape className="pointer-events-none size-8 fill-none stroke-current stroke-[1.5] peer-checked:fill-current" />
            <span className="sr-only">{name}</span>
          </label>
        ))}
      </div>
      <p
        id="rating-hint"
        className={cn("flex text-muted-foreground", isDesk ? "gap-1.5 text-caption" : "gap-2 text-driver")}
        aria-live="polite"
      >
        {wrong ? mark : null}
        <span className={wrong ? (isDesk ? "text-declined" : "text-foreground") : undefined}>{wrong ?? hint}</span>
      </p>
    </fieldset>
  );
}
