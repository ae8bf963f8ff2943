// What a browser keeps for this platform, and what each service of others is told where it is set up.

/** Name, and what for and how long. */
export const storedHere: readonly (readonly [name: string, text: string])[] = [
  [
    "next-auth.session-token, a cookie",
    "Keeps a business's user signed in, for 12 hours. The sign-in sets two more that begin with next-auth.",
  ],
  ["family_session, a cookie", "Keeps a family's case open, for 12 hours."],
  ["family_language, a cookie", "English or Spanish in the family portal, for a year."],
  ["sidebar_state, a cookie", "Whether the sidebar is open, for seven days."],
  ["mortuary-theme", "Light or dark, where it was chosen."],
  ["visitor_id", "The time at which it was made and a random text. Visits are counted by it."],
  [
    "Drafts and drives",
    "A request that was begun, for 12 hours; what a driver recorded without signal, until it is sent; and the drive itself, so that it opens without signal.",
  ],
  [
    "In the open tab",
    "A family's case ID, which cards are open, and a text that was pasted to fill the form. It is gone with the tab.",
  ],
];

export type Receiver = "signInProvider" | "googleMaps" | "mapTiles" | "payments" | "mail" | "textMessages";

export const receivers: readonly { key: Receiver; name: string; text: string }[] = [
  {
    key: "signInProvider",
    name: "The sign-in provider",
    text: "Signs a business's users in, and tells this platform their name and e-mail address.",
  },
  {
    key: "googleMaps",
    name: "Google Maps",
    text: "Is asked for maps, addresses and driving times by a business's screens and by this server. Families' pages never call it.",
  },
  {
    key: "mapTiles",
    name: "The map's tiles",
    text: "Come from another server, which sees which part of the country a business's screen shows. Families' pages never call it.",
  },
  {
    key: "payments",
    name: "Stripe",
    text: "Takes a business's payments. Card numbers go from the browser to Stripe and never reach this platform.",
  },
  {
    key: "mail",
    name: "The mail server",
    text: "Delivers reports to houses, and messages to families that asked for them.",
  },
  { key: "textMessages", name: "The text message gateway", text: "Delivers messages to families that asked for them." },
];
