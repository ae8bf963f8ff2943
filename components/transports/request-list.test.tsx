// A list shows its cards page by page, what stands there without any, and what it says when they did not come.
import { onlineManager } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { aSummary, renderOnDashboard } from "@/lib/testing/dashboard";
import type { RequestStatus } from "@/lib/transports/request-status";
import { EmptyTab } from "./empty-tab";
import { RequestList } from "./request-list";

const list = (status: RequestStatus) => (
  <RequestList filter={{ status }} empty={<EmptyTab status={status} />}>
    {(request) => request.deceasedName}
  </RequestList>
);

function answer(...answers: (() => Response)[]) {
  let asked = 0;
  vi.stubGlobal("fetch", (path: string) => {
    if (path === "/api/requests/counts") return Promise.resolve(Response.json({ pending: 0 }));
    const next = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return Promise.resolve(next?.() ?? Response.json([]));
  });
}

it.each<[RequestStatus, string]>([
  ["pending", "No Pending Requests"],
  ["active", "No Active Transports"],
  ["completed", "No Completed Transports"],
  ["declined", "No Declined Requests"],
])("without %s requests it says %s", async (status, title) => {
  answer(() => Response.json([]));
  renderOnDashboard(list(status));
  expect(await screen.findByRole("heading", { name: title })).toBeInTheDocument();
  const links = screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual(status === "pending" ? [["New Request", "/new-request"]] : []);
});

it("without a connection says why it shows nothing, and fills itself when it is back", async () => {
  answer(() => Response.json([aSummary()]));
  onlineManager.setOnline(false);
  try {
    renderOnDashboard(list("declined"));
    expect(await screen.findByText(/was not read before the connection was lost/)).toBeInTheDocument();
    expect(screen.queryByRole("status", { name: "Loading" })).not.toBeInTheDocument();
  } finally {
    onlineManager.setOnline(true);
  }
  expect(await screen.findByText("Rafael Ortega Luna")).toBeInTheDocument();
});

it("shows the layout while it loads, then the cards in their order", async () => {
  answer(() => Response.json([aSummary(), aSummary({ id: "b", deceasedName: "Minh-Chau Tran" })]));
  renderOnDashboard(list("pending"));
  expect(screen.getByRole("status", { name: "Loading" })).toBeInTheDocument();
  expect((await screen.findAllByRole("listitem")).map((item) => item.textContent)).toEqual([
    "Rafael Ortega Luna",
    "Minh-Chau Tran",
  ]);
});

it("says that the list did not load, and loads it on a second try", async () => {
  answer(
    () => Response.json({ error: "Something failed.", code: "internal" }, { status: 500 }),
    () => Response.json([aSummary()]),
  );
  renderOnDashboard(list("pending"));
  expect(await screen.findByRole("alert")).toHaveTextContent("The list did not load. Try again.");
  await userEvent.click(screen.getByRole("button", { name: /^Try again/ }));
  expect(await screen.findByRole("listitem")).toHaveTextContent("Rafael Ortega Luna");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("takes the focus when the last card has left with it", async () => {
  answer(
    () => Response.json([aSummary()]),
    () => Response.json([]),
  );
  const { client, container } = renderOnDashboard(list("pending"));
  await screen.findByRole("listitem");
  await client.invalidateQueries({ queryKey: ["/api/requests?status=pending&limit=25"] });
  await screen.findByRole("heading", { name: "No Pending Requests" });
  expect(container.firstElementChild).toHaveFocus();
});

/** A server with this many requests, newest first, that answers pages as the contract says. */
function serve(ids: string[]) {
  const asked: string[] = [];
  const server = { ids, asked, isDown: false };
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    if (server.isDown) return Promise.reject(new TypeError("Failed to fetch"));
    const query = new URL(path, "http://localhost").searchParams;
    const after = query.get("cursor");
    const from = after === null ? 0 : server.ids.indexOf(after) + 1;
    const page = server.ids.slice(from, from + Number(query.get("limit")));
    const last = page.at(-1);
    const hasMore = last !== undefined && server.ids.indexOf(last) < server.ids.length - 1;
    query.set("cursor", last ?? "");
    const headers = hasMore ? { Link: `</api/requests?${query.toString()}>; rel="next"` } : undefined;
    const cards = page.map((id) => aSummary({ id, deceasedName: `Agnes ${id}` }));
    return Promise.resolve(Response.json(cards, headers && { headers }));
  });
  return server;
}

const names = (count: number) => Array.from({ length: count }, (_, index) => String(count - index).padStart(3, "0"));
const shown = () => screen.getAllByRole("listitem").map((item) => item.textContent);
const showMore = () => userEvent.click(screen.getByRole("button", { name: /^Show more/ }));

it("shows 25 cards at a time, stands before the first new one, and says where the list ends", async () => {
  serve(names(60));
  renderOnDashboard(list("completed"));
  expect(await screen.findAllByRole("listitem")).toHaveLength(25);
  await showMore();
  await vi.waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(50));
  expect(screen.getAllByRole("listitem")[25]).toHaveFocus();
  await showMore();
  expect(await screen.findByText("That is the whole list, 60 requests.")).toBeInTheDocument();
  expect(shown()).toEqual(names(60).map((id) => `Agnes ${id}`));
  expect(screen.queryByRole("button")).toBeNull();
});

it("reads the next page when the foot of the list comes near", async () => {
  let near: (entries: { isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(hear: typeof near) {
        near = hear;
      }
      observe() {}
      disconnect() {}
    },
  );
  serve(names(30));
  renderOnDashboard(list("completed"));
  await screen.findAllByRole("listitem");
  near([{ isIntersecting: false }]);
  expect(screen.getAllByRole("listitem")).toHaveLength(25);
  near([{ isIntersecting: true }]);
  await vi.waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(30));
});

it("keeps what it has when the next page does not come, and tries again", async () => {
  const server = serve(names(40));
  renderOnDashboard(list("completed"));
  await screen.findAllByRole("listitem");
  server.isDown = true;
  await showMore();
  expect(await screen.findByRole("alert")).toHaveTextContent("The next requests did not load. Try again.");
  expect(screen.getAllByRole("listitem")).toHaveLength(25);
  server.isDown = false;
  await userEvent.click(screen.getByRole("button", { name: /^Try again/ }));
  await vi.waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(40));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("is read again to its whole depth in one call, with what came, left and moved down", async () => {
  const server = serve(names(60));
  const { client } = renderOnDashboard(list("completed"));
  await screen.findAllByRole("listitem");
  await showMore();
  await vi.waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(50));
  server.ids = ["new", ...names(60).filter((id) => id !== "058")];
  server.asked.length = 0;
  await client.invalidateQueries({ queryKey: ["/api/requests?status=completed&limit=25"] });
  expect(server.asked).toEqual(["/api/requests?status=completed&limit=50"]);
  await vi.waitFor(() => expect(shown()[0]).toBe("Agnes new"));
  expect(shown()).not.toContain("Agnes 058");
  await showMore();
  await screen.findByText("That is the whole list, 60 requests.");
  expect(shown()).toEqual(server.ids.map((id) => `Agnes ${id}`));
});

async function leave(id: string) {
  const server = serve(names(60));
  const { client } = renderOnDashboard(list("pending"));
  await screen.findAllByRole("listitem");
  server.ids = server.ids.filter((each) => each !== id);
  await client.invalidateQueries({ queryKey: ["/api/requests?status=pending&limit=25"] });
  await vi.waitFor(() => expect(shown()).not.toContain(`Agnes ${id}`));
  return server;
}

it.each([
  ["in the middle", "050", "Agnes 049"],
  ["at the foot of what is read", "036", "Agnes 035"],
])("lets a card go that leaves %s, and stands where it stood", async (_where, id, next) => {
  const server = await leave(id);
  expect(shown()).toEqual(server.ids.slice(0, 25).map((each) => `Agnes ${each}`));
  await vi.waitFor(() => expect(document.activeElement).toHaveTextContent(next));
});

it("leaves the focus where somebody works when another's card goes", async () => {
  const notes = document.body.appendChild(document.createElement("textarea"));
  notes.focus();
  await leave("050");
  expect(notes).toHaveFocus();
  notes.remove();
});
