// A first call, what a reader answers of it, and the hands that paste it into the request form.
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { dismissToast } from "@/components/hooks/use-toast";
import { RequestForm } from "@/components/intake/request-form";
import { AppProviders } from "@/components/layout/app-providers";
// The product fetches it after the screen; here its file is to be there before the clock stands still.
import "@/components/ui/toaster";
import type { ExplainedIntake } from "@/lib/intake/schema";

export const business = { id: "7d1c6c1e-6e0f-4a52-9a55-2f4a7d0c1a11", name: "Lakeshore Removal" };
export const pickup = "4025 N Paulina St, Chicago, IL 60613";
export const secret = "987-65-4321";
export const text = `for lakeshore removl, taken 11/21/26 9:02 PM
decedent ORTEGA LUNA, RAFAEL 180# SSN ${secret}
4025 N Paulina St, 4th floor rm 412B, desk says 418
wife Carmen Luna at bedside, bring to Ashgrove`;

export const spanOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
const sure = (words: string) => ({ ...spanOf(words), confidence: 0.9 });

export const explained: ExplainedIntake = {
  fields: {
    businessId: business.id,
    callReceivedAt: "2026-11-21T21:02",
    deceasedName: "Rafael Ortega Luna",
    weight: "180lbs",
    pickupLocation: pickup,
    deliveryLocation: "Ashgrove",
    nokName: "Carmen Luna",
    isFamilyThere: "YES",
  },
  evidence: {
    businessId: sure("lakeshore removl"),
    callReceivedAt: sure("11/21/26 9:02 PM"),
    deceasedName: sure("ORTEGA LUNA, RAFAEL"),
    weight: sure("180#"),
    pickupLocation: sure("4025 N Paulina St"),
    deliveryLocation: sure("Ashgrove"),
    nokName: sure("Carmen Luna"),
    isFamilyThere: { ...spanOf("at bedside"), confidence: 0.5 },
  },
  conflicts: [
    {
      field: "locationRoom",
      values: [
        { value: "412B", ...spanOf("412B") },
        { value: "418", ...spanOf("418") },
      ],
    },
  ],
  missing: [
    { field: "isDeceasedReady", question: "Is he ready to be released now?" },
    { field: "callerName", question: "With whom am I speaking?" },
  ],
  dropped: [{ kind: "social-security-number", ...spanOf(secret) }],
};

interface Call {
  path: string;
  body: Record<string, unknown>;
  /** The key of a request that is sent. */
  key?: string;
}

export const explain = (intake: object) => Response.json(intake, { headers: { "X-Intake-Layout": "labels" } });

/** The server behind the form: every call that reached it, and what it answers to a text. */
interface Server {
  calls: Call[];
  answer: () => Response | Promise<Response>;
  /** Its answer to a request that is sent, and to all else. */
  sent: (body: object) => Response;
}

export const reader: Server = {
  calls: [],
  answer: () => explain(explained),
  sent: (body) => Response.json(body),
};

/** Lets the clock stand still and the reader answer `explained`, anew for every test. */
export function prepareReader() {
  // Every test draws the whole form, which takes its time where others work too.
  vi.setConfig({ testTimeout: 30_000 });
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 3, 10) });
    reader.calls = [];
    reader.answer = () => explain(explained);
    reader.sent = (body) => Response.json(body);
    vi.stubGlobal("fetch", async (path: string, init: { body: string; headers: HeadersInit }) => {
      const body = JSON.parse(init.body) as Record<string, unknown>;
      const key = new Headers(init.headers).get("Idempotency-Key");
      reader.calls.push({ path, body, ...(key === null ? {} : { key }) });
      return path.startsWith("/api/parse-text?") ? reader.answer() : reader.sent(body);
    });
  });
  afterEach(() => {
    act(() => dismissToast());
    vi.useRealTimers();
  });
}

/** The reader's next answer comes when this is called with it. */
export function holdAnswer(): (response: Response) => void {
  let arrive: (response: Response) => void = () => {};
  reader.answer = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  return (response) => arrive(response);
}

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

export async function openForm() {
  const view = render(
    <AppProviders>
      <RequestForm
        userId="marisol"
        timeZone="America/Chicago"
        zone="Chicago time, CST"
        callReceivedAt="2026-11-21T21:10"
        businesses={[business]}
      />
    </AppProviders>,
  );
  await pass(0);
  return view;
}

export const field = (label: string) => screen.getByLabelText(label);
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const paste = (words: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: "Text of the call" }), { target: { value: words } });
export const fillButton = () => screen.getByRole("button", { name: /Auto-Fill from Text|Reading/ });
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
export const parsed = () => reader.calls.filter(({ path }) => path.startsWith("/api/parse-text?explain=1"));
export const words = (name: RegExp) =>
  within(screen.getByRole("group", { name: "Text of the call" })).getByRole("button", { name });
export const isMarked = (label: string) => field(label).hasAttribute("data-mark");

export async function fill(pasted = text) {
  paste(pasted);
  fireEvent.click(fillButton());
  await pass(0);
}
