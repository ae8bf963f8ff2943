// A telephone number that calls when it is touched.
import { cn } from "@/components/ui/cn";
import { formatDial } from "@/lib/transports/format";

/** The number as typed; plain text where it cannot be dialled. `fillsRow`: on a phone all of the row around it calls. */
export function TelLink({
  phone,
  fillsRow = false,
  className,
}: {
  phone: string;
  fillsRow?: boolean;
  className?: string;
}) {
  const href = formatDial(phone);
  const classes = cn("text-muted-foreground tabular-nums", className);
  if (href === null) return <span className={classes}>{phone}</span>;
  return (
    <a
      href={href}
      className={cn(
        classes,
        "rounded-sm underline-offset-3 hover:text-foreground hover:underline",
        fillsRow
          ? "max-md:after:absolute max-md:after:inset-0 md:pointer-coarse:relative md:pointer-coarse:after:absolute md:pointer-coarse:after:-inset-y-3.5"
          : "pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:-inset-x-2 pointer-coarse:after:-inset-y-3.5",
      )}
    >
      {phone}
    </a>
  );
}
