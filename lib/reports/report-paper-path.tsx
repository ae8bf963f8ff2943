// The driven path of the paper report, with the counties around it and the times at its ends.
import { Circle, G, Path, Rect, Svg, Text, View } from "@react-pdf/renderer";
import type { ReportPath, ReportSection } from "./format";
import { SectionTitle } from "./report-paper-fields";
import { ruleColor, styles } from "./report-paper-style";
import { toPaperText } from "./report-paper-type";

type PathSection = Extract<ReportSection, { kind: "path" }>;

export function DrivenPath({ title, note, drawing }: PathSection) {
  return (
    <View style={styles.times} wrap={false}>
      <SectionTitle title={title} />
      {drawing ? <Drawing {...drawing} /> : null}
      <Text style={drawing ? styles.small : styles.missing}>{note}</Text>
    </View>
  );
}

function Drawing({ width, height, counties, names, path, stops }: ReportPath) {
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} style={styles.drawing}>
      {counties ? <Path d={counties} fill="#f4f4f4" stroke="#c4c4c4" strokeWidth={0.5} /> : null}
      {names.map(({ name, x, y }) => (
        <Text key={`${name} ${x}`} x={x} y={y} textAnchor="middle" fill="#5c5c5c" style={styles.countyName}>
          {toPaperText(name)}
        </Text>
      ))}
      <Path d={path} fill="none" stroke="#ffffff" strokeWidth={4.5} strokeLinejoin="round" strokeLinecap="round" />
      <Path d={path} fill="none" stroke={ruleColor} strokeWidth={2} strokeLinejoin="round" strokeLinecap="round" />
      {stops.map((stop) => (
        <Stop key={stop.kind} paper={{ width, height }} {...stop} />
      ))}
    </Svg>
  );
}

type StopProps = ReportPath["stops"][number] & { paper: { width: number; height: number } };

function Stop({ paper, kind, x, y, text }: StopProps) {
  const ink = { fill: "#ffffff", stroke: ruleColor, strokeWidth: 1.5 };
  // Towards the middle of the paper, and off the line.
  const isLeft = x > paper.width / 2;
  const below = y > paper.height / 2 ? 14 : -9;
  return (
    <G>
      {kind === "pickup" ? (
        <Circle cx={x} cy={y} r={4} {...ink} />
      ) : (
        <Rect x={x - 3.75} y={y - 3.75} width={7.5} height={7.5} rx={1.5} ry={1.5} {...ink} />
      )}
      <Text x={isLeft ? x + 4 : x - 4} y={y + below} textAnchor={isLeft ? "end" : "start"} style={styles.pathStop}>
        {toPaperText(text)}
      </Text>
    </G>
  );
}
