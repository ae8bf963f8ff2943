// A note tells what somebody wrote, and not what a printed form says of itself.
import { describe, expect, it } from "vitest";
import { beyondForm } from "./parse-note-forms";

describe("a form's own words", () => {
  it.each([
    ["( ) Removal Only ( ) Remove & Embalm (X) Remove & Hold ( ) Cremation.", "Remove & Hold."],
    ["[x] Local removal [x] Embalm [ ] Dress [x] Airtray.", "Local removal, Embalm, Airtray."],
    ["Belongings: ( ) family will get (x) send along.", "Belongings: send along."],
    ["Pacemaker: (x) Yes ( ) No. Leave it in.", "Pacemaker: Yes. Leave it in."],
    ["Coming to view? Glasses go with her.", "Glasses go with her."],
    ["[X] no, not till after 5:15 PM, Sabbath.", "No, not till after 5:15 PM, Sabbath."],
    ["[ ] Yes [ ] No.", ""],
    ["Check pacemaker?", ""],
    ["To do: [ ] send crew [ ] call Gary.", ""],
    ["Transport worksheet", ""],
  ])("%s", (text, left) => {
    expect(beyondForm(text, false)).toBe(left);
  });

  it.each([
    "HOSPITAL DECEDENT RELEASE WORKSHEET 990 Tannery Rd, Gloversville, NY 12078.",
    `New submission from the "Request a Transfer" page.`,
    "Bereavement & Decedent Svcs - driver slip no. 26-0255.",
  ])("are no note at the head of a page: %s", (text) => {
    expect(beyondForm(text, true)).toBe("");
  });

  it.each([
    ["Sign the release form at the desk.", false],
    ["The slip is with security. Ring the bell.", true],
    ["Dress [ ] casket [x].", false],
    ["Gate code 4471#, two dogs.", true],
    ["Bring the signed release form and the wide cot, gate code 4417.", true],
    ["Park at boat slip 12, gate code 4417.", true],
    ["Gate code? 4417.", false],
    ["Is there a dog? Yes, a big one.", false],
  ])("are left where somebody wrote them: %s", (text, isHead) => {
    expect(beyondForm(text, isHead)).toBe(text);
  });
});
