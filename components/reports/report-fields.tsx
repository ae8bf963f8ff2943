// The labelled facts of a report, in columns that stack on a phone.
import { cn } from "@/components/ui/cn";
import type { ReportField } from "@/lib/reports/format";

const columnsOf: Record<number, string> = {
  2: "sm:grid-cols-2 print:grid-cols-2",
  3: "sm:grid-cols-3 print:grid-cols-3",
};
const spanOf: Record<number, string> = {
  2: "sm:col-span-2 print:col-span-2",
  3: "sm:col-span-3 print:col-span-3",
};

export function ReportFields({ fields, columns }: { fields: readonly ReportField[]; columns: number }) {
  return (
    <dl className={cn("grid gap-x-5 gap-y-3", columnsOf[columns])}>
      {fields.map((field) => (
        <ReportFact key={field.label} field={field} className={spanOf[field.span]} />
      ))}
    </dl>
  );
}

/** What somebody wrote keeps its lines; longer than a page could hold whole, it may run on to the next. */
export function ReportFact({
  field: { label, value, more, asides, isMissing },
  className,
  valueClassName,
}: {
  field: ReportField;
  className?: string | undefined;
  valueClassName?: string;
}) {
  return (
    <div className={cn("min-w-0 break-words", value.length < 1200 && "break-inside-avoid", className)}>
      <dt className="break-after-avoid text-caption text-muted-foreground">{label}</dt>
      <dd
        className={cn(
          "whitespace-pre-wrap",
          valueClassName ?? "font-medium",
          isMissing && "font-normal text-muted-foreground",
        )}
      >
        {value}
      </dd>
      {more.map((line) => (
        <dd key={line} className="text-muted-foreground tabular-nums">
          {line}
        </dd>
      ))}
      {asides.map((line, index) => (
        <dd key={line} className={cn("text-muted-foreground tabular-nums", index === 0 && "mt-1.5")}>
          {line}
        </dd>
      ))}
    </div>
  );
}
