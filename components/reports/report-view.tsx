// A transport report as it is read on the screen and on printed pages: all that its sheet holds, in its order.
import type { ReactNode } from "react";
import type { ReportSection, ReportSheet } from "@/lib/reports/format";
import { ReportFact, ReportFields } from "./report-fields";
import { ReportPathMap } from "./report-path";
import { ReportTimes } from "./report-times";
import { ReportTrail } from "./report-trail";

/** `title` is the heading that says what this is; it belongs to the dialog or the page around it. */
export function ReportView({ sheet, title }: { sheet: ReportSheet; title: ReactNode }) {
  const { reference, requestId, company, deceased, parties } = sheet;
  // Blocks throughout, for browsers cut a grid badly where it runs over several sheets.
  return (
    <article className="space-y-6 print:space-y-5 print:text-[0.8125rem] print:leading-[1.125rem]">
      <header className="grid gap-x-6 gap-y-3 border-b border-foreground pb-4 sm:grid-cols-2 print:grid-cols-2">
        <div className="min-w-0 break-words">
          {title}
          <p className="mt-1 font-mono">{reference}</p>
          {requestId === reference ? null : (
            <p className="text-caption break-all text-muted-foreground">Request {requestId}</p>
          )}
        </div>
        <div className="min-w-0 break-words sm:text-right print:text-right sm:[[role=dialog]_&]:pr-8">
          {company.logo ? (
            // On white in both themes, as on paper.
            <img
              src={company.logo.path}
              alt=""
              width={company.logo.width}
              height={company.logo.height}
              className="mb-2 inline-block h-auto max-h-12 w-auto max-w-44 rounded-sm bg-white p-1 print:p-0"
            />
          ) : null}
          <p className="font-semibold">{company.name}</p>
          {company.lines.map((line) => (
            <p key={line} className="text-muted-foreground tabular-nums">
              {line}
            </p>
          ))}
        </div>
      </header>
      <dl className="grid gap-x-5 gap-y-3 sm:grid-cols-[2fr_1.25fr_1.25fr] print:grid-cols-[2fr_1.25fr_1.25fr]">
        <ReportFact field={deceased} valueClassName="text-name" />
        {parties.map((party) => (
          <ReportFact key={party.label} field={party} />
        ))}
      </dl>
      {sheet.sections.map((section) => (
        <section key={section.title} className="space-y-3">
          <h3 className="break-after-avoid border-b pb-1.5 font-semibold print:border-muted-foreground">
            {section.title}
            {section.kind === "times" ? (
              <span className="font-normal text-muted-foreground"> {section.note}</span>
            ) : null}
          </h3>
          <SectionBody section={section} printedBy={sheet.printedBy} />
        </section>
      ))}
    </article>
  );
}

function SectionBody({ section, printedBy }: { section: ReportSection; printedBy: string }) {
  if (section.kind === "times") return <ReportTimes stops={section.stops} />;
  if (section.kind === "path") return <DrivenPath {...section} />;
  if (section.kind === "trail") return <ReportTrail {...section} printedBy={printedBy} />;
  return <ReportFields fields={section.fields} columns={section.columns} />;
}

function DrivenPath({ note, drawing }: Extract<ReportSection, { kind: "path" }>) {
  if (drawing === null) return <p className="text-muted-foreground">{note}</p>;
  return (
    <div className="space-y-2 break-inside-avoid">
      <ReportPathMap drawing={drawing} label={`The path that was driven. ${note}`} />
      <p className="text-caption text-muted-foreground tabular-nums print:text-[0.65625rem]">{note}</p>
    </div>
  );
}
