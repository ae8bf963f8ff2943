// What may come in: the payload's 39 fields as the specification names them, the 17 that a first call tells besides, and every way they can be wrong.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  accessBody,
  cancelBody,
  cancelRequestInput,
  deliveryBody,
  listRequestsQuery,
  requestFields,
  requestIdInput,
  requestPayload,
  statusBody,
  suspendBody,
  suspendRequestInput,
} from "./schema";

const specified =
  "pickupLocation, deliveryLocation, contactName, contactPhone, requestedDate, requestedTime, notes, callReceivedAt, businessId, deceasedName, dateOfBirth, dateOfDeath, weight, isDeceasedReady, isVeteran, covidStatus, callerName, callerPhone, callerIdPhone, callerType, callerRelationship, deceasedLocation, locationName, locationAddress, locationCounty, locationPhone, locationFloor, locationRoom, isFamilyThere, dateOfPassing, timeOfPassing, attendingDoctor, doctorPhone, nokName, nokRelationship, nokPhone, nokAddress, isPrearranged, destinationFuneralHome";
const more =
  "age, sex, height, homeAddress, nokAltPhone, pronouncedBy, certifyingDoctor, certifyingDoctorPhone, hospiceName, isCoronerCase, coronerCaseNumber, isDonor, stairsOrObstacles, crewNeeded, infectionPrecautions, releaseAuthorizedBy, embalmingPermission";
const places = { pickupLocation: "4025 N Paulina St", deliveryLocation: "718 Lake St" };
const id = "0f8fad5b-d9cb-469f-a165-70867728950e";

/** The sentences by field; empty when the value is fine. */
function sentences(schema: z.ZodType, value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join(".") || issue.code, issue.message]));
}

describe("a new request", () => {
  it("has the 39 fields of the specification, in its order, then 17 more", () => {
    expect(requestFields).toHaveLength(39 + 17);
    expect(requestFields.join(", ")).toBe(`${specified}, ${more}`);
  });

  it("needs the two locations only", () => {
    expect(requestPayload.parse(places)).toEqual(places);
    expect(sentences(requestPayload, {})).toEqual({
      pickupLocation: "Pickup location is required.",
      deliveryLocation: "Delivery location is required.",
    });
    expect(sentences(requestPayload, { pickupLocation: " \n", deliveryLocation: "" })).toEqual(
      sentences(requestPayload, {}),
    );
  });

  const optional = requestFields.filter((name) => !(name in places));
  const free = optional.filter((name) => name !== "businessId");

  it.each(optional)("%s blank is absent", (name) => {
    expect(requestPayload.parse({ ...places, [name]: "  \t " })).toEqual(places);
    expect(requestPayload.parse({ ...places, [name]: "" })).toEqual(places);
  });

  it.each(free)("%s is trimmed free text", (name) => {
    expect(requestPayload.parse({ ...places, [name]: "  Zoë 張 👨‍👩‍👧 02-30-2026 " })).toEqual({
      ...places,
      [name]: "Zoë 張 👨‍👩‍👧 02-30-2026",
    });
  });

  it.each(requestFields)("%s refuses what PostgreSQL cannot hold, and what is no text", (name) => {
    const wrong = ["a\u0000b", "\u0007", "\ud800", "x\udc00y", 5, null, true, ["a"], { contains: "" }];
    for (const value of wrong)
      expect(Object.keys(sentences(requestPayload, { ...places, [name]: value }))).toEqual([name]);
  });

  it.each(free)("%s is bounded", (name) => {
    const isLong = /^(?:deceasedLocation|locationAddress|nokAddress|homeAddress|stairsOrObstacles)$/.test(name);
    const most = name === "notes" ? 8000 : isLong ? 500 : 200;
    expect(sentences(requestPayload, { ...places, [name]: "x".repeat(most) })).toEqual({});
    expect(sentences(requestPayload, { ...places, [name]: "x".repeat(most + 1) })).toEqual({
      [name]: `At most ${most.toLocaleString("en-US")} characters.`,
    });
  });

  it("keeps line breaks and tabs in notes", () => {
    expect(requestPayload.parse({ ...places, notes: "Ring twice.\r\n\tSide door." }).notes).toBe(
      "Ring twice.\r\n\tSide door.",
    );
  });

  it("refuses a key it does not know", () => {
    for (const key of ["status", "ownerId", "id", "caseId"]) {
      expect(requestPayload.safeParse({ ...places, [key]: "x" }).success).toBe(false);
    }
    const text = '{"pickupLocation":"a","deliveryLocation":"b","__proto__":{"status":"active"}}';
    expect(requestPayload.safeParse(JSON.parse(text)).success).toBe(false);
  });

  it("names a business by its id", () => {
    expect(requestPayload.parse({ ...places, businessId: ` ${id} ` }).businessId).toBe(id);
    expect(sentences(requestPayload, { ...places, businessId: "Lakeside" })).toEqual({
      businessId: "This business is not on the list.",
    });
  });

  it("answers well-formed text, or refuses", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const read = requestPayload.safeParse({ ...places, nokName: text }).data?.nokName;
        return (
          read === undefined ||
          (read === text.trim() && read !== "" && !read.includes("\u0000") && encodeURIComponent(read) !== "")
        );
      }),
    );
  });
});

describe("a status change", () => {
  it.each(["pending", "completed", "cancelled", "ACTIVE", "", null, undefined, 1, ["active"]])(
    "%j is refused",
    (status) => {
      expect(sentences(statusBody, { status })).toEqual({ status: 'The status may be set to "active" or "declined".' });
    },
  );

  it("takes active with an owner, and declined", () => {
    expect(statusBody.parse({ status: "active", ownerId: id })).toEqual({ status: "active", ownerId: id });
    expect(statusBody.parse({ status: "declined" })).toEqual({ status: "declined" });
    expect(sentences(statusBody, { status: "active", ownerId: "me" })).toEqual({ ownerId: "This is not an id." });
  });
});

describe("a completed delivery", () => {
  it.each([false, undefined, null, "true", 1])("deceasedReceived %j is refused", (deceasedReceived) => {
    expect(sentences(deliveryBody, { deceasedReceived })).toEqual({
      deceasedReceived: "Must confirm deceased was received",
    });
  });

  it("omits empty text", () => {
    const given = { deceasedReceived: true, recipientName: " ", deliveryNotes: "", personalEffectsNotes: "\t" };
    expect(deliveryBody.parse(given)).toEqual({
      deceasedReceived: true,
      personalEffectsTransferred: false,
      afterHoursDelivery: false,
    });
  });

  it("wants real booleans", () => {
    expect(sentences(deliveryBody, { deceasedReceived: true, afterHoursDelivery: "yes" })).toEqual({
      afterHoursDelivery: "This must be true or false.",
    });
  });
});

describe.each([
  ["the call", suspendBody, cancelBody, {}],
  ["the action", suspendRequestInput, cancelRequestInput, { id }],
])("suspending and cancelling by %s", (_door, suspend, cancel, key) => {
  const reasonRequired = { reason: "Reason Required. Please provide a reason for this action." };
  const amountRequired = { feeAmount: "Amount Required. Please enter a valid partial fee amount." };
  const partial = (feeAmount: unknown) => ({ ...key, reason: "Flat tire", feeStatus: "partial", feeAmount });

  it.each([undefined, null, "", " \n\t ", "\u202E", 5])("the reason %j is none", (reason) => {
    expect(sentences(suspend, { ...key, reason })).toEqual(reasonRequired);
    expect(sentences(cancel, { ...key, reason, feeStatus: "none" })).toEqual(reasonRequired);
  });

  it("the reason is trimmed, and bounded", () => {
    expect(suspend.parse({ ...key, reason: "  Flat tire " })).toEqual({ ...key, reason: "Flat tire" });
    expect(suspend.parse({ ...key, reason: "x".repeat(2_000) })).toMatchObject({ reason: "x".repeat(2_000) });
    for (const reason of ["x".repeat(2_001), "a\u0000b"]) {
      expect(Object.keys(sentences(suspend, { ...key, reason }))).toEqual(["reason"]);
    }
  });

  it.each([0.01, 0.07, 1.1, 19.99, 120, 120.5, 1_000_000])("a partial fee of $%d is one", (feeAmount) => {
    expect(cancel.parse(partial(feeAmount))).toEqual(partial(feeAmount));
  });

  it.each([undefined, null, 0, -0, -1, 10.001, 0.1 + 0.2, 0.001, Number.NaN, Infinity, "120", "", [5], true])(
    "a partial fee of %j is none",
    (feeAmount) => {
      expect(sentences(cancel, partial(feeAmount))).toEqual(amountRequired);
    },
  );

  it("a partial fee without an amount, and one beyond all fees, are refused", () => {
    const { feeAmount: _none, ...without } = partial(0);
    expect(sentences(cancel, without)).toEqual(amountRequired);
    for (const feeAmount of [1_000_000.01, 1e300]) {
      expect(sentences(cancel, partial(feeAmount))).toEqual({ feeAmount: "At most $1,000,000." });
    }
  });

  it.each(["full", "none"])("a %s fee has no amount", (feeStatus) => {
    expect(cancel.parse({ ...key, reason: "x", feeStatus })).toEqual({ ...key, reason: "x", feeStatus });
    expect(sentences(cancel, { ...key, reason: "x", feeStatus, feeAmount: 5 })).toEqual({
      feeAmount: "An amount goes with a partial fee only.",
    });
  });

  it.each([undefined, null, "", "half", "FULL"])("the fee %j is none of the three", (feeStatus) => {
    expect(sentences(cancel, { ...key, reason: "x", feeStatus })).toEqual({
      feeStatus: 'The fee is "full", "partial" or "none".',
    });
  });

  it("a key it does not know is refused", () => {
    expect(suspend.safeParse({ ...key, reason: "x", status: "pending" }).success).toBe(false);
    expect(cancel.safeParse({ ...key, reason: "x", feeStatus: "none", feeCents: 5 }).success).toBe(false);
  });
});

describe("family access", () => {
  it.each(["1234", "12345", "123456", " 1234 "])("a PIN %j is fine", (pin) => {
    expect(accessBody.parse({ pin })).toEqual({ pin: pin.trim() });
  });

  it.each(["", "   "])("a blank PIN %j is none", (pin) => {
    expect(accessBody.parse({ pin }).pin).toBeUndefined();
  });

  it.each(["123", "1234567", "12a4", "12 34", "१२३४", "-1234", "12.4"])("a PIN %j is refused", (pin) => {
    expect(sentences(accessBody, { pin })).toEqual({ pin: "The PIN must be 4 to 6 digits." });
  });

  it("a PIN that is no text is refused", () => {
    expect(sentences(accessBody, { pin: 1234 })).toEqual({ pin: "The PIN must be text." });
  });
});

it("ids are UUIDs and nothing else", () => {
  expect(requestIdInput.parse({ id })).toEqual({ id });
  for (const wrong of ["1", "", `${id}x`, { contains: "" }, [id], null]) {
    expect(sentences(requestIdInput, { id: wrong })).not.toEqual({});
  }
});

it("a list's limit is 1 to 200", () => {
  expect(listRequestsQuery.parse({})).toEqual({ limit: 200 });
  expect(listRequestsQuery.parse({ status: "active", limit: "25" })).toEqual({ status: "active", limit: 25 });
  for (const limit of ["0", "201", "1.5", "x", ["1", "2"]]) {
    expect(Object.keys(sentences(listRequestsQuery, { limit }))).toEqual(["limit"]);
  }
  expect(sentences(listRequestsQuery, { status: "open" })).toEqual({ status: "This is not a status." });
});
