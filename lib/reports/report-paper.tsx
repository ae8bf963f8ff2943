// The transport report on paper: Letter pages in black on white, each with its case ID and its number.
import { Document, Image, Page, type PageLayoutProps, renderToBuffer, Text, View } from "@react-pdf/renderer";
import type { ReportSheet } from "./format";
import { Fields, SectionTitle } from "./report-paper-fields";
import { DrivenPath } from "./report-paper-path";
import { registerFonts, toPaperText, Words } from "./report-paper-type";
import { styles } from "./report-paper-style";
import { Times } from "./report-paper-times";
import { Trail } from "./report-paper-trail";

/** The picture beside the company's name. */
export interface PaperLogo {
  format: "png" | "jpg";
  data: Buffer;
}

/** The sheet as a PDF of Letter pages. */
export async function renderReport(
  sheet: ReportSheet,
  logo: PaperLogo | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  registerFonts();
  return new Uint8Array(await renderToBuffer(<ReportPaper sheet={sheet} logo={logo} />));
}

interface PaperProps {
  sheet: ReportSheet;
  logo: PaperLogo | null;
}

function ReportPaper({ sheet, logo }: PaperProps) {
  // What stands around the text of each page.
  const layout = ({ children, pageNumber, totalPages }: PageLayoutProps) => (
    <>
      <View style={styles.body}>{children}</View>
      <Foot sheet={sheet} page={`Page ${pageNumber ?? 1} of ${totalPages ?? 1}`} />
    </>
  );
  return (
    <Document
      title={`${sheet.title} ${sheet.reference}`}
      author={toPaperText(sheet.company.name)}
      creator="Mortuary Transport"
      producer="Mortuary Transport"
      language="en-US"
    >
      <Page size="LETTER" style={styles.page} layout={layout}>
        <Head sheet={sheet} logo={logo} />
        <Parties sheet={sheet} />
        {sheet.sections.map((section) => {
          if (section.kind === "times") return <Times key={section.title} {...section} />;
          if (section.kind === "path") return <DrivenPath key={section.title} {...section} />;
          if (section.kind === "trail") return <Trail key={section.title} {...section} printedBy={sheet.printedBy} />;
          return (
            <View key={section.title} style={styles.section}>
              <Fields {...section} heading={<SectionTitle title={section.title} />} />
            </View>
          );
        })}
      </Page>
    </Document>
  );
}

function Head({ sheet, logo }: PaperProps) {
  return (
    <View style={styles.head}>
      <View style={styles.headLeft}>
        <Text style={styles.title}>{sheet.title}</Text>
        <Text style={styles.reference}>{sheet.reference}</Text>
        {sheet.requestId === sheet.reference ? null : <Text style={styles.requestId}>Request {sheet.requestId}</Text>}
      </View>
      <View style={styles.headRight}>
        {logo ? <Image src={logo} style={styles.logo} /> : null}
        <Words style={styles.company}>{sheet.company.name}</Words>
        {sheet.company.lines.map((line) => (
          <Words key={line} style={styles.companyLine}>
            {line}
          </Words>
        ))}
      </View>
    </View>
  );
}

function Parties({ sheet }: { sheet: ReportSheet }) {
  const { deceased, parties } = sheet;
  return (
    <View style={styles.parties}>
      <View style={styles.deceased}>
        <Text style={styles.label}>{deceased.label}</Text>
        <Words style={deceased.isMissing ? [styles.name, styles.nameMissing] : styles.name}>{deceased.value}</Words>
        {deceased.more.map((line) => (
          <Words key={line} style={styles.more}>
            {line}
          </Words>
        ))}
      </View>
      {parties.map((party) => (
        <View key={party.label} style={styles.party}>
          <Text style={styles.label}>{party.label}</Text>
          <Words style={party.isMissing ? styles.missing : styles.value}>{party.value}</Words>
        </View>
      ))}
    </View>
  );
}

function Foot({ sheet, page }: { sheet: ReportSheet; page: string }) {
  return (
    <View style={styles.foot}>
      <Text style={styles.footReference}>{sheet.reference}</Text>
      <Text style={styles.footPrinted}>{sheet.printed}</Text>
      <Text style={styles.footPage}>{page}</Text>
    </View>
  );
}
