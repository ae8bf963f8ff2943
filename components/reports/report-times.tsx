// The line of a report: five stops with their times, lying on paper and wide screens, standing on a phone.
import { LineSegment } from "@/components/transports/line-segment";
import { StatusGlyph } from "@/components/transports/status-glyph";
import { cn } from "@/components/ui/cn";
import type { ReportStop } from "@/lib/reports/format";

export function ReportTimes({ stops }: { stops: readonly ReportStop[] }) {
  return (
    <ol className="grid break-inside-avoid sm:grid-cols-5 print:grid-cols-5">
      {stops.map(({ label, time, isRecorded }, index) => {
        const next = stops[index + 1];
        const stroke = isRecorded && next?.isRecorded ? "solid" : "dots";
        const place = next
          ? isRecorded
            ? "stop-done"
            : "stop-ahead"
          : isRecorded
            ? "destination-done"
            : "destination";
        return (
          <li key={label} className="flex gap-x-3 sm:block print:block">
            <span className="flex shrink-0 flex-col items-center pt-0.75 sm:flex-row sm:pt-0 print:flex-row print:pt-0">
              <StatusGlyph state={place} />
              {next ? (
                <>
                  <LineSegment stroke={stroke} className="max-sm:hidden print:block" />
                  <span className="relative w-0.5 flex-1 sm:hidden print:hidden">
                    <LineSegment stroke={stroke} direction="vertical" />
                  </span>
                </>
              ) : null}
            </span>
            <span className={cn("min-w-0 pr-2 sm:mt-1.5 sm:block print:mt-1.5 print:block", next && "max-sm:pb-3")}>
              <span className="block font-medium">{label}</span>
              <span className="block text-balance text-caption text-muted-foreground tabular-nums print:text-[0.65625rem]">
                {time}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
