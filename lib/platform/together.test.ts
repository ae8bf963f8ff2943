// Questions that come at one time go together, each with its own answer.
import { expect, it, vi } from "vitest";
import { together } from "./together";

/** Longer than any test, milliseconds. */
const forLong = 600_000;

/** Asks whose answers come when the test lets them. */
function held(options: { atOnce: number; patienceMs: number; most: number; apart?: (key: string) => string }) {
  const asked: string[][] = [];
  const release: ((error?: Error) => void)[] = [];
  const ask = together<string, string>(async (keys) => {
    asked.push(keys);
    await new Promise<void>((done, fail) => release.push((error) => (error ? fail(error) : done())));
    return keys.map((key) => key.toUpperCase());
  }, options);
  return { ask, asked, release };
}

it("asks alone at once, and together for what comes meanwhile", async () => {
  const { ask, asked, release } = held({ atOnce: 2, patienceMs: forLong, most: 10 });
  const answers = ["a", "b", "c", "b"].map(ask);
  expect(asked).toEqual([["a"]]);
  release[0]?.();
  await vi.waitFor(() => expect(asked).toEqual([["a"], ["b", "c", "b"]]));
  release[1]?.();
  expect(await Promise.all(answers)).toEqual(["A", "B", "C", "B"]);
  const later = ask("d");
  await vi.waitFor(() => expect(asked[2]).toEqual(["d"]));
  release[2]?.();
  expect(await later).toBe("D");
});

it("has no others wait for one that is held up, and no more together or at once than may be", async () => {
  const { ask, asked, release } = held({ atOnce: 2, patienceMs: 1, most: 2 });
  const answers = ["a", "b", "c", "d", "e"].map(ask);
  expect(asked).toEqual([["a"]]);
  await vi.waitFor(() => expect(asked).toEqual([["a"], ["b", "c"]]));
  release[1]?.();
  await vi.waitFor(() => expect(asked[2]).toEqual(["d", "e"]));
  const later = ask("f");
  release[0]?.();
  await vi.waitFor(() => expect(asked[3]).toEqual(["f"]));
  for (const done of release) done();
  expect(await Promise.all([...answers, later])).toEqual(["A", "B", "C", "D", "E", "F"]);
});

it("keeps what belongs apart in its order", async () => {
  const { ask, asked, release } = held({ atOnce: 2, patienceMs: forLong, most: 10, apart: (key) => key.slice(0, 1) });
  const answers = ["x", "a1", "b1", "a2", "b2"].map(ask);
  for (let turn = 0; turn < 3; turn += 1) {
    await vi.waitFor(() => expect(release).toHaveLength(turn + 1));
    release[turn]?.();
  }
  await Promise.all(answers);
  expect(asked).toEqual([["x"], ["a1", "b1"], ["a2", "b2"]]);
});

it("asks each alone where they failed together, and goes on", async () => {
  const asked: string[][] = [];
  const ask = together<string, string>(
    async (keys) => {
      asked.push(keys);
      await Promise.resolve();
      if (keys.includes("bad")) throw new Error("no answer");
      return keys.map((key) => key.toUpperCase());
    },
    { atOnce: 2, patienceMs: forLong, most: 10 },
  );
  const answers = ["a", "b", "bad", "c"].map((key) => ask(key).catch((error: Error) => error.message));
  expect(await Promise.all(answers)).toEqual(["A", "B", "no answer", "C"]);
  expect(asked).toEqual([["a"], ["b", "bad", "c"], ["b"], ["bad"], ["c"]]);
  expect(await ask("d")).toBe("D");
});
