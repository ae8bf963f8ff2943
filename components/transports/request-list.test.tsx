// A tab shows its cards, what stands there without any, and what it says when they did not come.
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { aSummary, renderOnDashboard } from "@/lib/testing/dashboard";
import type { RequestStatus } from "@/lib/transports/request-status";
import { RequestList } from "./request-list";

const list = (status: RequestStatus) => <RequestList status={status}>{(request) => request.deceasedName}</RequestList>;

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

it("takes the focus when the card that held it has left", async () => {
  answer(
    () => Response.json([aSummary(), aSummary({ id: "b" })]),
    () => Response.json([aSummary()]),
  );
  const { client } = renderOnDashboard(list("pending"));
  await screen.findAllByRole("listitem");
  await client.invalidateQueries({ queryKey: ["/api/requests?status=pending"] });
  await vi.waitFor(() => expect(screen.getByRole("listitem").closest("ul")?.parentElement).toHaveFocus());
});
