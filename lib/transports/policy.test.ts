// Every relation of a business to a request against every act, and what an open call withholds.
import { describe, expect, it } from "vitest";
import {
  type Act,
  isOpenCall,
  may,
  maySeeRoute,
  type Parties,
  type Relation,
  relationsOf,
  seesAll,
  withheldFromOpenCall,
} from "./policy";
import { requestFields } from "./schema";

const [creator, addressee, owner, stranger] = ["creator", "addressee", "owner", "stranger"].map((businessId) => ({
  businessId,
}));
const openCall: Parties = { status: "pending", creatingBusinessId: "creator", businessId: null, ownerBusinessId: null };
const addressed: Parties = { ...openCall, businessId: "addressee" };
const active: Parties = { ...addressed, status: "active", ownerBusinessId: "owner" };

const acts: Act[] = ["accept", "decline", "pass", "arrive", "confirm", "depart", "complete", "issueAccess"];
const allowed: Record<Relation, Act[]> = {
  creator: ["accept", "decline", "issueAccess"],
  addressee: ["accept", "decline"],
  owner: ["arrive", "confirm", "depart", "complete", "issueAccess"],
  provider: ["accept", "pass"],
};

describe.each([
  ["creator", creator, active],
  ["addressee", addressee, active],
  ["owner", owner, active],
  ["provider", stranger, openCall],
] as const)("the %s", (relation, asker, request) => {
  it.each(acts)("may %s exactly when the design says so", (act) => {
    if (!asker) throw new Error("unreachable");
    expect(relationsOf(asker, request)).toEqual([relation]);
    expect(may(asker, act, request)).toBe(allowed[relation].includes(act));
  });
});

it("a business may stand in several relations and may what each allows", () => {
  const own = { ...active, ownerBusinessId: "creator", businessId: "creator" };
  const asker = { businessId: "creator" };
  expect(relationsOf(asker, own)).toEqual(["creator", "addressee", "owner"]);
  expect(acts.filter((act) => may(asker, act, own))).toEqual(acts.filter((act) => act !== "pass"));
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

it("withholds next of kin, caller, doctor, birth date and notes, all of them", () => {
  const personal = requestFields.filter((name) =>
    /^(?:nok|caller|attendingDoctor|doctor|dateOfBirth|notes)/.test(name),
  );
  expect([...withheldFromOpenCall].toSorted()).toEqual(personal.toSorted());
});
