// One finished route on a quiet map, drawn once and still.
import { cn } from "@/components/ui/cn";

const counties = [
  "M181 0V129M0 129L146 130L574 132M146 130V235L123 236V648L130 868M123 332L430 323V490L436 658L388 694L333 695",
  "M0 651L333 643V714H336V804L439 805V848L546 850V868M788 669L786 868",
];

const places = [
  { name: "Elgin", x: 106, y: 271, isOuter: true },
  { name: "Aurora", x: 76, y: 609, isOuter: true },
  { name: "Naperville", x: 220, y: 612 },
  { name: "Evanston", x: 640, y: 248 },
  { name: "Chicago", x: 665, y: 475, isCity: true },
];

const names = [
  { name: "DUPAGE", x: 254, y: 431 },
  { name: "COOK", x: 503, y: 570 },
];

const route =
  "M222 586C226 570 238 551 262 547C276 545 282 547 298 543C322 536 334 526 362 519C384 514 396 510 412 503C428 496 430 486 433 470C437 448 446 418 453 402C459 388 470 374 476 356C484 332 478 324 479 310C479 296 477 291 477 282C477 270 484 268 495 267C522 264 548 267 575 267H630";

export function StillMap({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      focusable="false"
      viewBox="0 0 848 868"
      preserveAspectRatio="xMidYMid slice"
      className={cn("bg-(--map-land)", className)}
    >
      <path
        d="M521 0L538 64L574 132L646 224L656 288L697 424L711 504L755 598L781 620L788 669L835 711L1400 560V-600H521Z"
        className="fill-map-water stroke-map-line"
      />
      {counties.map((path) => (
        <path key={path} d={path} fill="none" className="stroke-map-line" />
      ))}
      {names.map(({ name, x, y }) => (
        <text key={name} x={x} y={y} fontSize="9.5" letterSpacing="1.8" className="fill-map-label">
          {name}
        </text>
      ))}
      {places.map(({ name, x, y, isCity, isOuter }) => (
        <g key={name} className={cn("fill-map-label", isOuter && "hidden xl:block")}>
          <circle cx={x} cy={y} r="1.8" />
          <text x={x + 6} y={y + 4} fontSize={isCity ? 14 : 12} fontWeight={isCity ? 600 : 400}>
            {name}
          </text>
        </g>
      ))}
      <path
        d={route}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-map-land"
        strokeWidth="7.5"
      />
      <path
        d={route}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-foreground"
        strokeWidth="2.5"
      />
      <circle cx="222" cy="592" r="5.75" strokeWidth="2.25" className="fill-map-land stroke-foreground" />
      <rect
        x="630.5"
        y="261.5"
        width="11"
        height="11"
        rx="2.5"
        strokeWidth="2.25"
        className="fill-map-land stroke-foreground"
      />
    </svg>
  );
}
