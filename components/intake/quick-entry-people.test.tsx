// A text that speaks of two people: whom the facts belong to, and how the second request begins.
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { stubNavigation } from "@/lib/testing/navigation";
import {
  explain,
  explained,
  field,
  fill,
  isMarked,
  openForm,
  parsed,
  pass,
  pickup,
  prepareReader,
  press,
  reader,
  secret,
  spanOf,
  text,
  type,
} from "@/lib/testing/quick-entry";
import { intakeStorageKey } from "./intake-memory";

const router = { push: vi.fn<(path: string) => void>() };
stubNavigation({ useRouter: () => router });

prepareReader();
beforeEach(() => {
  router.push.mockClear();
  const values = [
    { value: "Rafael Ortega Luna", ...spanOf("ORTEGA LUNA, RAFAEL") },
    { value: "Carmen Luna", ...spanOf("Carmen Luna") },
  ];
  const answer = { ...explained, conflicts: [{ field: "deceasedName", values }] };
  reader.answer = () => explain(answer);
});

const choose = (name: RegExp) =>
  fireEvent.click(within(screen.getByRole("group", { name: /^Name: The text/ })).getByRole("button", { name }));
const facts = () => screen.queryByRole("group", { name: /may tell of somebody else in this text\.$/ });
const sent = () => reader.calls.filter(({ path }) => path === "/api/requests");

describe("the second person of a text", () => {
  it("is not given the facts of the first one in silence", async () => {
    await openForm();
    await fill();
    choose(/^Carmen/);
    expect(facts()).toHaveAccessibleName(
      "Weight and Next of kin name were filled before Carmen Luna was chosen. They may tell of somebody else in this text.",
    );
    press("Clear 2 fields");
    await pass(0);
    expect(field("Name")).toHaveFocus();
    expect(field("Weight")).toHaveValue("");
    expect(field("Next of kin name")).toHaveValue("");
    expect(field("Pickup location")).toHaveValue(pickup);
    expect(isMarked("Pickup location")).toBe(true);
    expect(facts()).toBeNull();
    press("Submit Request");
    await pass(500);
    const told = reader.calls.find(({ path }) => path === "/api/parse-text/corrections")?.body;
    expect(told?.filled).not.toContain("weight");
    expect(told?.corrections).toEqual([{ field: "deceasedName", kind: "changed" }]);
  });

  it("keeps what holds for both, and what was corrected; undo takes all of it back", async () => {
    await openForm();
    await fill();
    choose(/^Carmen/);
    type("Weight", "120lbs");
    expect(facts()).toHaveAccessibleName(/^Next of kin name was filled before/);
    press("Keep it");
    expect(field("Next of kin name")).toHaveValue("Carmen Luna");
    expect(field("Weight")).toHaveValue("120lbs");
    expect(facts()).toBeNull();
    press("Undo fill");
    for (const label of ["Name", "Weight", "Next of kin name", "Pickup location"]) expect(field(label)).toHaveValue("");
  });

  it("is asked about before the first Submit, also after a reload", async () => {
    const first = await openForm();
    await fill();
    choose(/^Carmen/);
    await pass(500);
    first.unmount();
    await openForm();
    press("Submit Request");
    expect(facts()).toHaveFocus();
    await pass(1000);
    expect(sent()).toEqual([]);
    press("Keep them");
    press("Submit Request");
    await pass(500);
    expect(sent()).toHaveLength(1);
  });

  it("may be typed where the text has no name for them, and is asked about as well", async () => {
    const values = [
      { value: "Rafael Ortega Luna", ...spanOf("ORTEGA LUNA, RAFAEL") },
      { value: "two for you", ...spanOf("desk says") },
    ];
    reader.answer = () => explain({ ...explained, conflicts: [{ field: "deceasedName", values }] });
    await openForm();
    await fill();
    const panel = screen.getByRole("group", { name: /^Name: The text speaks of several people\./ });
    expect(
      within(panel)
        .getAllByRole("button")
        .map((button) => button.textContent),
    ).toEqual([expect.stringMatching(/^Rafael Ortega Luna/)]);
    expect(screen.getByText(/^This text speaks of several people\./)).toBeVisible();
    type("Name", "Carmen Luna");
    press("Keep yours");
    expect(facts()).toHaveAccessibleName(/^Weight and Next of kin name were filled before Carmen Luna was chosen\./);
  });

  it("needs no asking where the first one is chosen", async () => {
    await openForm();
    await fill();
    choose(/^Rafael/);
    expect(field("Name")).toHaveValue("Rafael Ortega Luna");
    expect(facts()).toBeNull();
  });
});

describe("a text about somebody else than the one before", () => {
  const other = "dispatch: Harold Stebbins, 6ft 1in, at Mercy Hospital morgue, for Ashgrove tomorrow";
  const area = () => screen.getByRole("textbox", { name: "Text of the call" });
  const asRead = text.replace(secret, "•".repeat(secret.length));

  it("takes its place where nothing was typed, and one undo brings form and text of the first again", async () => {
    const first = await openForm();
    await fill();
    press("Edit text");
    const fields = { deceasedName: "Harold Stebbins", height: "6ft 1in" };
    reader.answer = () => explain({ ...explained, fields, conflicts: [], evidence: {}, dropped: [] });
    await fill(other);
    expect(screen.queryByRole("dialog")).toBeNull();
    const told = "2 fields filled. 2 left to ask. This took the place of Rafael Ortega Luna; “Undo fill” goes back.";
    expect(screen.getByText(told)).toBeVisible();
    expect(field("Name")).toHaveValue("Harold Stebbins");
    expect(field("Weight")).toHaveValue("");
    type("Floor", "4");
    await pass(500);
    first.unmount();
    await openForm();
    press("Undo fill");
    expect(field("Floor")).toHaveValue("4");
    expect(field("Name")).toHaveValue("Rafael Ortega Luna");
    expect(field("Weight")).toHaveValue("180lbs");
    expect(field("Height")).toHaveValue("");
    expect(area()).toHaveValue(asRead);
    press("Fill again");
    await pass(0);
    expect(field("Name")).toHaveValue("Harold Stebbins");
    expect(field("Weight")).toHaveValue("");
    press("Edit text");
    expect(area()).toHaveValue(other);
    press("Undo fill");
    press("Undo fill");
    for (const label of ["Name", "Weight", "Pickup location"]) expect(field(label)).toHaveValue("");
  });

  it("is the same text where only its name was mended", async () => {
    await openForm();
    await fill();
    press("Edit text");
    reader.answer = () => explain({ ...explained, fields: { deceasedName: "Raul Ortega" }, conflicts: [] });
    await fill(text.replace("RAFAEL", "RAUL"));
    expect(field("Name")).toHaveValue("Raul Ortega");
    press("Undo fill");
    expect(field("Name")).toHaveValue("");
  });
});

describe("the request after this one", () => {
  const more = () => screen.getByRole("checkbox", { name: "After Submit, start the next request with this text" });
  const area = () => screen.getByRole("textbox", { name: "Text of the call" });

  it("begins with the same text in an empty form, for the other person", async () => {
    await openForm();
    await fill();
    fireEvent.click(more());
    choose(/^Rafael/);
    type("Floor", "4");
    press("Submit Request");
    await pass(1500);
    expect(router.push).not.toHaveBeenCalled();
    expect(sent().map(({ body }) => body.deceasedName)).toEqual(["Rafael Ortega Luna"]);
    for (const label of ["Name", "Floor", "Weight", "Pickup location"]) expect(field(label)).toHaveValue("");
    expect(area()).toHaveValue(text);
    press("Auto-Fill from Text");
    await pass(0);
    expect(parsed()).toHaveLength(2);
    expect(field("Name")).toHaveValue("Carmen Luna");
    expect(facts()).toBeVisible();
    expect(more()).not.toBeChecked();
    press("Clear 2 fields");
    press("Submit Request");
    await pass(1500);
    expect(sent().map(({ body }) => body.deceasedName)).toEqual(["Rafael Ortega Luna", "Carmen Luna"]);
    expect(router.push).toHaveBeenCalledWith("/");
    expect(sessionStorage).toHaveLength(0);
  });

  it("is begun for nobody who did not ask, and outlives a reload where one did", async () => {
    const first = await openForm();
    await fill();
    choose(/^Rafael/);
    fireEvent.click(more());
    await pass(500);
    first.unmount();
    const second = await openForm();
    expect(more()).toBeChecked();
    press("Submit Request");
    await pass(1500);
    expect(sessionStorage.getItem(intakeStorageKey("marisol"))).toContain("ORTEGA LUNA");
    second.unmount();
    await openForm();
    expect(field("Name")).toHaveValue("");
    expect(area()).toHaveDisplayValue(/^for lakeshore removl/);
  });
});
