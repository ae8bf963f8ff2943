// The same first call in other dresses: exports, scans, one-liners, wrapped mails. Its answer stays as it was.

/** Writes a text anew without changing what it says. */
export type Dress = (text: string) => string;

const label = /^([ \t]*(?:[-*•] )?)([A-Za-z][A-Za-z0-9 .'()/#&-]{1,34}):[ \t]+(?=\S)/;

const escaped = (said: string) => said.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const filled = (text: string) => text.split("\n").filter((line) => line.trim() !== "");
const eachLine = (text: string, write: (line: string, at: number) => string) =>
  text
    .split("\n")
    .map((line, at) => (line.trim() === "" ? line : write(line, at)))
    .join("\n");
const eachPair = (write: (key: string, value: string) => string): Dress => {
  return (text) =>
    eachLine(text, (line) => {
      const match = label.exec(line);
      return match ? `${match[1] ?? ""}${write(match[2] ?? "", line.slice(match[0].length))}` : line;
    });
};
const pairsOf = (text: string): [string, string][] =>
  filled(text).map((line) => {
    const match = label.exec(line);
    return match ? [match[2] ?? "", line.slice(match[0].length)] : ["Note", line.trim()];
  });
const keyOf = (said: string) =>
  said
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
const joined = (between: string): Dress => {
  return (text) => filled(text).join(between);
};
const inTwos = (text: string, write: (left: string, right: string) => string) => {
  const lines = filled(text);
  return lines.flatMap((line, at) => (at % 2 === 0 ? [write(line, lines[at + 1] ?? "")] : [])).join("\n");
};
const asObject = (text: string, write: (key: string) => string) => {
  const told = new Map<string, string>();
  for (const [key, value] of pairsOf(text)) {
    let name = write(key);
    while (told.has(name)) name += "2";
    told.set(name, value);
  }
  return Object.fromEntries(told);
};
const quoted = (said: string) => `"${said.replaceAll('"', '""')}"`;

/** A line broken where its next word does not fit, what goes on hanging below. */
const hanging = (line: string, width: number, margin: string) => {
  const lines = [""];
  for (const word of line.split(" ")) {
    const last = lines.length - 1;
    const longer = lines[last] === "" ? word : `${lines[last]} ${word}`;
    if (longer.length > width && lines[last]?.trim()) lines.push(margin + word);
    else lines[last] = longer;
  }
  return lines.join("\n");
};
const bare = (between: string): Dress => {
  return (text) =>
    filled(text)
      .map((line) => line.replace(label, (_, lead: string, key: string) => `${lead}${key} `))
      .join(between);
};
const headingRows = (text: string) => {
  const pairs = pairsOf(text);
  const rows: string[] = [];
  for (let at = 0; at < pairs.length; at += 3) {
    const cells = pairs.slice(at, at + 3).map((pair) => pair.map((said) => said.replace(/ {2,}/g, " ")));
    const width = (pair: string[]) => Math.max(...pair.map((said) => said.length)) + 3;
    for (const row of [0, 1]) rows.push(cells.map((pair) => (pair[row] ?? "").padEnd(width(pair))).join(""));
    rows.push("");
  }
  return rows.join("\n");
};

/** Whether most lines of a text are a label, a colon and a value: what the dresses of sheets can be put on. */
export function isSheet(text: string): boolean {
  const lines = filled(text);
  const keys = lines.flatMap((line) => label.exec(line)?.[2] ?? []);
  // Who speaks again and again is no label: a chat is no sheet.
  if (keys.some((key) => keys.filter((other) => other === key).length > 3)) return false;
  return (
    lines.length > 5 && lines.filter((line) => label.test(line)).length / lines.length > 0.6 && !/^>|\t|\|/m.test(text)
  );
}

/** Dresses for any text. */
export const dresses: Readonly<Record<string, Dress>> = {
  "every blank doubled": (text) => text.replace(/(?<=\S) {2,}(?=\S)/g, " ".repeat(8)).replace(/(?<=\S) (?=\S)/g, "  "),
  capitals: (text) => text.toUpperCase(),
  "small letters": (text) => text.toLowerCase(),
  "quoted mail": (text) => eachLine(text, (line) => `> ${line}`),
  "no blank lines": (text) => text.replace(/\n\s*\n+/g, "\n"),
  "blank lines between": (text) => text.replaceAll("\n", "\n\n"),
  "no-break spaces": (text) => text.replaceAll(" ", "\u00A0"),
  "HTML breaks": (text) => `<div>${escaped(text).replaceAll("\n", "<br>\n")}</div>`,
  "HTML paragraphs": (text) =>
    `<html><body>${filled(text)
      .map((line) => `<p>${escaped(line)}</p>`)
      .join("")}</body></html>`,
  indented: (text) => eachLine(text, (line) => `    ${line}`),
  "wrapped at 60": (text) => text.replace(/([^\n]{50,60}) /g, "$1\n"),
  "in quotes": (text) => `"${text}"`,
  boxed: (text) => `+----------+\n${eachLine(text, (line) => `| ${line.padEnd(60)} |`)}\n+----------+`,
};

/** Dresses for sheets alone. */
export const sheetDresses: Readonly<Record<string, Dress>> = {
  bullets: (text) => eachLine(text, (line) => `- ${line.trim()}`),
  stars: (text) => eachLine(text, (line) => `* ${line.trim()}`),
  numbers: (text) => eachLine(text, (line, at) => `${at + 1}. ${line.trim()}`),
  arrows: eachPair((key, value) => `${key}> ${value}`),
  "long arrows": eachPair((key, value) => `${key} -> ${value}`),
  dashes: eachPair((key, value) => `${key} - ${value}`),
  equals: eachPair((key, value) => `${key}=${value}`),
  leaders: eachPair((key, value) => `${key} ${".".repeat(Math.max(3, 30 - key.length))} ${value}`),
  tabs: eachPair((key, value) => `${key}\t${value}`),
  gaps: eachPair((key, value) => `${key.padEnd(26)}  ${value}`),
  "labels in capitals": eachPair((key, value) => `${key.toUpperCase()} ${value}`),
  bars: eachPair((key, value) => `| ${key} | ${value} |`),
  bold: eachPair((key, value) => `**${key}:** ${value}`),
  brackets: eachPair((key, value) => `[${key.toUpperCase()}] ${value}`),
  "no blank": eachPair((key, value) => `${key}:${value}`),
  questions: eachPair((key, value) => `${key}? ${value}`),
  "value below": eachPair((key, value) => `${key}:\n${value}`),
  "value below, no sign": eachPair((key, value) => `${key.toUpperCase()}\n${value}\n`),
  underscores: eachPair((key, value) => `${key}: ___${value}___`),
  "underscored blanks": eachPair((key, value) => `${key}: _${value.replaceAll(" ", "_")}_`),
  semicolons: eachPair((key, value) => `${key} ; ${value}`),
  "one line, slashes": joined(" / "),
  "one line, bars": joined(" | "),
  "one line, semicolons": joined("; "),
  "one line, commas": joined(", "),
  "one line, blanks": joined(" "),
  "two a line": (text) => inTwos(text, (left, right) => `${left.padEnd(44)}   ${right}`),
  "two a line, tabs": (text) => inTwos(text, (left, right) => `${left}\t${right}`),
  JSON: (text) =>
    JSON.stringify(
      asObject(text, (key) => key),
      null,
      2,
    ),
  "JSON, keys": (text) => JSON.stringify(asObject(text, keyOf)),
  XML: (text) =>
    `<call>\n${pairsOf(text)
      .map(([key, value]) => {
        const name = key.replace(/[^A-Za-z0-9]+(\w?)/g, (_, first: string) => first.toUpperCase());
        return `  <${name}>${escaped(value)}</${name}>`;
      })
      .join("\n")}\n</call>`,
  "XML, attributes": (text) =>
    `<call ${pairsOf(text)
      .map(([key, value]) => `${keyOf(key)}="${escaped(value).replaceAll('"', "&quot;")}"`)
      .join("\n  ")}/>`,
  CSV: (text) => {
    const pairs = pairsOf(text);
    return `${pairs.map(([key]) => quoted(key)).join(",")}\n${pairs.map(([, value]) => quoted(value)).join(",")}`;
  },
  "CSV, semicolons": (text) => {
    const pairs = pairsOf(text);
    return `${pairs.map(([key]) => key).join(";")}\n${pairs.map(([, value]) => quoted(value)).join(";")}`;
  },
  TSV: (text) => {
    const pairs = pairsOf(text);
    return `${pairs.map(([key]) => key).join("\t")}\n${pairs.map(([, value]) => value).join("\t")}`;
  },
  "CSV, a pair a line": (text) =>
    pairsOf(text)
      .map(([key, value]) => `${quoted(key)},${quoted(value)}`)
      .join("\n"),
  YAML: (text) =>
    pairsOf(text)
      .map(([key, value]) => `${keyOf(key)}: "${value}"`)
      .join("\n"),
  hanging: (text) => eachLine(text, (line) => hanging(line, 40, "        ")),
  "captions in brackets below": eachPair((key, value) => `${value}\n(${key.toLowerCase()})`),
  "captions below rulings": eachPair((key, value) => `${value}\n________________\n${key}\n`),
  "captions below": eachPair((key, value) => `${value}\n${key.toUpperCase()}\n`),
  "labels, then values": (text) => {
    const pairs = pairsOf(text);
    return `${pairs.map(([key]) => key).join("\n")}\n\n${pairs.map(([, value]) => value).join("\n")}`;
  },
  "rows of headings": headingRows,
  "commas behind labels": eachPair((key, value) => `${key}, ${value}`),
  "pieces with bars": bare(" | "),
  "pieces with slashes": bare(" /// "),
  "pieces with semicolons": bare("; "),
  "pieces with dots": bare("... "),
  "a history of settings": eachPair((key, value) => `9:14 PM jo: ${key} set to ${value}`),
  "JSON with types": (text) =>
    JSON.stringify(Object.fromEntries(pairsOf(text).map(([key, value]) => [key, { value, type: "text" }]))),
  "HTML side by side": eachPair(
    (key, value) => `<div><span>${escaped(key)}</span><span>${escaped(value)}</span></div>`,
  ),
  "HTML table": (text) =>
    `<table>${pairsOf(text)
      .map(([key, value]) => `<tr><th>${escaped(key)}:</th><td><b>${escaped(value)}</b></td></tr>`)
      .join("")}</table>`,
};
