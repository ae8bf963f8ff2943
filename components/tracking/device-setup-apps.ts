// What each tracker app is told so that it sends to this platform, with a device's token.

export interface SetupValue {
  label: string;
  text: string;
}

export interface SetupApp {
  key: "traccar" | "owntracks" | "osmand" | "http";
  name: string;
  steps: readonly string[];
  values: readonly SetupValue[];
  /** A code that the phone reads; null where the app knows none. */
  code: { text: string; hint: string } | null;
}

/** `origin` is the platform's address as the phone reaches it, 'https://example.com'. */
export function setupApps(origin: string, token: string): readonly SetupApp[] {
  const door = (path: string) => `${origin}/api/trackers/${path}`;
  return [
    {
      key: "traccar",
      name: "Traccar Client",
      steps: [
        "Install Traccar Client on the driver's phone, and scan the code in the app, or with the phone's camera.",
        "Or open Settings in the app and enter the server URL and the device identifier.",
        "Turn on Continuous tracking.",
      ],
      values: [
        { label: "Server URL", text: door("traccar") },
        { label: "Device identifier", text: token },
      ],
      code: {
        text: `org.traccar.client://config?${new URLSearchParams({ url: door("traccar"), id: token }).toString()}`,
        hint: "Sets up Traccar Client",
      },
    },
    {
      key: "owntracks",
      name: "OwnTracks",
      steps: [
        "Install OwnTracks on the driver's phone, and point the phone's camera at the code.",
        "Or open the app's connection settings, choose the mode HTTP, and enter the URL and the password. The user name may be anything.",
        "Choose Move mode while driving.",
      ],
      values: [
        { label: "URL", text: door("owntracks") },
        { label: "User name", text: "driver" },
        { label: "Password", text: token },
      ],
      code: { text: ownTracksLink(door("owntracks"), token), hint: "Sets up OwnTracks" },
    },
    {
      key: "osmand",
      name: "OsmAnd",
      steps: [
        "In OsmAnd, turn on the plugin Trip recording, and open its settings.",
        "Turn on Online tracking, and enter this web address. It is one line.",
        "Start a trip recording when you drive.",
      ],
      values: [
        {
          label: "Web address",
          text: `${door("osmand")}?id=${token}&lat={0}&lon={1}&timestamp={2}&hdop={3}&altitude={4}&speed={5}&bearing={6}`,
        },
      ],
      code: null,
    },
    {
      key: "http",
      name: "Other",
      steps: [
        "Any program may send positions of a drive of this driver. The last part of a driver page's address is the drive's id.",
        "Every position carries a clientId of its own: however often it is sent, it is kept once.",
      ],
      values: [
        {
          label: "Command",
          text: `curl -X POST ${origin}/api/routes/ROUTE_ID/positions -H 'Authorization: Bearer ${token}' -H 'Content-Type: application/json' -d '{"positions":[{"clientId":"1","at":"2026-11-22T03:15:00Z","lat":41.8781,"lng":-87.6298,"accuracy":8}]}'`,
        },
        { label: "Token", text: token },
      ],
      code: null,
    },
  ];
}

/** The app's own link that carries its whole configuration (https://owntracks.org/booklet/features/remoteconfig). */
function ownTracksLink(url: string, token: string): string {
  // 3 is the mode HTTP.
  const configuration = { _type: "configuration", mode: 3, url, auth: true, username: "driver", password: token };
  return `owntracks:///config?inline=${encodeURIComponent(btoa(JSON.stringify(configuration)))}`;
}

/** Whether a phone cannot reach this address, for it means the device that asks. */
export const isThisDevice = (origin: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);
