// Every relation of a business to a request against every act, and what an open call withholds.
import { describe, expect, it } from "vitest";
import {
  type Act,
  isOpenCall,
  may,
  maySeeRoute,
  offeredActs,
  type Parties,
  type Relation,
  relationsOf,
  seesAll,
  withheldFromOpenCall,
} from "./policy";
import { type RequestStatus, requestStatuses } from "./request-status";
import { requestFields } from "./schema";

const [creator, addressee, owner, stranger] = ["creator", "addressee", "owner", "stranger"].map((businessId) => ({
  businessId,
}));
const openCall: Parties = { status: "pending", creatingBusinessId: "creator", businessId: null, ownerBusinessId: null };
const addressed: Parties = { ...openCall, businessId: "addressee" };
const active: Parties = { ...addressed, status: "active", ownerBusinessId: "owner" };

const allowed: Record<Act, Relation[]> = {
  accept: ["creator", "addressee", "provider"],
  decline: ["creator", "addressee"],
  pass: ["provider"],
  undoDecline: ["creator", "addressee"],
  undoPass: ["provider"],
  suspend: ["owner"],
  cancel: ["owner"],
  changeAddress: ["creator", "owner"],
  assignDriver: ["owner"],
  arrive: ["owner"],
  confirm: ["owner"],
  depart: ["owner"],
  complete: ["owner"],
  issueAccess: ["creator", "owner"],
  viewReport: ["creator", "owner"],
};
const acts = Object.keys(allowed) as Act[];

describe.each([
  ["creator", creator, active],
  ["addressee", addressee, active],
  ["owner", owner, active],
  ["provider", stranger, openCall],
] as const)("the %s", (relation, asker, request) => {
  it.each(acts)("may %s exactly when the design says so", (act) => {
    if (!asker) throw new Error("unreachable");
    expect(relationsOf(asker, request)).toEqual([relation]);
    expect(may(asker, act, request)).toBe(allowed[act].includes(relation));
  });
});

it("a business may stand in several relations and may what each allows", () => {
  const own = { ...active, ownerBusinessId: "creator", businessId: "creator" };
  const asker = { businessId: "creator" };
  expect(relationsOf(asker, own)).toEqual(["creator", "addressee", "owner"]);
  expect(acts.filter((act) => may(asker, act, own))).toEqual(
    acts.filter((act) => act !== "pass" && act !== "undoPass"),
  );
});

describe("what is offered", () => {
  const offered: Record<RequestStatus, Partial<Record<Relation, Act[]>>> = {
    pending: {
      creator: ["accept", "decline", "changeAddress"],
      addressee: ["accept", "decline"],
    },
    active: {
      creator: ["changeAddress", "issueAccess", "viewReport"],
      addressee: [],
      owner: ["suspend", "cancel", "changeAddress", "issueAccess", "viewReport"],
    },
    completed: {
      creator: ["issueAccess", "viewReport"],
      addressee: [],
      owner: ["issueAccess", "viewReport"],
    },
    declined: { creator: [], addressee: [] },
  };

  describe.each(requestStatuses)("%s", (status) => {
    it.each(Object.entries(offered[status]))("to the %s", (businessId, expected) => {
      const ownerBusinessId = status === "active" || status === "completed" ? "owner" : null;
      const request = { ...addressed, status, ownerBusinessId, cancelledAt: null };
      expect(offeredActs({ businessId }, request, status)).toEqual(expected);
    });
  });

  it.each([
    ["creator", ["accept", "decline", "changeAddress"]],
    ["stranger", ["accept", "pass"]],
  ])("of an open call to the %s", (businessId, expected) => {
    expect(offeredActs({ businessId }, { ...openCall, cancelledAt: null }, "pending")).toEqual(expected);
  });

  it("of an open call nothing to a provider that has passed on it", () => {
    expect(offeredActs({ businessId: "stranger" }, { ...openCall, cancelledAt: null }, "declined")).toEqual([]);
  });

  it.each(["creator", "owner"])("of a cancelled transport the report of its drive, to the %s", (businessId) => {
    const request = { ...active, status: "declined", cancelledAt: new Date() };
    expect(offeredActs({ businessId }, request, "declined")).toEqual(["viewReport"]);
    expect(offeredActs({ businessId: "addressee" }, request, "declined")).toEqual([]);
  });

  it("to one business in several relations each act once", () => {
    const own = { ...active, ownerBusinessId: "creator", businessId: "creator", cancelledAt: null };
    const acted = offeredActs({ businessId: "creator" }, own, "active");
    expect(acted).toEqual(["suspend", "cancel", "changeAddress", "issueAccess", "viewReport"]);
  });
});

it.each(["active", "completed", "declined"])("an open call that is %s does not exist for others", (status) => {
  const request = { ...openCall, status };
  expect(isOpenCall(request)).toBe(false);
  expect(relationsOf({ businessId: "stranger" }, request)).toEqual([]);
  expect(acts.filter((act) => may({ businessId: "stranger" }, act, request))).toEqual([]);
});

it("an addressed request does not exist for others, pending or not", () => {
  expect(relationsOf({ businessId: "stranger" }, addressed)).toEqual([]);
  expect(seesAll({ businessId: "stranger" }, addressed)).toBe(false);
});

it("the drive is seen by the owning and the creating business alone", () => {
  expect(
    ["creator", "addressee", "owner", "stranger"].filter((businessId) => maySeeRoute({ businessId }, active)),
  ).toEqual(["creator", "owner"]);
});

it("an open call shows providers a part, its creator everything", () => {
  expect(seesAll({ businessId: "stranger" }, openCall)).toBe(false);
  expect(seesAll({ businessId: "creator" }, openCall)).toBe(true);
});

it("shows providers of an open call what a crew must know, and nothing else of the person", () => {
  const shown = (
    "pickupLocation deliveryLocation requestedDate requestedTime callReceivedAt businessId contactName " +
    "contactPhone destinationFuneralHome isPrearranged deceasedLocation locationName locationAddress " +
    "locationCounty locationPhone locationFloor locationRoom isFamilyThere stairsOrObstacles crewNeeded " +
    "deceasedName dateOfDeath dateOfPassing timeOfPassing isDeceasedReady isVeteran weight height " +
    "covidStatus infectionPrecautions isCoronerCase"
  ).split(" ");
  expect([...withheldFromOpenCall, ...shown].toSorted()).toEqual(requestFields.toSorted());
});
