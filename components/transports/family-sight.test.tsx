// What the family sees of a drive, as a coordinator changes it.
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aSummary, renderOnDashboard } from "@/lib/testing/dashboard";
import { pauseFamilyMapAction, resumeFamilyMapAction } from "@/lib/transports/actions";
import type { RequestDto } from "@/lib/transports/dto";
import { FamilySight } from "./family-sight";
import { useRequest } from "./transport-data";

const { id } = aSummary();
/** What the server knows, as its calls answer it. */
let request: RequestDto;
let isRefused = false;
const sent: [string, unknown][] = [];

async function serve(input: unknown, init?: RequestInit): Promise<Response> {
  const path = String(input);
  if (path === "/api/driver-naming") {
    sent.push([init?.method ?? "GET", typeof init?.body === "string" ? JSON.parse(init.body) : null]);
    if (isRefused) {
      const error = "Only a coordinator of the company may change this.";
      return Response.json({ error, code: "forbidden" }, { status: 403 });
    }
    request = { ...request, namesDriverToFamilies: true };
    return Response.json({ namesDriverToFamilies: true });
  }
  return Response.json(request);
}

beforeEach(() => {
  vi.clearAllMocks();
  isRefused = false;
  sent.length = 0;
  request = {
    ...aSummary({ status: "active", caseId: "CHI-202611-7QF3K-9TX2M", may: ["issueAccess"] }),
    familyMapPausedAt: null,
    namesDriverToFamilies: false,
  } as RequestDto;
  vi.stubGlobal("fetch", vi.fn<typeof fetch>(serve));
  const answerWith = (familyMapPausedAt: string | null) => async () => {
    request = { ...request, familyMapPausedAt };
    return { ok: true, data: request } as const;
  };
  vi.mocked(pauseFamilyMapAction).mockImplementation(answerWith("2026-11-22T03:12:00.000Z"));
  vi.mocked(resumeFamilyMapAction).mockImplementation(answerWith(null));
});

/** As the dialog shows it, once the request is read. */
function Sight() {
  const { data } = useRequest(id);
  return data ? <FamilySight request={data} instant={(iso) => iso.slice(11, 16)} /> : <p>Reading</p>;
}

const show = () => renderOnDashboard(<Sight />);
const box = (name: string) => screen.findByLabelText(name);
const map = () => box("The map of this transport");
const naming = () => box("Families may read the driver's first name");

it("pauses the map of the case, and says since when", async () => {
  show();
  await userEvent.click(await map());
  expect(await screen.findByText("Map Paused")).toBeInTheDocument();
  expect(pauseFamilyMapAction).toHaveBeenCalledExactlyOnceWith({ id });
  expect(await map()).not.toBeChecked();
  expect(await map()).toHaveAccessibleDescription(
    "Paused since 03:12. The family sees neither the map nor the position.",
  );
});

it("shows a paused map again", async () => {
  request = { ...request, familyMapPausedAt: "2026-11-22T03:12:00.000Z" };
  show();
  await userEvent.click(await map());
  expect(await screen.findByText("Map Shown Again")).toBeInTheDocument();
  expect(resumeFamilyMapAction).toHaveBeenCalledExactlyOnceWith({ id });
  expect(await map()).toBeChecked();
});

it("stays as it is where the server refuses, and says why", async () => {
  const message = "The family's map was paused at 9:04 PM already.";
  vi.mocked(pauseFamilyMapAction).mockResolvedValue({ ok: false, error: { code: "conflict", status: 409, message } });
  show();
  await userEvent.click(await map());
  expect(await screen.findByText(`409: ${message}`)).toBeInTheDocument();
  expect(await map()).toBeChecked();
});

it("lets families read the driver's first name, for all cases of the company", async () => {
  show();
  expect(await naming()).not.toBeChecked();
  expect(await naming()).toHaveAccessibleDescription(/^This holds for all cases of your company\./);
  await userEvent.click(await naming());
  expect(await screen.findByText("First Names Shown")).toBeInTheDocument();
  expect(sent).toEqual([["PUT", { namesDriverToFamilies: true }]]);
  await waitFor(async () => expect(await naming()).toBeChecked());
});

it("tells a driver that this is for coordinators", async () => {
  isRefused = true;
  show();
  await userEvent.click(await naming());
  expect(await screen.findByText("403: Only a coordinator of the company may change this.")).toBeInTheDocument();
  await waitFor(async () => expect(await naming()).not.toBeChecked());
});

it("offers neither where there is nothing to decide: it is over, and another company carries it", async () => {
  request = { ...request, status: "completed", namesDriverToFamilies: null };
  show();
  await waitFor(() => expect(screen.queryByText("Reading")).toBeNull());
  expect(screen.queryByRole("checkbox")).toBeNull();
});
