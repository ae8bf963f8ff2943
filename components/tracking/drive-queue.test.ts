// What a phone has kept is sent in order and once, and nothing is lost on the way.
import { beforeEach, expect, it } from "vitest";
import { ApiError } from "@/components/hooks/api";
import { aRoute } from "@/lib/testing/dashboard";
import { type DriveSender, sendKept, thinOut } from "./drive-queue";
import { type DriveStore, type KeptPosition, type KeptStep, lastingStore, memoryStore } from "./drive-store";

const [deshawn, marisol] = ["user-d", "user-m"];
const [first, second] = ["drive-1", "drive-2"];

const step = (clientId: string, name: KeptStep["step"], more: Partial<KeptStep> = {}): KeptStep => ({
  clientId,
  step: name,
  pressedAt: Number(clientId),
  ...more,
});

const position = (at: number): KeptPosition => ({
  clientId: `p${at}`,
  at,
  lat: 41.9,
  lng: -87.6,
  accuracy: 10,
  speed: null,
  heading: null,
});

let store: DriveStore;
/** What arrived at the server, in order. */
let arrived: string[];
/** What the server raises at its next calls, by what is sent. */
let refusals: Map<string, ApiError[]>;
let signedIn: string | ApiError;

const refuse = (what: string) => {
  const error = refusals.get(what)?.shift();
  if (error) throw error;
};

const sender: DriveSender = {
  user: async () => {
    if (signedIn instanceof ApiError) throw signedIn;
    return { id: signedIn };
  },
  step: async (routeId, kept) => {
    refuse(kept.clientId);
    arrived.push(`${routeId} ${kept.step} ${kept.pressedAt}`);
    return aRoute({ id: routeId });
  },
  positions: async (routeId, kept) => {
    refuse("positions");
    arrived.push(`${routeId} ${kept.length} from ${kept[0]?.at}`);
  },
};

const keepSteps = (routeId: string, ...steps: KeptStep[]) =>
  store.change("steps", deshawn, routeId, (kept) => [...kept, ...steps]);
const keepPositions = (routeId: string, count: number) =>
  store.change("positions", deshawn, routeId, (kept) => [
    ...kept,
    ...Array.from({ length: count }, (_, index) => position(index + 1)),
  ]);
const send = (userId = deshawn) => sendKept({ store, userId, sender });
const left = (routeId = first) => store.read("steps", deshawn, routeId);

beforeEach(() => {
  store = memoryStore();
  arrived = [];
  refusals = new Map();
  signedIn = deshawn;
});

it("sends the steps of a drive in their order, then its positions, and keeps nothing", async () => {
  await keepPositions(first, 700);
  await keepSteps(first, step("10", "arrive"), step("20", "confirm"));
  await keepSteps(second, step("5", "arrive"));
  expect(await send()).toBe("all");
  expect(arrived).toEqual([
    `${first} arrive 10`,
    `${first} confirm 20`,
    `${first} 500 from 1`,
    `${first} 200 from 501`,
    `${second} arrive 5`,
  ]);
  expect(await store.drives(deshawn)).toEqual([]);
});

it("asks nobody while nothing is kept", async () => {
  signedIn = new ApiError(500, "Something failed.");
  expect(await send()).toBe("all");
});

it.each([0, 408, 429, 500, 502, 503])("keeps everything in order while the server answers %i", async (status) => {
  await keepSteps(first, step("10", "arrive"), step("20", "confirm"));
  await keepPositions(first, 1);
  refusals.set("10", [new ApiError(status, "Not now.")]);
  expect(await send()).toBe("waiting");
  expect([arrived, (await left()).length]).toEqual([[], 2]);
  expect(await send()).toBe("all");
  expect(arrived).toEqual([`${first} arrive 10`, `${first} confirm 20`, `${first} 1 from 1`]);
});

it("does not hold another drive up", async () => {
  await keepSteps(first, step("10", "arrive"));
  await keepSteps(second, step("5", "arrive"));
  refusals.set("10", [new ApiError(500, "Not now.")]);
  expect(await send()).toBe("waiting");
  expect(arrived).toEqual([`${second} arrive 5`]);
});

it("explains a refused step, goes on with the next, and never sends it again", async () => {
  await keepSteps(first, step("10", "arrive"), step("20", "confirm"));
  const sentence = "Marisol Vega already recorded Arrived at 9:12 PM.";
  refusals.set("10", [new ApiError(409, sentence)]);
  expect(await send()).toBe("all");
  expect(arrived).toEqual([`${first} confirm 20`]);
  expect(await left()).toEqual([step("10", "arrive", { refusal: sentence })]);
  await send();
  expect(arrived).toEqual([`${first} confirm 20`]);
});

it("lets go of positions that will never be taken, and of none that may be", async () => {
  await keepPositions(first, 2);
  refusals.set("positions", [new ApiError(500, "Not now."), new ApiError(404, "We could not find this route.")]);
  expect(await send()).toBe("waiting");
  expect(await store.read("positions", deshawn, first)).toHaveLength(2);
  expect(await send()).toBe("all");
  expect([arrived, await store.drives(deshawn)]).toEqual([[], []]);
});

it.each([
  ["nobody is", new ApiError(401, "Unauthorized")],
  ["somebody else is", marisol],
])("sends nothing while %s signed in, and everything afterwards", async (_who, present) => {
  await keepSteps(first, step("10", "arrive"));
  signedIn = present;
  expect(await send()).toBe("signed-out");
  expect(await send(marisol)).toBe("all");
  expect(arrived).toEqual([]);
  signedIn = deshawn;
  expect(await send()).toBe("all");
  expect(arrived).toEqual([`${first} arrive 10`]);
});

it("keeps what a session that ends in the middle leaves", async () => {
  await keepSteps(first, step("10", "arrive"), step("20", "confirm"));
  refusals.set("20", [new ApiError(401, "Unauthorized")]);
  expect(await send()).toBe("signed-out");
  expect(await left()).toEqual([step("20", "confirm")]);
});

it("tells of every step that was recorded", async () => {
  const told: string[] = [];
  await keepSteps(first, step("10", "arrive"), step("20", "confirm"));
  const onRecorded = (id: string, kept: KeptStep) => void told.push(`${id} ${kept.step}`);
  await sendKept({ store, userId: deshawn, sender, onRecorded });
  expect(told).toEqual([`${first} arrive`, `${first} confirm`]);
});

it("thins the older half out where a day without signal has gathered too many", () => {
  const many = Array.from({ length: 12 }, (_, index) => position(index));
  expect(thinOut(many, 10).map(({ at }) => at)).toEqual([0, 2, 4, 6, 7, 8, 9, 10, 11]);
  expect(thinOut(many, 12)).toEqual(many);
});

it("keeps in memory what a browser without a database would lose", async () => {
  const broken = () => Promise.reject(new Error("This browser keeps nothing."));
  store = lastingStore(() => ({ read: broken, change: broken, drives: broken }), memoryStore());
  await keepSteps(first, step("10", "arrive"));
  expect(await left()).toHaveLength(1);
  expect(await send()).toBe("all");
  expect(arrived).toEqual([`${first} arrive 10`]);
});

it("keeps in the page what a phone without room cannot take, and sends it", async () => {
  const phone = memoryStore();
  let isFull = false;
  const noRoom = () => Promise.reject(new DOMException("No room.", "QuotaExceededError"));
  const change: DriveStore["change"] = (...given) => (isFull ? noRoom() : phone.change(...given));
  store = lastingStore(() => ({ ...phone, change }), memoryStore());
  await keepSteps(first, step("10", "arrive"));
  isFull = true;
  await keepSteps(first, step("20", "confirm"));
  await keepSteps(second, step("30", "arrive"));
  expect((await left()).map(({ clientId }) => clientId)).toEqual(["10", "20"]);
  expect(await store.drives(deshawn)).toEqual([first, second]);
  // What the phone holds already stays until the phone lets go of it.
  await expect(store.change("steps", deshawn, first, () => [])).rejects.toThrow("No room.");
  expect(await left()).toHaveLength(2);
  isFull = false;
  await keepSteps(first, step("40", "depart"));
  expect(await phone.read("steps", deshawn, first)).toHaveLength(3);
  expect(await send()).toBe("all");
  expect(arrived).toEqual([`${first} arrive 10`, `${first} confirm 20`, `${first} depart 40`, `${second} arrive 30`]);
  expect(await store.drives(deshawn)).toEqual([]);
});
