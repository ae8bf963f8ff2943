// Bars over time, drawn by recharts; it is loaded once a chart is shown, and a table says the same beside it.
"use client";

import { Bar, BarChart as Chart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { Swatch } from "./swatch";

export interface Series {
  key: string;
  name: string;
  /** A CSS colour; the look keeps the hues of states out of charts. */
  fill: string;
  /** Drawn around bars whose fill is faint. */
  stroke?: string;
}

export interface BarRow {
  key: string;
  /** Under the bar. */
  short: string;
  /** Over it, when it is pointed at. */
  whole: string;
  values: Record<string, number>;
}

interface BarChartProps {
  rows: readonly BarRow[];
  /** Stacked, the first at the bottom. */
  series: readonly Series[];
}

const tick = { fill: "var(--muted-foreground)", fontSize: 12 };

export function BarChart({ rows, series }: BarChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Chart data={[...rows]} margin={{ top: 8, right: 4, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="short"
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: "var(--border)" }}
          minTickGap={16}
          interval="preserveStartEnd"
        />
        <YAxis tick={tick} tickLine={false} axisLine={false} width={44} allowDecimals={false} tickFormatter={compact} />
        <Tooltip cursor={{ fill: "var(--accent)" }} isAnimationActive={false} content={<Said series={series} />} />
        {series.map(({ key, name, fill, stroke }) => (
          <Bar
            key={key}
            name={name}
            dataKey={(row: BarRow) => row.values[key] ?? 0}
            stackId="all"
            fill={fill}
            {...(stroke !== undefined && { stroke })}
            maxBarSize={36}
            isAnimationActive={false}
          />
        ))}
      </Chart>
    </ResponsiveContainer>
  );
}

const compact = (value: number) => Intl.NumberFormat("en-US", { notation: "compact" }).format(value);

interface SaidProps {
  series: readonly Series[];
  /** Both given by the chart. */
  active?: boolean;
  payload?: readonly { payload?: unknown }[];
}

function Said({ series, active = false, payload }: SaidProps) {
  const row = payload?.[0]?.payload as BarRow | undefined;
  if (!active || !row) return null;
  return (
    <div className="grid gap-1 rounded-md bg-popover px-3 py-2 text-caption text-popover-foreground tabular-nums shadow-float ring-1 ring-border">
      <p className="font-medium">{row.whole}</p>
      {series.map(({ key, name, fill, stroke }) => (
        <p key={key} className="flex items-center gap-2">
          <Swatch fill={fill} stroke={stroke} />
          {name}
          <span className="ml-auto pl-4">{(row.values[key] ?? 0).toLocaleString("en-US")}</span>
        </p>
      ))}
    </div>
  );
}
