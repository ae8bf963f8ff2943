// The audit trail of a report: a table whose head returns on every printed page, and the seal of its chain.
import type { ReportSection } from "@/lib/reports/format";

type TrailSection = Extract<ReportSection, { kind: "trail" }>;

const head = "pb-1.5 pr-3 text-left text-caption font-normal text-muted-foreground";
const cell =
  "border-t py-2 pr-3 align-top max-sm:block max-sm:border-0 max-sm:p-0 print:table-cell print:border-t print:py-1.5 print:pr-3";

export function ReportTrail({ note, links, seal, printedBy }: TrailSection & { printedBy: string }) {
  return (
    <div>
      <table className="w-full max-sm:block print:table">
        <thead className="max-sm:sr-only print:not-sr-only print:table-header-group">
          <tr>
            <th className={head}>Time</th>
            <th className={head}>Event</th>
            <th className={head}>By</th>
            <th className={`${head} pr-0 text-right`}>Record</th>
          </tr>
        </thead>
        <tbody className="max-sm:block print:table-row-group">
          {links.map((link) => (
            <tr
              key={link.seq}
              className="break-inside-avoid max-sm:block max-sm:border-t max-sm:py-2 print:table-row print:border-0"
            >
              <td className={`${cell} whitespace-nowrap tabular-nums max-sm:text-muted-foreground print:text-inherit`}>
                {link.time}
              </td>
              <td className={`${cell} min-w-0 break-words`}>
                <span className="font-medium">{link.event}</span>
                {link.detail ? (
                  <span className="block text-caption whitespace-pre-wrap text-muted-foreground">{link.detail}</span>
                ) : null}
              </td>
              <td className={`${cell} min-w-0 break-words`}>{link.by}</td>
              <td
                className={`${cell} pr-0 font-mono text-caption whitespace-nowrap text-muted-foreground sm:text-right print:text-right`}
              >
                {link.hash}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-4 break-inside-avoid border-t pt-3 text-caption text-muted-foreground">
        <dt>{seal.label}</dt>
        <dd className="font-mono break-all text-foreground">{seal.value}</dd>
        {seal.more.map((line) => (
          <dd key={line} className="mt-0.5">
            {line}
          </dd>
        ))}
        {note ? <dd className="mt-0.5">{note}</dd> : null}
        <dd className="mt-0.5">Printed by {printedBy}.</dd>
      </dl>
    </div>
  );
}
