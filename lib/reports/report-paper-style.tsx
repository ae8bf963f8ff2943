// How the paper report looks: measures in points, ink without hue.
import { StyleSheet } from "@react-pdf/renderer";
import { fonts } from "./report-paper-type";

const ink = "#111111";
const soft = "#4a4a4a";
const hairline = "#bdbdbd";
/** 56 px. */
const margin = 42;
const footHeight = 24;

export const ruleColor = ink;

export const styles = StyleSheet.create({
  page: {
    paddingTop: margin,
    paddingHorizontal: margin,
    paddingBottom: 0,
    fontFamily: fonts.sans,
    fontSize: 9.5,
    lineHeight: 1.35,
    color: ink,
  },
  /** The page without its margins and its foot. */
  body: { minHeight: 792 - 2 * margin - footHeight },
  head: {
    flexDirection: "row",
    justifyContent: "space-between",
    gap: 24,
    paddingBottom: 12,
    marginBottom: 14,
    borderBottomWidth: 1,
    borderBottomColor: ink,
  },
  headLeft: { width: 252 },
  headRight: { width: 252, paddingTop: 2 },
  title: { fontSize: 18.5, fontWeight: 600, letterSpacing: -0.35, lineHeight: 1.25 },
  reference: { fontFamily: fonts.mono, fontSize: 9.5, marginTop: 3 },
  requestId: { fontSize: 8, color: soft, marginTop: 2 },
  logo: {
    maxWidth: 130,
    maxHeight: 40,
    objectFit: "contain",
    objectPosition: "100% 50%",
    alignSelf: "flex-end",
    marginBottom: 5,
  },
  company: { fontWeight: 600, textAlign: "right" },
  companyLine: { color: soft, fontSize: 9, textAlign: "right" },
  parties: { flexDirection: "row", columnGap: 16, marginBottom: 16 },
  deceased: { width: "40%" },
  party: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  nameMissing: { fontWeight: 400, color: soft },
  name: { fontSize: 14, fontWeight: 600, letterSpacing: -0.2, lineHeight: 1.25 },
  section: { marginBottom: 8 },
  times: { marginBottom: 16 },
  sectionTitle: {
    flexDirection: "row",
    columnGap: 4,
    paddingBottom: 5,
    marginBottom: 9,
    borderBottomWidth: 0.75,
    borderBottomColor: "#9a9a9a",
  },
  sectionName: { fontWeight: 600 },
  sectionNote: { color: soft },
  row: { flexDirection: "row", columnGap: 16, marginBottom: 8 },
  label: { fontSize: 8, color: soft },
  value: { fontWeight: 500 },
  missing: { fontWeight: 400, color: soft },
  more: { fontSize: 9, color: soft },
  asides: { marginTop: 5 },
  stops: { flexDirection: "row" },
  stop: { width: "20%", paddingRight: 6 },
  stopLabel: { fontWeight: 500, fontSize: 9 },
  stopTime: { fontSize: 8, color: soft },
  drawing: { marginBottom: 4 },
  countyName: { fontFamily: fonts.sans, fontSize: 6.5, letterSpacing: 0.8 },
  pathStop: { fontFamily: fonts.sans, fontSize: 8, fontWeight: 600 },
  trailHead: {
    flexDirection: "row",
    columnGap: 10,
    paddingBottom: 4,
    borderBottomWidth: 0.5,
    borderBottomColor: hairline,
  },
  link: {
    paddingVertical: 4.5,
    borderBottomWidth: 0.5,
    borderBottomColor: hairline,
  },
  /** Stretched to the tallest, a short text could not be told from one that ends on the next page. */
  linkFacts: { flexDirection: "row", columnGap: 10, alignItems: "flex-start" },
  linkTime: { width: "23%", fontSize: 9 },
  linkEvent: { width: "23%" },
  linkName: { fontWeight: 500, fontSize: 9 },
  /** Begins below the event. */
  linkDetail: { fontSize: 8, color: soft, marginLeft: 528 * 0.23 + 10, marginTop: 1 },
  linkBy: { flexGrow: 1, flexShrink: 1, flexBasis: 0, fontSize: 9 },
  linkHash: { width: "12%", fontFamily: fonts.mono, fontSize: 8, color: soft, textAlign: "right" },
  seal: { marginTop: 12 },
  sealHash: { fontFamily: fonts.mono, fontSize: 9 },
  small: { fontSize: 8, color: soft },
  foot: {
    marginTop: 4,
    flexDirection: "row",
    paddingTop: 7,
    borderTopWidth: 0.75,
    borderTopColor: "#9a9a9a",
    fontSize: 8,
    color: soft,
  },
  footReference: { width: "38%", fontFamily: fonts.mono, fontSize: 8 },
  footPrinted: { width: "38%", textAlign: "center" },
  footPage: { width: "24%", textAlign: "right" },
});
