// The labelled facts of the paper report, in rows of columns.
import type { ReactNode } from "react";
import { Text, View } from "@react-pdf/renderer";
import { type ReportField, reportRows } from "./format";
import { styles } from "./report-paper-style";
import { isTall, Words } from "./report-paper-type";

export function SectionTitle({ title, note }: { title: string; note?: string }) {
  return (
    <View style={styles.sectionTitle}>
      <Text style={styles.sectionName}>{title}</Text>
      {note ? <Words style={styles.sectionNote}>{note}</Words> : null}
    </View>
  );
}

/** Rows stay whole unless a page might not hold them; the heading stays with the first. */
export function Fields({
  fields,
  columns,
  heading,
}: {
  fields: readonly ReportField[];
  columns: number;
  heading: ReactNode;
}) {
  const rows = reportRows(fields, columns);
  return rows.map((row, index) => {
    const isWhole = !row.some(({ label, value, more, asides, span }) =>
      isTall([label, value, ...more, ...asides], widthOf(span, columns), 9.5),
    );
    const key = row.map((field) => field.label).join();
    return (
      <View key={key} wrap={!isWhole} minPresenceAhead={isWhole ? 0 : 60}>
        {index === 0 ? heading : null}
        <View style={styles.row}>
          {row.map((field) => (
            <Field key={field.label} field={field} columns={columns} />
          ))}
        </View>
      </View>
    );
  });
}

function Field({ field, columns }: { field: ReportField; columns: number }) {
  const { label, value, more, asides, isMissing, span } = field;
  return (
    <View style={{ width: widthOf(span, columns) }}>
      <Text style={styles.label}>{label}</Text>
      <Words style={isMissing ? styles.missing : styles.value}>{value}</Words>
      {more.map((line) => (
        <Words key={line} style={styles.more}>
          {line}
        </Words>
      ))}
      {asides.length === 0 ? null : (
        <View style={styles.asides}>
          {asides.map((line) => (
            <Words key={line} style={styles.more}>
              {line}
            </Words>
          ))}
        </View>
      )}
    </View>
  );
}

/** Points; 528 wide with gaps of 16. */
const widthOf = (span: number, columns: number) => ((528 + 16) / columns) * span - 16;
