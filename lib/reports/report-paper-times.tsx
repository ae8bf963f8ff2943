// The line of the paper report: one stop for each time, filled where it is recorded.
import { Circle, Line, Rect, Svg, Text, View } from "@react-pdf/renderer";
import type { ReportStop } from "./format";
import { SectionTitle } from "./report-paper-fields";
import { ruleColor, styles } from "./report-paper-style";

/** Points between two stops. */
const step = 528 / 5;
const middle = 6;

export function Times({ title, note, stops }: { title: string; note: string; stops: readonly ReportStop[] }) {
  return (
    <View style={styles.times} wrap={false}>
      <SectionTitle title={title} note={note} />
      <Svg width={528} height={16}>
        {stops.slice(1).map((stop, index) => (
          <Line
            key={stop.label}
            x1={middle - 2 + index * step}
            x2={middle - 2 + (index + 1) * step}
            y1={middle}
            y2={middle}
            stroke={ruleColor}
            strokeWidth={1.25}
            {...(stop.isRecorded && stops[index]?.isRecorded
              ? {}
              : { strokeDasharray: "0.5 4", strokeLinecap: "round" })}
          />
        ))}
        {stops.map((stop, index) => (
          <Glyph
            key={stop.label}
            x={middle - 2 + index * step}
            isLast={index === stops.length - 1}
            isFilled={stop.isRecorded}
          />
        ))}
      </Svg>
      <View style={styles.stops}>
        {stops.map(({ label, time }) => (
          <View key={label} style={styles.stop}>
            <Text style={styles.stopLabel}>{label}</Text>
            <Text style={styles.stopTime}>{time}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

function Glyph({ x, isLast, isFilled }: { x: number; isLast: boolean; isFilled: boolean }) {
  const ink = { fill: isFilled ? ruleColor : "#ffffff", stroke: ruleColor, strokeWidth: 1.25 };
  if (isLast) return <Rect x={x - 3} y={middle - 3} width={6} height={6} rx={1} ry={1} {...ink} />;
  return <Circle cx={x} cy={middle} r={2.75} {...ink} />;
}
