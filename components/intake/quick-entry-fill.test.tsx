// What a text fills and never overwrites, what it leaves to choose, and that all of it can be taken back.
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { stubNavigation } from "@/lib/testing/navigation";
import {
  explain,
  explained,
  field,
  fill,
  isMarked,
  openForm,
  pass,
  paste,
  prepareReader,
  press,
  reader,
  secret,
  spanOf,
  text,
  type,
  words,
} from "@/lib/testing/quick-entry";

const router = { push: vi.fn<(path: string) => void>() };
stubNavigation({ useRouter: () => router });

prepareReader();

describe("a text that is read", () => {
  it("fills the form, marks every field with its words, and counts", async () => {
    await openForm();
    await fill();
    expect(screen.getByText("Information Parsed")).toBeVisible();
    expect(screen.getByText("8 fields filled. 2 left to ask, 1 to choose.")).toBeVisible();
    expect(screen.getByText("8 fields")).toBeVisible();
    expect(field("Name")).toHaveValue("Rafael Ortega Luna");
    expect(field("Name")).toHaveAccessibleDescription("Filled from your text: “ORTEGA LUNA, RAFAEL”.");
    expect(field("Location or business")).toHaveTextContent("Lakeshore Removal");
    expect(field("Location or business")).toHaveAccessibleDescription(/^Found in your text: “lakeshore removl”\./);
    expect(field("Call received at")).toHaveValue("2026-11-21T21:02");
    expect(screen.getByRole("region", { name: "Call Information" })).toHaveTextContent("2 of 2 filled");
    expect(isMarked("Weight")).toBe(true);
    expect(isMarked("Height")).toBe(false);
    expect(field("Family there")).toHaveValue("YES");
    expect(field("Family there")).toHaveAttribute("data-mark", "doubtful");
    expect(field("Family there")).toHaveAccessibleDescription(
      "Filled from your text. Please check this against the text: “at bedside”",
    );
  });

  it("is filled too by a server that answers the fields alone", async () => {
    reader.answer = () => Response.json({ deceasedName: "Rafael Ortega Luna", weight: "" });
    await openForm();
    await fill();
    expect(screen.getByText("1 field filled.")).toBeVisible();
    expect(field("Name")).toHaveAccessibleDescription("Filled from your text.");
  });

  it("loses the mark of a field that is changed, and gets it back with its value", async () => {
    await openForm();
    await fill();
    type("Weight", "210lbs");
    expect(isMarked("Weight")).toBe(false);
    expect(screen.getByText("7 fields")).toBeVisible();
    expect(
      within(screen.getByRole("group", { name: "Text of the call" })).queryByRole("button", { name: /^180#/ }),
    ).toBeNull();
    type("Weight", "180lbs");
    expect(isMarked("Weight")).toBe(true);
  });

  it("shows none of its secrets, keeps none, and says that it left them out", async () => {
    await openForm();
    await fill();
    await pass(500);
    expect(
      screen.getByText("A social security number was in the text. It was left out and is not stored."),
    ).toBeVisible();
    expect(screen.getByRole("group", { name: "Text of the call" })).toHaveTextContent("SSN left out");
    const kept = [sessionStorage, localStorage].flatMap((place) => Object.keys(place).map((key) => place.getItem(key)));
    expect(kept).toHaveLength(2);
    expect(kept.join()).not.toContain(secret);
  });

  it("lists what asks for a look, until it is changed", async () => {
    await openForm();
    await fill();
    const list = screen.getByRole("region", { name: "Please check" });
    fireEvent.click(within(list).getByRole("button", { name: "Family there YES" }));
    await pass(0);
    expect(field("Family there")).toHaveFocus();
    type("Family there", "NO");
    expect(screen.queryByRole("region", { name: "Please check" })).toBeNull();
  });

  it("lets what asks for a look be ticked off, in the list and at the field", async () => {
    const evidence = { ...explained.evidence, weight: { ...spanOf("180#"), confidence: 0.6 } };
    reader.answer = () => explain({ ...explained, evidence });
    const first = await openForm();
    await fill();
    const list = screen.getByRole("region", { name: "Please check" });
    fireEvent.click(within(list).getByRole("button", { name: "Looks right: Weight" }));
    expect(field("Weight")).toHaveAttribute("data-mark", "sure");
    expect(field("Weight")).toHaveAccessibleDescription("Filled from your text: “180#”. Like 100lbs.");
    expect(within(list).queryByText("180lbs")).toBeNull();
    const last = within(list).getByRole("button", { name: "Looks right: Family there" });
    expect(last).toHaveFocus();
    fireEvent.click(last);
    expect(list).toHaveTextContent("Nothing is left to check.");
    expect(within(list).getByRole("heading")).toHaveFocus();
    await pass(500);
    first.unmount();
    await openForm();
    expect(field("Family there")).toHaveAttribute("data-mark", "sure");
    press("Edit text");
    await fill(`${text} corrected`);
    expect(field("Weight")).toHaveAttribute("data-mark", "sure");
    type("Weight", "210lbs");
    expect(isMarked("Weight")).toBe(false);
    press("Undo fill");
    expect(field("Weight")).toHaveValue("");
    reader.answer = () => explain({ ...explained, evidence, fields: { ...explained.fields, isFamilyThere: "NO" } });
    await fill();
    expect(field("Family there")).toHaveAttribute("data-mark", "doubtful");
    const atField = screen.getAllByRole("button", { name: "Looks right: Family there" }).at(-1);
    fireEvent.click(atField as HTMLElement);
    await pass(0);
    expect(field("Family there")).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Looks right: Family there" })).toBeNull();
  });

  it("is found again from each of its fields", async () => {
    await openForm();
    await fill();
    expect(screen.getByRole("button", { name: /Show text$/ })).toHaveAttribute("aria-expanded", "false");
    press("Show in text: Weight");
    expect(words(/^180#/)).toHaveFocus();
    expect(screen.getByRole("button", { name: /Hide text$/ })).toHaveAttribute("aria-expanded", "true");
    press("Edit text");
    press("Show in text: Room");
    expect(words(/^412B/)).toHaveFocus();
  });

  it("leads by its questions to the fields they fill", async () => {
    await openForm();
    await fill();
    const list = screen.getByRole("region", { name: "Still to ask" });
    press(/^With whom am I speaking\?/);
    await pass(0);
    expect(field("Caller name")).toHaveFocus();
    type("Caller name", "Teresa Nolan");
    expect(within(list).queryByText("With whom am I speaking?")).toBeNull();
    type("Ready to go", "YES");
    expect(list).toHaveTextContent("Nothing is left to ask.");
  });
});

describe("what was typed", () => {
  it("stays, and is asked about where the text says otherwise", async () => {
    await openForm();
    type("Name", "rafael ortega luna");
    type("Weight", "210lbs");
    type("Next of kin name", "C. Luna");
    await fill();
    expect(
      screen.getByText("8 fields found, 6 filled. 2 left to ask, 1 to choose, 2 not as you typed it."),
    ).toBeVisible();
    expect(field("Name")).toHaveValue("rafael ortega luna");
    expect(isMarked("Name")).toBe(true);
    expect(field("Weight")).toHaveValue("210lbs");
    expect(field("Weight")).toHaveAccessibleDescription("The text says “180lbs”.");
    fireEvent.click(
      within(screen.getByRole("group", { name: "Weight: the text says otherwise" })).getByText("Keep yours"),
    );
    expect(field("Weight")).toHaveValue("210lbs");
    expect(screen.queryByRole("group", { name: "Weight: the text says otherwise" })).toBeNull();
    fireEvent.click(
      within(screen.getByRole("group", { name: "Next of kin name: the text says otherwise" })).getByText(
        "Use the text’s",
      ),
    );
    expect(field("Next of kin name")).toHaveValue("Carmen Luna");
    expect(isMarked("Next of kin name")).toBe(true);
    press("Undo fill");
    expect(field("Next of kin name")).toHaveValue("C. Luna");
  });

  it("comes back with one undo, which leaves fields alone that the text had not filled", async () => {
    await openForm();
    type("Notes", "Dog in the yard.");
    await fill();
    type("Notes", "Dog in the yard, loud.");
    type("Caller name", "Teresa Nolan");
    fireEvent.click(within(screen.getByRole("group", { name: /^Room:/ })).getByRole("button", { name: /^418/ }));
    type("Weight", "210lbs");
    press("Undo fill");
    for (const label of ["Name", "Weight", "Pickup location", "Room", "Family there"])
      expect(field(label)).toHaveValue("");
    expect(field("Call received at")).toHaveValue("2026-11-21T21:10");
    expect(field("Location or business")).toHaveTextContent("Any transport company");
    expect(field("Notes")).toHaveValue("Dog in the yard, loud.");
    expect(field("Caller name")).toHaveValue("Teresa Nolan");
    expect(screen.getByRole("textbox", { name: "Text of the call" })).toHaveValue(text);
    press("Fill again");
    expect(field("Weight")).toHaveValue("210lbs");
    expect(field("Name")).toHaveValue("Rafael Ortega Luna");
  });

  it("comes back while the text is edited, which stays as it was edited", async () => {
    await openForm();
    await fill();
    press("Edit text");
    paste(`${text} and more`);
    press("Undo fill");
    expect(field("Weight")).toHaveValue("");
    const area = screen.getByRole("textbox", { name: "Text of the call" });
    expect(area).toHaveValue(`${text} and more`);
    expect(area).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Undo fill" })).toBeNull();
  });

  it("and filled again without what was typed since, and not once the form was cleared", async () => {
    await openForm();
    await fill();
    press("Undo fill");
    type("Name", "Eleanor Whitcombe");
    press("Fill again");
    expect(field("Name")).toHaveValue("Eleanor Whitcombe");
    expect(field("Weight")).toHaveValue("180lbs");
    press("Undo fill");
    const again = screen.getByRole("button", { name: "Fill again" });
    press("Clear");
    press("Clear form");
    fireEvent.click(again);
    expect(field("Weight")).toHaveValue("");
  });
});

describe("a contradiction", () => {
  it("offers every value with its words, and takes the one that is chosen", async () => {
    await openForm();
    await fill();
    const panel = screen.getByRole("group", { name: "Room: The text gives two. Which one is right?" });
    expect(within(panel).getByRole("button", { name: "412B “St, 4th floor rm 412B, desk says 418”" })).toBeVisible();
    press(/^412B or 418/);
    await pass(0);
    expect(field("Room")).toHaveFocus();
    fireEvent.click(within(panel).getByRole("button", { name: /^418/ }));
    expect(field("Room")).toHaveValue("418");
    expect(isMarked("Room")).toBe(true);
    expect(screen.queryByRole("region", { name: "Still to choose" })).toBeNull();
  });

  it("may be answered with a third value", async () => {
    await openForm();
    await fill();
    type("Room", "420");
    press("Keep yours");
    expect(field("Room")).toHaveValue("420");
    expect(screen.queryByRole("region", { name: "Still to choose" })).toBeNull();
  });

  it("of two people is said plainly", async () => {
    const values = [
      { value: "Rafael Ortega Luna", ...spanOf("ORTEGA LUNA, RAFAEL") },
      { value: "Carmen Luna", ...spanOf("Carmen Luna") },
    ];
    reader.answer = () => explain({ ...explained, conflicts: [{ field: "deceasedName", values }] });
    await openForm();
    await fill();
    expect(screen.getByText(/^This text speaks of Rafael Ortega Luna and Carmen Luna\./)).toBeVisible();
    const panel = screen.getByRole("group", { name: /^Name: The text speaks of two people\./ });
    expect(within(panel).getByRole("button", { name: /^Rafael/ })).toHaveAttribute("aria-pressed", "true");
    fireEvent.click(within(panel).getByRole("button", { name: /^Carmen/ }));
    expect(field("Name")).toHaveValue("Carmen Luna");
  });
});
