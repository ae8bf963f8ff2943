// A choice of one among a few, in the device's own list.
import { ChevronDownIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { fieldVariants } from "@/components/ui/field";

export interface NativeSelectProps extends ComponentProps<"select"> {
  value: string;
  /** Texts, or values with the words that stand for them. */
  options: readonly (string | { value: string; label: string })[];
  /** What the empty choice reads, for example 'YES or NO'. */
  emptyLabel: string;
}

/** The empty choice is always there, so that an answer can be taken back; a value from elsewhere is kept as a choice. */
export function NativeSelect({ className, value, options, emptyLabel, ...props }: NativeSelectProps) {
  const known = options.map((option) => (typeof option === "string" ? { value: option, label: option } : option));
  const isKnown = value === "" || known.some((choice) => choice.value === value);
  const choices = isKnown ? known : [...known, { value, label: value }];
  return (
    <div className="relative">
      <select
        data-slot="native-select"
        value={value}
        className={cn(fieldVariants(), "appearance-none pr-9", value === "" && "text-muted-foreground", className)}
        {...props}
      >
        <option value="">{emptyLabel}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} className="text-foreground">
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted-foreground"
      />
    </div>
  );
}
