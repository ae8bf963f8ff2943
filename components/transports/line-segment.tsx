// One stretch of the line: solid where travelled, round dots where ahead, dashes where nobody knows.
import { clsx } from "clsx";

export type Stroke = "solid" | "dots" | "dashes";

const dashArray: Record<Stroke, string | undefined> = { solid: undefined, dots: "0 6", dashes: "5 5" };

/** 2 px thick, in the present text colour; it fills its parent, which a standing stretch needs `relative`. */
export function LineSegment({
  stroke,
  direction = "horizontal",
  className,
}: {
  stroke: Stroke;
  direction?: "horizontal" | "vertical";
  className?: string;
}) {
  const end = direction === "horizontal" ? { x2: "100%", y2: 1 } : { x2: 1, y2: "100%" };
  return (
    <svg
      aria-hidden
      focusable="false"
      data-stroke={stroke}
      className={clsx(
        "block",
        direction === "horizontal" ? "h-0.5 w-full min-w-0" : "absolute inset-y-0 left-0 h-full w-0.5",
        className,
      )}
    >
      <line
        x1="1"
        y1="1"
        {...end}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray={dashArray[stroke]}
      />
    </svg>
  );
}
