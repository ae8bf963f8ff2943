// An acceptance is shown before it is answered, and a refused one stands again where it stood.
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSummary, renderOnDashboard } from "@/lib/testing/dashboard";
import { acceptRequestAction } from "@/lib/transports/actions";
import { acceptAhead } from "./accept-ahead";
import { RequestCard } from "./request-card";
import { RequestList } from "./request-list";
import { RequestStats } from "./request-stats";

const people = [
  aSummary({ id: "c", deceasedName: "Cora Lind", createdAt: "2026-11-22T02:37:00.000Z" }),
  aSummary({ id: "b", deceasedName: "Bao Tran", createdAt: "2026-11-22T02:36:00.000Z" }),
  aSummary({ id: "a", deceasedName: "Ada Rowe", createdAt: "2026-11-22T02:36:00.000Z" }),
];
const counts = { pending: 3, active: 1, completed: 0, declined: 0, oldestPendingAt: null, lastAcceptedAt: null };

type Answer = Awaited<ReturnType<typeof acceptRequestAction>>;
const server = { accepted: new Set<string>(), answer: (_answer: Answer) => {} };

beforeEach(() => {
  vi.clearAllMocks();
  server.accepted.clear();
  vi.mocked(acceptRequestAction).mockImplementation(() => new Promise((resolve) => (server.answer = resolve)));
  vi.stubGlobal("fetch", (path: string) => {
    const gone = server.accepted.size;
    if (path === "/api/requests/counts") {
      return Promise.resolve(Response.json({ ...counts, pending: 3 - gone, active: 1 + gone }));
    }
    return Promise.resolve(Response.json(people.filter(({ id }) => !server.accepted.has(id))));
  });
});

const untilSettled = () => new Promise((resolve) => setTimeout(resolve, 500));
afterEach(untilSettled);

const names = () => screen.queryAllByRole("article").map((card) => card.getAttribute("aria-label"));
const figures = () => screen.getAllByRole("definition").map((figure) => figure.textContent);

async function accept(name: string) {
  const rendered = renderOnDashboard(
    <>
      <RequestStats />
      <RequestList filter={{ status: "pending" }} empty={null}>
        {(request) => <RequestCard request={request} />}
      </RequestList>
    </>,
  );
  await screen.findAllByRole("article");
  await screen.findByText("3");
  await userEvent.click(screen.getByRole("button", { name: `Accept ${name}` }));
  return rendered;
}

it("takes the card away and moves the counts at once, also while lists are read again", async () => {
  const { client } = await accept("Bao Tran");
  expect(names()).toEqual(["Cora Lind", "Ada Rowe"]);
  expect(figures().slice(0, 2)).toEqual(["2", "2"]);
  await client.refetchQueries({ queryKey: ["/api/requests?status=pending&limit=25"] });
  expect(names()).toEqual(["Cora Lind", "Ada Rowe"]);
  server.accepted.add("b");
  server.answer({ ok: true, data: aSummary({ id: "b", status: "active" }) as never });
  expect(await screen.findByText("Bao Tran now stands under Active.")).toBeInTheDocument();
  expect(names()).toEqual(["Cora Lind", "Ada Rowe"]);
  await waitFor(() => expect(figures().slice(0, 2)).toEqual(["2", "2"]));
});

it("puts a refused one back where it stood, and says why", async () => {
  await accept("Bao Tran");
  server.answer({
    ok: false,
    error: { code: "conflict", status: 409, message: "Only a business that this is offered to may accept it." },
  });
  expect(await screen.findByText(/^409: Only a business/)).toBeInTheDocument();
  expect(names()).toEqual(["Cora Lind", "Bao Tran", "Ada Rowe"]);
  expect(figures().slice(0, 2)).toEqual(["3", "1"]);
});

it("makes nothing younger that did not come from the server", async () => {
  const { client } = renderOnDashboard(<p />);
  const keys = [["/api/requests?status=pending&limit=25"], ["/api/requests/counts"]];
  client.setQueryData(keys[0] ?? [], { items: people, next: null }, { updatedAt: 1_000 });
  client.setQueryData(keys[1] ?? [], counts, { updatedAt: 2_000 });
  const ages = () => keys.map((key) => client.getQueryState(key)?.dataUpdatedAt);
  const settle = acceptAhead(client, aSummary({ id: "b" }));
  expect(client.getQueryData(keys[1] ?? [])).toMatchObject({ pending: 2, active: 2 });
  expect(ages()).toEqual([1_000, 2_000]);
  settle(true);
  expect(client.getQueryData(keys[0] ?? [])).toHaveProperty("items.length", 3);
  expect(ages()).toEqual([1_000, 2_000]);
});

it("takes the second click of a double click for the card that has left", async () => {
  await accept("Bao Tran");
  screen.getByRole("button", { name: "Accept Ada Rowe" }).click();
  expect(acceptRequestAction).toHaveBeenCalledExactlyOnceWith({ id: "b" });
  server.answer({ ok: false, error: { code: "conflict", status: 409, message: "No." } });
  await screen.findByText("409: No.");
  await untilSettled();
  await userEvent.click(screen.getByRole("button", { name: "Accept Ada Rowe" }));
  expect(acceptRequestAction).toHaveBeenLastCalledWith({ id: "a" });
  server.answer({ ok: false, error: { code: "conflict", status: 409, message: "No." } });
});
