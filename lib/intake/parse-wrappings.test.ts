// Tests of what programs wrap a message in.
import { describe, expect, it } from "vitest";
import { partSheetLine } from "./parse-flat-forms";
import { parseFirstCall } from "./parse-first-call";
import type { Rule } from "./parse-rewrite";
import { decodeMail, dropOuterQuotes, dropSoleWriter, openEntities, openTags, partSideBySide } from "./parse-wrappings";

const written = (rule: Rule, text: string) =>
  rule(text)
    ?.map((piece) => piece.text ?? text.slice(piece.start, piece.end))
    .join("") ?? null;

const call = [
  "Caller: Amy Poe RN",
  "Deceased: Irma Hagen",
  "DOB: 3/4/1940",
  "Time of Death: 4:10 AM",
  "Date of Death: 3/2/2026",
  "Room: 14",
  "Next of Kin: Sue Lang (daughter)",
  "Next of Kin Phone: 630-555-0111",
  "Veteran: No",
  "Funeral Home: Foothills & Sons Mortuary",
];
const long = "x".repeat(54);

describe("wrappings of a message", () => {
  it.each<[string, Rule, string, string | null]>([
    ["paragraphs", openTags, "<html><body><p>Name: Ann</p><p>Room: 4</p></body></html>", "Name: Ann\nRoom: 4"],
    ["breaks", openTags, "<div>Name: Ann<br>\nRoom: <b>4</b><br>\n<br>\nThanks</div>", "Name: Ann\nRoom: 4\n\nThanks"],
    ["a table", openTags, "<p>x</p><table><tr><td>Name</td><td>Ann</td></tr></table>", null],
    ["entities", openEntities, "Foothills &amp; Sons, Mu&ntilde;oz&#39;s", "Foothills & Sons, Muñoz's"],
    ["a mail's codes", decodeMail, `${long}abc=\ndef=20\nMu=C3=B1oz`, `${long}abcdef \nMuñoz`],
    ["keys without a value", decodeMail, "middle_name=\nsuffix=\nyear=2026\n", null],
    ["quotation marks", dropOuterQuotes, '"Name: Ann\nRoom: 4"', "Name: Ann\nRoom: 4"],
    ["quoted cells", dropOuterQuotes, '"Name","Ann"\n"Room","4"', null],
    [
      "two columns",
      partSideBySide,
      "Age: 1\tSex: 2\nWt: 3\tHt: 4\nED: 5\tFH: 6\nDr: 7\tRm: 8",
      "Age: 1\nSex: 2\nWt: 3\nHt: 4\nED: 5\nFH: 6\nDr: 7\nRm: 8",
    ],
  ])("opens %s", (_, rule, text, plain) => expect(written(rule, text)).toBe(plain));

  it.each(["[6/14/26, 10:31 PM] Desk: ", "22/07/26, 06:31 - Night Desk: ", "6:31 PM Desk: "])(
    "takes %j off a sheet",
    (mark) => expect(written(dropSoleWriter, call.map((line) => mark + line).join("\n"))).toBe(call.join("\n")),
  );

  it.each([" // ", " | ", "; ", " / ", ", ", ". ", " "])("parts a sheet on one line at %j", (sign) => {
    const line = call.join(sign);
    expect(written(partSheetLine, line)).toBe(call.join("\n"));
  });

  it("leaves running text and sheets of several lines", () => {
    expect(partSheetLine(call.join("\n"))).toBeNull();
    expect(
      partSheetLine(`${"Mrs. Hagen died at home this morning, and her daughter is with her. ".repeat(4)}Phone: 1`),
    ).toBeNull();
  });

  it.each<[string, string]>([
    ["a page", `<body>${call.map((line) => `<p>${line.replace("&", "&amp;")}</p>`).join("")}</body>`],
    ["a chat", call.map((line) => `[6/14/26, 10:31 PM] Desk: ${line}`).join("\n")],
    ["one line", call.join(" ")],
    ["one line of slashes", call.join(" // ")],
    ["two columns", call.flatMap((line, at) => (at % 2 === 0 ? [`${line}\t${call[at + 1]}`] : [])).join("\n")],
  ])("reads a call on %s as it is written plainly", (_, text) => {
    const plain = parseFirstCall(call.join("\n"), { receivedAt: "2026-03-02T08:00" }).fields;
    expect(plain.deceasedName).toBe("Irma Hagen");
    expect(parseFirstCall(text, { receivedAt: "2026-03-02T08:00" }).fields).toEqual(plain);
  });
});
