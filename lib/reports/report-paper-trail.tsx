// The audit trail of the paper report: a table whose head returns on every page, and the seal of its chain.
import { Text, View } from "@react-pdf/renderer";
import type { ReportSection } from "./format";
import { SectionTitle } from "./report-paper-fields";
import { styles } from "./report-paper-style";
import { Words } from "./report-paper-type";

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
          <View key={link.seq} style={styles.link} wrap={false}>
            <Text style={styles.linkTime}>{link.time}</Text>
            <View style={styles.linkEvent}>
              <Text style={styles.linkName}>{link.event}</Text>
              {link.detail ? <Words style={styles.linkDetail}>{link.detail}</Words> : null}
            </View>
            <Words style={styles.linkBy}>{link.by}</Words>
            <Text style={styles.linkHash}>{link.hash}</Text>
          </View>
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
