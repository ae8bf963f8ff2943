// What every journey has at hand: people signed in on either server, callers, and the database itself.
import { test as base, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import pg from "pg";
import type { Person } from "./people";
import { databaseUrl, federatedServer, localServer } from "./servers";
import { Caller, type Session, signIn } from "./sessions";

interface OpenOptions extends BrowserContextOptions {
  /** The second server process instead of the first. */
  onSecondServer?: boolean;
  /** A session of its own, which may be ended without harm to other tests. */
  isFresh?: boolean;
}

interface Fixtures {
  /** A page nobody is signed in on. */
  visitor(options?: OpenOptions): Promise<Page>;
  /** A page on which `person` is signed in. */
  as(person: Person, options?: OpenOptions): Promise<Page>;
  /** The contract's calls as `person` makes them. */
  caller(person: Person, onSecondServer?: boolean): Promise<Caller>;
}

interface WorkerFixtures {
  /** The database under test. */
  database: pg.Pool;
  sessions: (person: Person, address: string) => Promise<Session>;
}

/** Errors of a page's scripts, and whatever its Content-Security-Policy had to stop, fail the test. */
function watch(page: Page, problems: string[]): void {
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) problems.push(`${page.url()}: ${message.text()}`);
  });
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  database: [
    async ({ browserName: _unused }, provide) => {
      const pool = new pg.Pool({ connectionString: databaseUrl(), max: 4 });
      await provide(pool);
      await pool.end();
    },
    { scope: "worker" },
  ],
  sessions: [
    async ({ browserName: _unused }, provide) => {
      const kept = new Map<string, Promise<Session>>();
      await provide((person, address) => {
        const key = `${person} ${address}`;
        const session = kept.get(key) ?? signIn(person, address);
        kept.set(key, session);
        return session;
      });
    },
    { scope: "worker" },
  ],
  visitor: async ({ browser }, provide) => {
    const contexts: { close(): Promise<void> }[] = [];
    const problems: string[] = [];
    await provide(async ({ onSecondServer = false, isFresh: _unused, ...options } = {}) => {
      const baseURL = onSecondServer ? federatedServer() : localServer();
      const context = await browser.newContext({ baseURL, ...options });
      contexts.push(context);
      const page = await context.newPage();
      watch(page, problems);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(problems).toEqual([]);
  },
  as: async ({ visitor, sessions }, provide) => {
    await provide(async (person, options = {}) => {
      const address = options.onSecondServer ? federatedServer() : localServer();
      const storageState = await (options.isFresh ? signIn : sessions)(person, address);
      return visitor({ ...options, storageState });
    });
  },
  caller: async ({ sessions }, provide) => {
    await provide(async (person, onSecondServer = false) => {
      const address = onSecondServer ? federatedServer() : localServer();
      return new Caller(address, await sessions(person, address));
    });
  },
});

export { expect };
