// Every app is given our own door and the token, in the form that the app documents.
import { expect, it } from "vitest";
import { isThisDevice, setupApps } from "./device-setup-apps";

const token = "tOk-en_43";
const apps = setupApps("https://desk.example", token);
const app = (key: string) => apps.find((each) => each.key === key);

it("gives each app the token", () => {
  for (const { values } of apps) expect(values.some(({ text }) => text.includes(token))).toBe(true);
});

it("writes OsmAnd's placeholders as OsmAnd numbers them", () => {
  expect(app("osmand")?.values[0]?.text).toBe(
    "https://desk.example/api/trackers/osmand?id=tOk-en_43&lat={0}&lon={1}&timestamp={2}&hdop={3}&altitude={4}&speed={5}&bearing={6}",
  );
});

it("puts Traccar Client's server and identifier into its link", () => {
  const link = new URL(app("traccar")?.code?.text ?? "");
  expect(link.protocol).toBe("org.traccar.client:");
  expect(Object.fromEntries(link.searchParams)).toEqual({
    url: "https://desk.example/api/trackers/traccar",
    id: token,
  });
});

it("puts OwnTracks' configuration into its link", () => {
  const link = new URL(app("owntracks")?.code?.text ?? "");
  expect(link.href).toMatch(/^owntracks:\/\/\/config\?inline=/);
  expect(JSON.parse(atob(link.searchParams.get("inline") ?? ""))).toEqual({
    _type: "configuration",
    mode: 3,
    url: "https://desk.example/api/trackers/owntracks",
    auth: true,
    username: "driver",
    password: token,
  });
});

it("knows an address that no phone reaches", () => {
  expect(isThisDevice("http://localhost:3000")).toBe(true);
  expect(isThisDevice("https://desk.example")).toBe(false);
});
