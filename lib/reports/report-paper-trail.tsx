// The audit trail of the paper report: a table whose head returns on every page, and the seal of its chain.
import { Text, View } from "@react-pdf/renderer";
import type { ReportLink, ReportSection } from "./format";
import { SectionTitle } from "./report-paper-fields";
import { styles } from "./report-paper-style";
import { isTall, Words } from "./report-paper-type";

type TrailSection = Extract<ReportSection, { kind: "trail" }>;

export function Trail({ title, note, links, seal, printedBy }: TrailSection & { printedBy: string }) {
  return (
    <>
      <View>
        {/* It returns on every page, and never ends one. */}
        <View fixed wrap={false} minPresenceAhead={60}>
          <SectionTitle title={title} />
          <View style={styles.trailHead}>
            <Text style={[styles.linkTime, styles.label]}>Time</Text>
            <Text style={[styles.linkEvent, styles.label]}>Event</Text>
            <Text style={[styles.linkBy, styles.label]}>By</Text>
            <Text style={[styles.linkHash, styles.label]}>Record</Text>
          </View>
        </View>
        {links.map((link) => (
          <Link key={link.seq} {...link} />
        ))}
      </View>
      <View style={styles.seal} wrap={false}>
        <Text style={styles.label}>{seal.label}</Text>
        <Text style={styles.sealHash}>{seal.value}</Text>
        {seal.more.map((line) => (
          <Text key={line} style={styles.small}>
            {line}
          </Text>
        ))}
        {note ? <Text style={styles.small}>{note}</Text> : null}
        <Words style={styles.small}>{`Printed by ${printedBy}.`}</Words>
      </View>
    </>
  );
}

/** Stays whole unless a page might not hold it: then what changed goes on over the next pages. */
function Link({ time, event, detail, by, hash }: ReportLink) {
  const isWhole = !isTall([by], byWidth, 9) && !isTall([detail ?? ""], detailWidth, 8);
  return (
    <View style={styles.link} wrap={!isWhole}>
      <View style={styles.linkFacts} minPresenceAhead={isWhole ? 0 : 30}>
        <Text style={styles.linkTime}>{time}</Text>
        <Text style={[styles.linkEvent, styles.linkName]}>{event}</Text>
        <Words style={styles.linkBy}>{by}</Words>
        <Text style={styles.linkHash}>{hash}</Text>
      </View>
      {detail ? <Words style={styles.linkDetail}>{detail}</Words> : null}
    </View>
  );
}

/** Points: 528 wide, of which the columns beside it take 58 % and three gaps, or the time and one gap. */
const byWidth = 528 * 0.42 - 3 * 10;
const detailWidth = 528 * 0.77 - 10;
