// How a link is sealed, and what the seal notices.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson, digestPayload, faultOf, firstPrevHash, newSalt, seal, type StoredLink } from "./chain";

const payload = { by: "Ana Ruiz", fields: { nokName: "Elena" } };
const salt = "00112233445566778899aabbccddeeff";

function link(more: Partial<StoredLink> = {}): StoredLink {
  const fields = {
    chain: "c",
    seq: 1,
    type: "request.created",
    at: "2026-11-22T03:04:00.000Z",
    actorKind: "business",
    actorId: "a",
    businessId: "b",
    requestId: "c",
    payloadDigest: digestPayload(payload, salt),
    prevHash: firstPrevHash,
  };
  return { ...fields, ...seal(fields), payload, salt, erased: false, ...more };
}

const start = { seq: 0, hash: firstPrevHash };

it("holds when nothing was touched", () => {
  expect(faultOf(link(), start)).toBeNull();
});

describe("notices", () => {
  it.each([
    [{ seq: 2 }, "link 1 is missing"],
    [{ prevHash: "f".repeat(64) }, "it does not follow the link before it"],
    [{ hash: "f".repeat(64) }, "its hash does not match its sealed text"],
    [{ canonical: "{}" }, "its hash does not match its sealed text"],
    [{ type: "request.declined" }, "its columns do not match its sealed text"],
    [{ at: "2026-11-22T03:04:00.001Z" }, "its columns do not match its sealed text"],
    [{ actorKind: "family" }, "its columns do not match its sealed text"],
    [{ actorId: null }, "its columns do not match its sealed text"],
    [{ businessId: "x" }, "its columns do not match its sealed text"],
    [{ requestId: null }, "its columns do not match its sealed text"],
    [{ chain: "d" }, "its columns do not match its sealed text"],
    [{ payloadDigest: "0" }, "its columns do not match its sealed text"],
    [{ payload: { ...payload, by: "Ben Cole" } }, "its payload was changed"],
    [{ payload: null }, "its payload was changed"],
    [{ salt: null }, "its payload was changed"],
    [{ salt: "0" }, "its payload was changed"],
  ] satisfies [Partial<StoredLink>, string][])("%j: %s", (change, sentence) => {
    expect(faultOf(link(change), start)).toBe(sentence);
  });

  it("a text and its hash changed together, through the link that follows", () => {
    const forged = { ...link(), type: "request.declined" };
    const { canonical: _c, hash: _h, payload: _p, salt: _s, erased: _e, ...fields } = forged;
    const resealed = { ...forged, ...seal(fields) };
    expect(faultOf(resealed, start)).toBeNull();
    expect(faultOf(link({ seq: 2, prevHash: link().hash }), { seq: 1, hash: resealed.hash })).toBe(
      "it does not follow the link before it",
    );
  });
});

it("holds when a payload was erased", () => {
  expect(faultOf(link({ payload: null, salt: null, erased: true }), start)).toBeNull();
});

it("writes equal values as equal texts, whatever the order of keys and the way through JSON", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const turned = JSON.parse(JSON.stringify(value), (_, held: unknown) =>
        held && typeof held === "object" && !Array.isArray(held)
          ? Object.fromEntries(Object.entries(held).toReversed())
          : held,
      ) as unknown;
      return canonicalJson(turned) === canonicalJson(value);
    }),
  );
  expect(canonicalJson({ b: 1, a: [{ d: null, c: undefined }] })).toBe('{"a":[{"d":null}],"b":1}');
});

it("digests the same payload differently under another salt", () => {
  expect(newSalt()).toMatch(/^[0-9a-f]{32}$/);
  expect(digestPayload(payload, newSalt())).not.toBe(digestPayload(payload, newSalt()));
});
