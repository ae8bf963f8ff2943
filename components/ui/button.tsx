// A button: what a person can do next, in five weights and five heights.
import type { VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { buttonVariants } from "./button-variants";
import { cn } from "./cn";

export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonVariants> {
  /** Renders the only child (a link, say) as the button. */
  asChild?: boolean;
  /** While true the button is disabled and reads `busyLabel`, at an unchanged width. */
  busy?: boolean;
  busyLabel?: string;
}

/** A button. With `busy` and `busyLabel` it keeps its width while the label changes. */
/** Holds the room of the label that is not shown; a word is drawn by the style, so that no reader finds it. */
function Ghost({ children }: { children: ReactNode }) {
  if (typeof children === "string") {
    return <span aria-hidden data-ghost={children} className="invisible before:content-[attr(data-ghost)]" />;
  }
  return (
    <span aria-hidden className="invisible">
      {children}
    </span>
  );
}

export function Button({
  className,
  variant,
  size,
  asChild = false,
  busy = false,
  busyLabel,
  disabled,
  type,
  children,
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root data-slot="button" className={classes} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      data-slot="button"
      type={type ?? "button"}
      className={classes}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      {...props}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <span className="grid place-items-center *:[grid-area:1/1]">
          <span className="inline-flex items-center gap-2">{busy ? busyLabel : children}</span>
          <Ghost>{busy ? children : busyLabel}</Ghost>
        </span>
      )}
    </button>
  );
}
