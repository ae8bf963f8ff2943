// Places: what the list tells, how one is pinned by its address, the map or its figures, how one is changed, and how one is removed.
import { QueryClientProvider } from "@tanstack/react-query";
import { configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { dismissToast } from "@/components/hooks/use-toast";
import { makeQueryClient } from "@/components/layout/query-provider";
import type { RouteMapProps } from "@/components/maps/route-map";
import { Toaster } from "@/components/ui/toaster";
import type { PlaceDto, PositionDto } from "@/lib/businesses/dto";
import { evening } from "@/lib/testing/dashboard";
import { placesKey } from "./place-keys";
import { PlacesScreen } from "./places-screen";

// A form with a combobox is slow to draw where other work goes on.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 10_000 });

vi.mock("@/components/maps/route-map", () => ({
  RouteMap: ({ delivery, onPick }: RouteMapProps) => (
    <button type="button" onClick={() => onPick?.({ lat: 41.954_123_456, lng: -87.67 })}>
      {delivery === null ? "Map" : `Map of ${delivery.label}, ${delivery.precision}`}
    </button>
  ),
}));

const brendan: PlaceDto = {
  id: "p1",
  name: "St. Brendan",
  address: "4025 N Paulina St, Chicago, IL 60613",
  lat: 41.954,
  lng: -87.67,
  pinnedBy: "Marisol Vega",
  pinnedAt: "2026-11-22T02:37:00.000Z",
};

let stored: PlaceDto[];
let found: PositionDto | null;
let refused: Response | null;
const sent = vi.fn<(what: string, body: unknown) => void>();
beforeEach(() => {
  vi.clearAllMocks();
  dismissToast();
  [stored, found, refused] = [[brendan], null, null];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit) => {
    if (path.startsWith("/api/places/position")) return Response.json(found);
    if (path.startsWith("/api/places")) return Response.json([]);
    if (method === "GET") return Response.json(stored);
    sent(`${method} ${path}`, typeof body === "string" ? JSON.parse(body) : undefined);
    return refused ?? Response.json(brendan);
  });
});

function show() {
  const client = makeQueryClient();
  client.setQueryData(placesKey, stored);
  render(
    <QueryClientProvider client={client}>
      <PlacesScreen zone="America/Chicago" firstNow={evening} />
      <Toaster />
    </QueryClientProvider>,
  );
}

const list = () => screen.getByRole("region", { name: "Places" });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save Place" }));
const point = () => screen.getByRole("textbox", { name: "Point on the map" });

/** At the end of what stands there, at once: each key would draw the form again. */
async function paste(box: HTMLElement, text: string) {
  await userEvent.click(box);
  await userEvent.paste(text);
}

async function fill(address: string) {
  await userEvent.click(screen.getByRole("button", { name: "Add Place" }));
  await paste(screen.getByRole("textbox", { name: "Name" }), " Harlan ");
  await paste(screen.getByRole("combobox", { name: "Address" }), address);
}

it("tells where each is and who pinned it", () => {
  show();
  expect(within(list()).getByRole("heading", { name: "St. Brendan" })).toBeInTheDocument();
  expect(list()).toHaveTextContent("4025 N Paulina St, Chicago, IL 60613");
  expect(list()).toHaveTextContent("41.954, -87.67Marisol Vega, Nov 21, 8:37 PM");
});

it("says so where there is none", () => {
  stored = [];
  show();
  expect(within(list()).getByRole("heading", { name: "No places yet" })).toBeInTheDocument();
});

it("pins what was clicked on the map, where the address is known to its ZIP code only", async () => {
  found = { lat: 41.9, lng: -87.8, precision: "zip", near: "Oak Park, IL" };
  show();
  await fill("718 Lake St, 60301");
  expect(await screen.findByText(/^Only Oak Park, IL is known\./)).toBeInTheDocument();
  await save();
  expect(await screen.findByText("Set the place on the map.")).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Map of Oak Park, IL, zip" }));
  expect(point()).toHaveValue("41.954123, -87.67");
  expect(screen.getByRole("button", { name: "Map of Harlan, pin" })).toBeInTheDocument();
  await save();
  expect(await screen.findByText("Place Saved")).toBeInTheDocument();
  const body = { name: "Harlan", address: "718 Lake St, 60301", lat: 41.954_123, lng: -87.67 };
  expect(sent).toHaveBeenCalledExactlyOnceWith("POST /api/business-places", body);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("pins the door of an address that is known, unless another point is entered", async () => {
  found = { lat: 41.9, lng: -87.8, precision: "address", near: "Oak Park, IL" };
  show();
  await fill("718 Lake St, 60301");
  expect(await screen.findByText(/^Found by its address\./)).toBeInTheDocument();
  await paste(point(), "north");
  await save();
  expect(await screen.findByText("Enter latitude and longitude, like 41.95412, -87.67391.")).toBeInTheDocument();
  await userEvent.clear(point());
  await save();
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith("POST /api/business-places", {
      name: "Harlan",
      address: "718 Lake St, 60301",
      lat: 41.9,
      lng: -87.8,
    }),
  );
});

it("says why a place was refused, and keeps what was entered", async () => {
  const error = "There is a place called Harlan already. Remove it first.";
  refused = Response.json({ error, code: "conflict" }, { status: 409 });
  show();
  await fill("1 Nowhere Rd");
  expect(await screen.findByText(/^The address is not known\./)).toBeInTheDocument();
  await paste(point(), "41.9, -87.8");
  await save();
  expect(await screen.findByText(error)).toBeInTheDocument();
  expect(point()).toHaveValue("41.9, -87.8");
});

describe("a place that is edited", () => {
  const edit = async () => {
    await userEvent.click(screen.getByRole("button", { name: "Edit St. Brendan" }));
    const name = within(screen.getByRole("dialog", { name: "Edit St. Brendan" })).getByRole("textbox", {
      name: "Name",
    });
    await paste(name, ", dock");
  };
  const sentBody = () => sent.mock.calls[0]?.[1];

  it("keeps what nobody touched, to the last digit, and says which version was looked at", async () => {
    stored = [{ ...brendan, lat: 41.954_123_456_7 }];
    show();
    await edit();
    expect(point()).toHaveValue("41.954123, -87.67");
    await save();
    expect(await screen.findByText("Place Updated")).toBeInTheDocument();
    const { id, pinnedBy: _unused, ...kept } = { ...brendan, name: "St. Brendan, dock", lat: 41.954_123_456_7 };
    expect(sent).toHaveBeenCalledExactlyOnceWith(`PUT /api/business-places/${id}`, kept);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("goes to another point, and without one to the door of its address", async () => {
    show();
    await edit();
    await userEvent.click(screen.getByRole("button", { name: /^Map of St. Brendan, dock, pin/ }));
    expect(point()).toHaveValue("41.954123, -87.67");
    found = { lat: 41.9, lng: -87.8, precision: "address", near: "Oak Park, IL" };
    await userEvent.clear(point());
    await paste(screen.getByRole("combobox", { name: "Address" }), " 2");
    expect(await screen.findByText(/^Found by its address\./)).toBeInTheDocument();
    await save();
    await waitFor(() => expect(sentBody()).toMatchObject({ lat: 41.9, lng: -87.8 }));
  });

  it("says who changed it meanwhile, and keeps what was entered", async () => {
    const error = "Deshawn Avery changed St. Brendan meanwhile. Look at it again before you change it.";
    refused = Response.json({ error, code: "conflict" }, { status: 409 });
    show();
    await edit();
    await save();
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("St. Brendan, dock");
  });
});

it("removes one after a question", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Remove St. Brendan" }));
  const dialog = screen.getByRole("dialog", { name: "Remove St. Brendan?" });
  stored = [];
  await userEvent.click(within(dialog).getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Place Removed")).toBeInTheDocument();
  expect(sent).toHaveBeenCalledExactlyOnceWith("DELETE /api/business-places/p1", undefined);
  expect(await screen.findByRole("heading", { name: "No places yet" })).toBeInTheDocument();
});
