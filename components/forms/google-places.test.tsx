// Google behind the product's own list: what it is asked, what a choice takes from it, and what its failure says.
import { QueryClientProvider } from "@tanstack/react-query";
import { APILoadingStatus } from "@vis.gl/react-google-maps";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { makeQueryClient } from "@/components/layout/query-provider";
import { MapSettingsProvider } from "@/components/maps/map-settings";
import { AddressInput } from "./address-input";
import { BusinessInput } from "./business-input";

let status: APILoadingStatus;
vi.mock("@vis.gl/react-google-maps", async (original) => ({
  ...(await original<object>()),
  APIProvider: ({ children }: { children: ReactNode }) => children,
  useApiLoadingStatus: () => status,
}));

const whole = "2050 Pfingsten Rd, Glenview, IL 60026";
const prediction = {
  placeId: "p1",
  text: { text: "Glenbrook Hospital, Pfingsten Road, Glenview, IL, USA" },
  mainText: { text: "Glenbrook Hospital" },
  secondaryText: { text: "Pfingsten Road, Glenview, IL, USA" },
  toPlace: () => ({ fetchFields: async () => fetchFields() }),
};

interface Asked {
  input: string;
  sessionToken: object;
}

const suggest = vi.fn<(asked: Asked) => Promise<object>>();
const fetchFields = vi.fn<() => Promise<object>>();
class Token {
  readonly begun = Date.now();
}

beforeEach(() => {
  status = APILoadingStatus.LOADED;
  vi.resetAllMocks();
  suggest.mockResolvedValue({ suggestions: [{ placePrediction: prediction }, { placePrediction: null }] });
  fetchFields.mockResolvedValue({ place: { displayName: "Glenbrook Hospital", formattedAddress: `${whole}, USA` } });
  const places = {
    AutocompleteSuggestion: { fetchAutocompleteSuggestions: suggest },
    AutocompleteSessionToken: Token,
  };
  vi.stubGlobal("google", { maps: { importLibrary: async () => places } });
  const own = { source: "own", name: "Glen garage", address: "1 Glen St, Glenview, IL 60026" };
  const area = { source: "area", name: null, address: "Glenview, IL" };
  vi.stubGlobal("fetch", async () => Response.json([own, area]));
});

const settings = { googleKey: "key", googleMapId: null, styleUrl: null, satelliteUrl: null };
const unavailable = "Autocomplete unavailable. Please enter address manually.";

function Field({ input: Input }: { input: typeof AddressInput }) {
  const [value, setValue] = useState("");
  return <Input aria-label="Place" value={value} onChange={setValue} />;
}

function show(input = AddressInput) {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MapSettingsProvider settings={settings}>
        <Field input={input} />
      </MapSettingsProvider>
    </QueryClientProvider>,
  );
  return screen.getByRole("combobox", { name: "Place" });
}

const hospital = () => screen.findByRole("option", { name: /Glenbrook Hospital/ });

it("asks for the US alone, one session long, and writes the whole address of what is chosen", async () => {
  const field = show();
  await userEvent.type(field, "glen");
  await hospital();
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "Glen garage1 Glen St, Glenview, IL 60026Your place",
    "Glenbrook HospitalPfingsten Road, Glenview, IL",
  ]);
  expect(screen.getByText("Google Maps")).toBeInTheDocument();
  await userEvent.type(field, "br");
  await waitFor(() => expect(suggest).toHaveBeenCalledTimes(2));
  const [first, second] = suggest.mock.calls.map(([asked]) => asked);
  expect(first).toMatchObject({ input: "glen", includedRegionCodes: ["us"] });
  expect(first).not.toHaveProperty("includedPrimaryTypes");
  expect(second?.sessionToken).toBe(first?.sessionToken);

  await userEvent.click(await hospital());
  await waitFor(() => expect(field).toHaveValue(whole));
  await userEvent.clear(field);
  await userEvent.type(field, "lake");
  await waitFor(() => expect(suggest).toHaveBeenCalledTimes(3));
  expect(suggest.mock.lastCall?.[0].sessionToken).not.toBe(first?.sessionToken);
});

it("asks for establishments where a business is meant, and writes its name", async () => {
  const field = show(BusinessInput);
  await userEvent.type(field, "glen");
  await userEvent.click(await hospital());
  expect(suggest.mock.lastCall?.[0]).toMatchObject({ includedPrimaryTypes: ["establishment"] });
  await waitFor(() => expect(fetchFields).toHaveBeenCalledTimes(1));
  expect(field).toHaveValue("Glenbrook Hospital");
});

it("does not write over what was typed after the choice", async () => {
  let answerLate = (_place: object) => {};
  fetchFields.mockImplementation(() => new Promise((resolve) => (answerLate = resolve)));
  const field = show();
  await userEvent.type(field, "glen");
  await userEvent.click(await hospital());
  await userEvent.type(field, ", gate 3");
  answerLate({ place: { formattedAddress: whole } });
  await userEvent.tab();
  expect(field).toHaveValue("Glenbrook Hospital, Pfingsten Road, Glenview, IL, gate 3");
});

it("says that it is unavailable when the places API is off, stays typable, and recovers", async () => {
  suggest.mockRejectedValueOnce(new Error("Places API (New) has not been used in this project before."));
  const field = show();
  await userEvent.type(field, "glen");
  expect(await screen.findByText(unavailable)).toBeInTheDocument();
  expect(field).toHaveAccessibleDescription(unavailable);
  expect(screen.queryAllByRole("option")).toEqual([]);
  await userEvent.type(field, "br");
  await hospital();
  expect(screen.queryByText(unavailable)).toBeNull();
});

it("says so when the maps API does not load, and not before somebody types", async () => {
  status = APILoadingStatus.FAILED;
  const field = show();
  await userEvent.click(field);
  expect(screen.queryByText(unavailable)).toBeNull();
  await userEvent.type(field, "17 Quince Ct");
  expect(await screen.findByText(unavailable)).toBeInTheDocument();
  expect(field).toHaveValue("17 Quince Ct");
});

it("says so when the suggestions do not start", async () => {
  vi.stubGlobal("google", { maps: { importLibrary: () => Promise.reject(new Error("The library is not there.")) } });
  const field = show();
  await userEvent.type(field, "17 Quince Ct");
  expect(await screen.findByText(unavailable)).toBeInTheDocument();
  expect(suggest).not.toHaveBeenCalled();
  expect(field).toHaveValue("17 Quince Ct");
});
