// The request form: when it may be sent, what is sent, and that nothing typed is ever lost.
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dismissToast } from "@/components/hooks/use-toast";
import { AppProviders } from "@/components/layout/app-providers";
// The product fetches it after the screen; here its file is to be there before the clock stands still.
import "@/components/ui/toaster";
import { stubNavigation } from "@/lib/testing/navigation";
import { draftStorageKey, readDraft } from "./request-draft";
import { RequestForm } from "./request-form";

const push = vi.fn<(path: string) => void>();
stubNavigation({ useRouter: () => ({ push }) });

const business = { id: "7d1c6c1e-6e0f-4a52-9a55-2f4a7d0c1a11", name: "Lakeshore Removal" };
const missing = "Please fill in both pickup and delivery locations to continue";
const pickup = "4025 N Paulina St, Chicago, IL 60613";
const delivery = "718 Lake St, Oak Park, IL 60301";

interface Call {
  key: string | null;
  body: Record<string, string>;
}
let calls: Call[] = [];
let answer: (body: Record<string, string>) => Response | Promise<Response>;

// Every test draws the whole form, which takes its time where others work too.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 3, 2) });
  push.mockClear();
  calls = [];
  answer = (body) => Response.json(body);
  vi.stubGlobal("fetch", async (_path: string, init: { body: string; headers: HeadersInit }) => {
    const body = JSON.parse(init.body) as Record<string, string>;
    calls.push({ key: new Headers(init.headers).get("Idempotency-Key"), body });
    return answer(body);
  });
});
afterEach(() => {
  act(() => dismissToast());
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function open(userId = "marisol") {
  const view = render(
    <AppProviders>
      <RequestForm
        userId={userId}
        timeZone="America/Chicago"
        zone="Chicago time, CST"
        callReceivedAt="2026-11-21T21:02"
        businesses={[business]}
      />
    </AppProviders>,
  );
  await pass(0);
  return view;
}

const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submitButton = () => screen.getByRole("button", { name: /Submit/ });
const submit = () => fireEvent.click(submitButton());

function fillLocations() {
  type("Pickup location", pickup);
  type("Delivery location", delivery);
}

describe("the submit rule", () => {
  it("waits for both locations and says so", async () => {
    await open();
    expect(submitButton()).toBeDisabled();
    expect(screen.getByText(missing)).toBeVisible();
    type("Pickup location", pickup);
    type("Delivery location", "   ");
    expect(submitButton()).toBeDisabled();
    type("Delivery location", delivery);
    expect(submitButton()).toBeEnabled();
    expect(screen.queryByText(missing)).toBeNull();
  });

  it("is not got round by Enter, which goes to the next field", async () => {
    await open();
    fillLocations();
    field("Pickup location").focus();
    fireEvent.keyDown(field("Pickup location"), { key: "Enter" });
    expect(field("Delivery location")).toHaveFocus();
    await pass(2000);
    expect(calls).toEqual([]);
  });
});

describe("a request that is sent", () => {
  it("says 'Submitting...' for half a second, is handed over, and leads back after one more second", async () => {
    await open();
    fillLocations();
    submit();
    await pass(499);
    expect(submitButton()).toBeDisabled();
    expect(submitButton()).toHaveAttribute("aria-busy", "true");
    expect(screen.getByText("Submitting...")).not.toHaveClass("invisible");
    expect(calls).toEqual([]);
    await pass(1);
    expect(calls).toHaveLength(1);
    expect(screen.getByText("Request Submitted")).toBeVisible();
    expect(screen.getByText("Every provider can accept it now.")).toBeVisible();
    await pass(999);
    expect(push).not.toHaveBeenCalled();
    await pass(1);
    expect(push).toHaveBeenCalledExactlyOnceWith("/");
  });

  it("carries what was filled in, trimmed and tidied, and nothing blank", async () => {
    await open();
    fillLocations();
    type("Name", "  Rafael Ortega Luna ");
    type("Veteran", "Unknown");
    type("Weight", "180");
    fireEvent.blur(field("Weight"));
    type("Height", "5'10\"");
    fireEvent.blur(field("Height"));
    type("Coroner case", "NO");
    type("Stairs or obstacles", " Twelve steps ");
    type("Contact name", "   ");
    submit();
    await pass(500);
    expect(calls[0]?.body).toEqual({
      pickupLocation: pickup,
      deliveryLocation: delivery,
      callReceivedAt: "2026-11-21T21:02",
      deceasedName: "Rafael Ortega Luna",
      isVeteran: "Unknown",
      weight: "180lbs",
      height: "5ft 10in",
      isCoronerCase: "NO",
      stairsOrObstacles: "Twelve steps",
    });
    expect(calls[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("goes out once, however often it is clicked", async () => {
    await open();
    fillLocations();
    submit();
    submit();
    await pass(0);
    submit();
    await pass(5000);
    expect(calls).toHaveLength(1);
  });

  it("does not take a person back who has gone elsewhere meanwhile", async () => {
    const { unmount } = await open();
    fillLocations();
    submit();
    await pass(100);
    unmount();
    await pass(5000);
    expect(calls).toHaveLength(1);
    expect(push).not.toHaveBeenCalled();
    expect(readDraft("marisol", Date.now())).toBeNull();
  });
});

describe("a request that is refused", () => {
  it("shows the notice and the field's sentence, goes to the field, and keeps everything", async () => {
    await open();
    fillLocations();
    type("Notes", "Use the Paulina St dock.");
    const sentence = "This business is not on the list.";
    answer = () =>
      Response.json({ error: sentence, code: "invalid", fields: { businessId: sentence } }, { status: 400 });
    submit();
    await pass(500);
    expect(screen.getByText("Error")).toBeVisible();
    expect(screen.getByText(`400: ${sentence}`)).toBeVisible();
    await pass(1);
    expect(field("Location or business")).toHaveFocus();
    expect(field("Location or business")).toHaveAccessibleDescription(sentence);
    expect(field("Notes")).toHaveValue("Use the Paulina St dock.");
    expect(field("Pickup location")).toHaveValue(pickup);
    expect(submitButton()).toBeEnabled();
    expect(push).not.toHaveBeenCalled();
  });

  it("is sent again under the same key", async () => {
    await open();
    fillLocations();
    answer = () => Promise.reject(new TypeError("offline"));
    submit();
    await pass(500);
    answer = (body) => Response.json(body);
    submit();
    await pass(500);
    expect(calls).toHaveLength(2);
    expect(calls[1]?.key).toBe(calls[0]?.key);
  });

  it("names a field that is too long before anything is sent", async () => {
    await open();
    fillLocations();
    type("Name", "x".repeat(201));
    submit();
    await pass(2000);
    expect(field("Name")).toHaveAccessibleDescription("At most 200 characters.");
    expect(calls).toEqual([]);
  });
});

describe("the draft", () => {
  it("is kept half a second after typing, and says when", async () => {
    await open();
    type("Name", "Rafael Ortega Luna");
    await pass(499);
    expect(localStorage.getItem(draftStorageKey("marisol"))).toBeNull();
    await pass(1);
    expect(screen.getByText("Draft saved on this device, 9:02 PM")).toBeVisible();
    expect(readDraft("marisol", Date.now())?.values).toMatchObject({ deceasedName: "Rafael Ortega Luna" });
  });

  it("comes back, keeps its key, and counts its fields", async () => {
    const first = await open();
    type("Name", "Rafael Ortega Luna");
    await pass(500);
    const key = readDraft("marisol", Date.now())?.creationKey;
    first.unmount();
    await open();
    expect(field("Name")).toHaveValue("Rafael Ortega Luna");
    expect(screen.getByText("Draft from 9:02 PM is back")).toBeVisible();
    expect(screen.getByRole("region", { name: "Deceased Information" })).toHaveTextContent("1 of 13 filled");
    fillLocations();
    submit();
    await pass(500);
    expect(calls[0]?.key).toBe(key);
  });

  it("is written at once when the form is left", async () => {
    const { unmount } = await open();
    type("Name", "Rafael");
    unmount();
    expect(readDraft("marisol", Date.now())?.values.deceasedName).toBe("Rafael");
  });

  it("is nobody else's", async () => {
    const first = await open();
    type("Name", "Rafael");
    first.unmount();
    await open("ana");
    expect(field("Name")).toHaveValue("");
  });

  it("is gone after success", async () => {
    await open();
    fillLocations();
    await pass(500);
    submit();
    await pass(2000);
    expect(localStorage.getItem(draftStorageKey("marisol"))).toBeNull();
  });

  it("is cleared only after a second word, with a new call time", async () => {
    await open();
    expect(screen.getByRole("button", { name: "Clear" })).toBeDisabled();
    fillLocations();
    await pass(10 * 60_000);
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(field("Pickup location")).toHaveValue(pickup);
    fireEvent.click(screen.getByRole("button", { name: "Clear form" }));
    await pass(1000);
    expect(field("Pickup location")).toHaveValue("");
    expect(field("Call received at")).toHaveValue("2026-11-21T21:12");
    expect(localStorage.getItem(draftStorageKey("marisol"))).toBeNull();
  });
});
