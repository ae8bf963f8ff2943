// An answer is asked for once in its time, and a failure is not kept.
import { expect, it, vi } from "vitest";
import { at } from "./clock";
import { keepFor } from "./keep-for";

const nine = Date.parse("2026-11-22T03:00:00.000Z");
const after = <T>(milliseconds: number, work: () => Promise<T>) => at(new Date(nine + milliseconds), work);

it("asks once in its time, and again after it", async () => {
  const load = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
  const kept = keepFor(60_000, load);
  expect(await after(0, kept)).toBe(1);
  expect(await after(59_999, kept)).toBe(1);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await after(60_000, kept)).toBe(2);
  expect(load).toHaveBeenCalledTimes(2);
});

it("gives those who come while it is under way the same answer", async () => {
  let resolve = (_text: string) => {};
  const load = vi.fn<() => Promise<string>>(
    () =>
      new Promise<string>((done) => {
        resolve = done;
      }),
  );
  const kept = keepFor(60_000, load);
  const [first, second] = [after(0, kept), after(1, kept)];
  resolve("there");
  expect(await Promise.all([first, second])).toEqual(["there", "there"]);
  expect(load).toHaveBeenCalledTimes(1);
});

it("does not keep a failure", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("gone")).mockResolvedValueOnce("back");
  const kept = keepFor(60_000, load);
  await expect(after(0, kept)).rejects.toThrow("gone");
  expect(await after(1, kept)).toBe("back");
});
