// A choice of one among a few, in the device's own list.
import { ChevronDownIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { fieldVariants } from "@/components/ui/field";

export interface NativeSelectProps extends ComponentProps<"select"> {
  value: string;
  options: readonly string[];
  /** What the empty choice reads, for example 'YES or NO'. */
  emptyLabel: string;
}

/** The empty choice is always there, so that an answer can be taken back; a value from elsewhere is kept as a choice. */
export function NativeSelect({ className, value, options, emptyLabel, ...props }: NativeSelectProps) {
  const choices = value === "" || options.includes(value) ? options : [...options, value];
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
          <option key={choice} value={choice} className="text-foreground">
            {choice}
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
