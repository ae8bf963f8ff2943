// What tests of components call in place of the server's actions, as a browser does; each file says what they answer.
import { type Mock, vi } from "vitest";

const made = new Set<Mock>();

/** Named by vitest.config.ts for every action of a "use server" file: tests reach it by `vi.mocked` of the action. */
export function serverAction(name: string): Mock {
  const action = vi.fn<(...input: unknown[]) => unknown>(() => {
    throw new Error(`The test gave no answer to ${name}.`);
  });
  made.add(action);
  return action;
}

/** Forgets what a file had them answer. */
export function resetServerActions(): void {
  for (const action of made) action.mockReset();
}
