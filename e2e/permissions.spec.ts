// Executes the permission table: every call and every screen, asked by everybody.
import { exportedMethods, listDoors } from "./doors";
import { expect, test } from "./fixtures";
import { Cases, type Given } from "./permission-cases";
import { type Actor, actors, type Row, table } from "./permission-table";
import { localServer } from "./servers";

let cases: Cases;
test.beforeAll(async ({ database }) => {
  cases = await Cases.open(localServer(), database);
});

test("every call and every screen has its row, and no row stands for nothing", () => {
  const rows = [...new Set(table.map(({ door }) => door))];
  expect(rows.toSorted()).toEqual(listDoors().toSorted());
});

test("no call escapes the table by the way in which it is exported", () => {
  const told = {
    "export const GET = answer;": ["GET"],
    "export const dynamic = 'force-dynamic';\nexport async function POST() {}": ["POST"],
    "export {\n  answer as DELETE,\n  answer as GET,\n};": ["GET", "DELETE"],
    'export { PUT } from "./other";': ["PUT"],
  };
  for (const [text, methods] of Object.entries(told)) expect(exportedMethods(text)).toEqual(methods);
  const untold = [
    "export const { GET, POST } = handlers;",
    "export const {\n  GET,\n} = handlers;",
    'export const GET = answer;\nexport * from "./other";',
    "export const GET = answer; export const POST = answer;",
    "  export const GET = answer;",
    "export let GET = answer;",
    "export const [GET] = handlers;",
    "export default answer;",
    "export const GET = answer;\nexport const OPTIONS = answer;",
    "export {};",
    "const GET = answer;",
  ];
  for (const text of untold) expect(() => exportedMethods(text), text).toThrow(/route/);
});

const methodOf = ({ door }: Row) => (door.startsWith("/") ? "GET" : (door.split(" ")[0] ?? ""));

function pathOf({ door, by = "request", rest = "", period = "" }: Row, given: Given): string {
  const ids = { request: given.requestId, route: given.routeId, case: given.caseId };
  const named = door.slice(door.indexOf("/")).replace("[id]", ids[by]).replace("[routeId]", given.routeId);
  const path = named.replace("[caseId]", given.caseId).replace("[period]", period);
  return path.includes("[...") ? path.replace(/\[\.\.\.\w+\]/, rest) : path + rest;
}

/** What `actor` is answered, in the table's words. */
async function ask(row: Row, actor: Actor, expected: string): Promise<string> {
  const method = methodOf(row);
  const changes = method !== "GET" && expected.startsWith("2");
  const given = await cases.given(row.state, actor, changes);
  const headers = {
    Cookie: await cases.cookie(actor, given, row.endsSession === true),
    Origin: localServer(),
    ...(row.sends && { "Content-Type": "application/json" }),
  };
  const gone = new AbortController();
  const answer = await fetch(localServer() + pathOf(row, given), {
    method,
    headers,
    redirect: "manual",
    signal: gone.signal,
    ...(row.sends && { body: JSON.stringify(row.sends) }),
  });
  const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream");
  const text = isStream ? "" : await answer.text();
  gone.abort();
  if (answer.status >= 300) expect.soft(text, "a refusal tells nothing of the case").not.toContain(given.name);
  if (answer.status === 307) expect.soft(answer.headers.get("location")).toMatch(row.to ?? /^nowhere$/);
  const tells = /[+-]$/.test(expected) ? (text.includes(given.name) ? "+" : "-") : "";
  return `${answer.status}${tells}`;
}

for (const [index, row] of table.entries()) {
  test(`${index + 1} ${row.door}, ${row.state}`, async () => {
    expect(row.answers).toHaveLength(actors.length);
    const answers = await Promise.all(
      actors.map(async (actor, column) => {
        const expected = row.answers[column] ?? ".";
        return expected === "." ? expected : ask(row, actor, expected);
      }),
    );
    const inWords = (list: readonly string[]) =>
      Object.fromEntries(actors.map((actor, column) => [actor, list[column]]));
    expect(inWords(answers)).toEqual(inWords(row.answers));
  });
}
