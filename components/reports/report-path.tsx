// The driven path of a report, black on white as on paper, with the counties around it.
import type { ReportPath } from "@/lib/reports/format";

export function ReportPathMap({ drawing, label }: { drawing: ReportPath; label: string }) {
  const { width, height, counties, names, path, stops } = drawing;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="block w-full break-inside-avoid rounded-md bg-white text-black [print-color-adjust:exact]"
    >
      <path d={counties} fill="#f4f4f4" stroke="#c4c4c4" strokeWidth="0.5" />
      {names.map(({ name, x, y }) => (
        <text key={`${name} ${x}`} x={x} y={y} textAnchor="middle" fontSize="7" letterSpacing="1" fill="#5c5c5c">
          {name}
        </text>
      ))}
      <path d={path} fill="none" stroke="white" strokeWidth="4.5" strokeLinejoin="round" strokeLinecap="round" />
      <path d={path} fill="none" stroke="black" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" />
      {stops.map(({ kind, x, y, text }) => (
        <g key={kind} fill="white" stroke="black" strokeWidth="1.5">
          {kind === "pickup" ? (
            <circle cx={x} cy={y} r="4" />
          ) : (
            <rect x={x - 3.75} y={y - 3.75} width="7.5" height="7.5" rx="1.5" />
          )}
          <text
            x={x > width / 2 ? x + 4 : x - 4}
            y={y > height / 2 ? y + 15 : y - 9}
            textAnchor={x > width / 2 ? "end" : "start"}
            fontSize="8.5"
            fontWeight="600"
            fill="black"
            stroke="white"
            strokeWidth="2.5"
            paintOrder="stroke"
          >
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
