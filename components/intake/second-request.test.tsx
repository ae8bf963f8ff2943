// An earlier try that had arrived is told, and a second request is made by nobody unawares.
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { stubNavigation } from "@/lib/testing/navigation";
import { field, fill, isMarked, openForm, pass, prepareReader, press, reader, type } from "@/lib/testing/quick-entry";
import { readIntakeMemory } from "./intake-memory";
import { readDraft } from "./request-draft";
import { ARRIVED_DELAY, SUBMIT_DELAY } from "./use-submit-request";

const router = { push: vi.fn<(path: string) => void>() };
stubNavigation({ useRouter: () => router });

const sentBefore = (body: object) => Response.json({ ...body, pickupLocation: "1 Old St" });

prepareReader();
beforeEach(() => {
  reader.sent = sentBefore;
});

const keys = () => reader.calls.filter(({ path }) => path === "/api/requests").map(({ key }) => key);
const submit = () => screen.getByRole("button", { name: /^Submit/ });

function fillLocations() {
  type("Pickup location", "4025 N Paulina St, Chicago, IL 60613");
  type("Delivery location", "718 Lake St, Oak Park, IL 60301");
}

it("is told of, rests a moment, and is followed by a second one that is made once", async () => {
  await openForm();
  fillLocations();
  press("Submit Request");
  await pass(SUBMIT_DELAY);
  expect(screen.getByText(/^409: An earlier try had already arrived/)).toBeVisible();
  expect(field("Pickup location")).toHaveValue("4025 N Paulina St, Chicago, IL 60613");
  fireEvent.click(submit());
  await pass(ARRIVED_DELAY + SUBMIT_DELAY);
  expect(keys()).toHaveLength(1);
  expect(screen.getByText(/^An earlier try has arrived, .* Submit again makes a second request\.$/)).toBeVisible();
  reader.sent = () => Response.error();
  press("Submit a second request");
  await pass(SUBMIT_DELAY);
  reader.sent = (body) => Response.json(body);
  press("Submit Request");
  await pass(SUBMIT_DELAY);
  const [first, second] = keys();
  expect(second).not.toBe(first);
  expect(keys()).toEqual([first, second, second]);
  expect(screen.getByText("Request Submitted")).toBeVisible();
});

it("is told of again after a reload, until the form is another request's", async () => {
  const first = await openForm();
  fillLocations();
  press("Submit Request");
  await pass(SUBMIT_DELAY + ARRIVED_DELAY);
  first.unmount();
  await openForm();
  press("Submit Request");
  await pass(SUBMIT_DELAY + ARRIVED_DELAY);
  const [one, other] = keys();
  expect(other).toBe(one);
  expect(submit()).toHaveAccessibleName("Submit a second request");
  press("Clear");
  press("Clear form");
  expect(submit()).toHaveAccessibleName("Submit Request");
});

it("leaves text and marks with the draft when that becomes a second request", async () => {
  const first = await openForm();
  await fill();
  await pass(500);
  press("Submit Request");
  await pass(500);
  press("Submit as it stands");
  await pass(SUBMIT_DELAY + ARRIVED_DELAY);
  reader.sent = () => Response.error();
  press("Submit a second request");
  await pass(SUBMIT_DELAY);
  const key = readDraft("marisol", Date.now())?.creationKey;
  expect(key).toBe(keys()[1]);
  expect(readIntakeMemory("marisol", Date.now())?.creationKey).toBe(key);
  first.unmount();
  await openForm();
  expect(isMarked("Name")).toBe(true);
});
