// The name under which this browser's page views are counted: made once, kept in the browser, and nothing of a person.

const key = "visitor_id";
const shape = /^visitor_\d{10,15}[_-]?[A-Za-z0-9]{4,40}$/;
let forNow: string | null = null;

function makeVisitorId(): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0"));
  return `visitor_${Date.now()}_${random.join("")}`;
}

/** Where the browser keeps nothing, one that lasts as long as the page. */
export function readVisitorId(): string {
  try {
    const known = localStorage.getItem(key);
    if (known !== null && shape.test(known)) return known;
    forNow ??= makeVisitorId();
    localStorage.setItem(key, forNow);
  } catch {
    forNow ??= makeVisitorId();
  }
  return forNow;
}
