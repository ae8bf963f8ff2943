// Tests of lines that a fixed width broke, in running text, on sheets and in quoted mails.
import { describe, expect, it } from "vitest";
import { reflow } from "./parse-reflow";

const written = (text: string) =>
  (reflow(text) ?? [{ start: 0, end: text.length }])
    .map((piece) => ("text" in piece && piece.text !== undefined ? piece.text : text.slice(piece.start, piece.end)))
    .join("");

/** The text broken at a width as a mail's program breaks it. */
const wrapped = (text: string, width: number, mark = "") =>
  text
    .split("\n")
    .flatMap((line) =>
      line.split(" ").reduce<string[]>((lines, word) => {
        const last = lines.at(-1);
        if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
        else lines.push(word);
        return lines;
      }, []),
    )
    .map((line) => mark + line)
    .join("\n");

const sheet = [
  "Deceased: Harold Eugene Stebbins, known to all of his friends as Hal",
  "Chapel: Halvorsen and Doyle Funeral Home and Cremation Services",
  "Next of Kin: Carol Stebbins-Ortiz (daughter), who is on her way",
  "Notes: entrance is off Leavitt, ring bell and security will walk them down. Belongings went with daughter",
  "Pick-Up Location: 1947 West Polk Street, Chicago, IL 60612",
  "Physician Signing: Dr. Joan Kessler",
  "Weight: 180",
].join("\n");
const prose = [
  "Mrs. Wysocka went at 5:50 this evening in room 307 and the nurse on duty was with her when it happened.",
  "The home is at 185 Ashburton Ave, Yonkers, and there is only one elevator, which is slow, so take the one by the kitchen.",
].join("\n\n");

describe("lines that a width broke", () => {
  it.each([
    ["a sheet at 40", sheet, 40],
    ["a sheet at 48", sheet, 48],
    ["running text at 50", prose, 50],
    ["running text at 36", prose, 36],
  ])("joins %s", (_, text, width) => expect(written(wrapped(text, width))).toBe(text));

  it("joins quoted lines of one depth", () =>
    expect(written(wrapped(prose.replace("\n\n", " "), 50, "> "))).toBe(`> ${prose.replace("\n\n", " ")}`));

  it("joins the broken line above an older mail", () =>
    expect(written("Ok.\n\nOn Tue, Apr 14, 2026 at 8:40 AM Lorna Skaggs\n<lorna@x.example> wrote:\n> hi")).toContain(
      "Lorna Skaggs <lorna@x.example> wrote:",
    ));

  it.each([
    "Name: Ann Poe\nDOB: 3/4/1941\nRoom: 12\nDoctor: Dr. Lee\nsee nurse at desk\nWeight: 140",
    "patient_first: Clovis\npatient_last: Thibodeaux\nplace_street: 418 Cypress Knee Rd\nplace_unit: Lot 7\nplace_city: Breaux Bridge",
    "01:36:02 MED 5 PRONOUNCED 0135\n01:58:31 CORONER NOT TAKING CASE\n02:20:15 DECEDENT: MARTENS, JOYCE\n02:24:50 NOK SISTER PAULA",
  ])("leaves %j", (text) => expect(reflow(text)).toBeNull());
});
