// The square that stands for a series of a chart.

interface SwatchProps {
  fill: string;
  stroke?: string | undefined;
}

export function Swatch({ fill, stroke }: SwatchProps) {
  return (
    <svg aria-hidden width="10" height="10" className="shrink-0">
      <rect x="0.5" y="0.5" width="9" height="9" rx="2" fill={fill} stroke={stroke ?? fill} />
    </svg>
  );
}
