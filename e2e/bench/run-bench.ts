// Runs a measurement and closes what it opened, however it ends.
import { onEnd } from "@/scripts/signals.mjs";

/** What is closed at the end, the last first. */
export type Closings = (() => Promise<unknown>)[];

/** `measure` answers whether the floors were held, which is the exit code. Does not return. */
export async function runBench(measure: (closings: Closings) => Promise<boolean>): Promise<never> {
  const closings: Closings = [];
  const stopped = new Promise<never>((_done, fail) => {
    void onEnd().then(() => fail(new Error("Stopped.")));
    // What fails unheard must not end the process before everything it started is ended.
    process.once("unhandledRejection", fail);
  });
  try {
    process.exitCode = (await Promise.race([measure(closings), stopped])) ? 0 : 1;
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    for (const close of closings.toReversed()) await close().catch((error: unknown) => console.error(error));
  }
  process.exit();
}
