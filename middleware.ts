// Gives every page its Content-Security-Policy, with a nonce drawn for this one answer.
import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { isLanguage, languageCookie, languageSeconds } from "@/lib/family/parse-language";

/** What Google asks for: https://developers.google.com/maps/documentation/javascript/content-security-policy */
const google: Record<string, string> = {
  script: " 'unsafe-eval' blob:",
  style: " https://fonts.googleapis.com",
  img: " https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com",
  font: " https://fonts.gstatic.com",
  connect: " https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:",
  worker: " blob:",
  frame: " https://*.google.com",
};

/** What Stripe asks for: https://docs.stripe.com/security/guide#content-security-policy */
const stripe: Record<string, string> = {
  script: " https://js.stripe.com https://*.js.stripe.com",
  connect: " https://api.stripe.com",
  frame: " https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
};

/** Where the map's tiles and styles come from, as far as they are set up. */
function tileOrigins(): string {
  const addresses = [process.env.MAP_STYLE_URL, process.env.MAP_SATELLITE_URL].map((address) => address?.trim() ?? "");
  const origins = addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
  return [...new Set(origins)].map((origin) => ` ${origin}`).join("");
}

/** A family's page shows no map of others' making, takes no money, and speaks the family's language. */
const isFamily = (path: string) => /^\/(?:family|updates)(?:\/|$)/.test(path);

function contentSecurityPolicy(nonce: string, path: string): string {
  // React's error pages in development need eval, and so does Google's map; nothing else does.
  const development = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";
  const maps = process.env.GOOGLE_MAPS_BROWSER_KEY?.trim() && !isFamily(path) ? google : {};
  const tiles = isFamily(path) ? "" : tileOrigins();
  // On every screen of a business: whoever goes on to a payment page by a link keeps the policy of the first page.
  const money = process.env.STRIPE_PUBLISHABLE_KEY?.trim() && !isFamily(path) ? stripe : {};
  const frames = `${maps.frame ?? ""}${money.frame ?? ""}`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${money.script ?? ""}${maps.script ?? development}`,
    // Menus and dialogs place themselves with inline styles, which carry no nonce.
    `style-src 'self' 'unsafe-inline'${maps.style ?? ""}`,
    `img-src 'self' data: blob:${tiles}${maps.img ?? ""}`,
    `font-src 'self'${maps.font ?? ""}`,
    `connect-src 'self'${tiles}${maps.connect ?? ""}${money.connect ?? ""}`,
    `worker-src 'self'${maps.worker ?? ""}`,
    ...(frames === "" ? [] : [`frame-src${frames}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * Under "no-referrer" a plain form names no origin, which a server action refuses. Whether it is ours the browser says in
 * a header that no page can set; one too old for it sends a form of another site without the family's cookie.
 */
const isOwnForm = (headers: Headers) =>
  headers.get("origin") === "null" && [null, "same-origin"].includes(headers.get("sec-fetch-site"));

/** As our own server reports the address that was asked. */
const ownOrigin = (headers: Headers) =>
  `${headers.get("x-forwarded-proto") ?? "http"}://${headers.get("x-forwarded-host") ?? headers.get("host") ?? ""}`;

const noRobots = "noindex, nofollow, noarchive";

export function middleware(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString("base64");
  const path = request.nextUrl.pathname;
  const policy = contentSecurityPolicy(nonce, path);
  const chosen = isFamily(path) ? request.nextUrl.searchParams.get("lang") : null;
  // The page that is asked for in a language is answered in it, not only the next one.
  if (isLanguage(chosen)) request.cookies.set(languageCookie, chosen);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("x-portal", isFamily(path) ? "family" : "business");
  headers.set("Content-Security-Policy", policy);
  if (isFamily(path) && isOwnForm(headers)) headers.set("origin", ownOrigin(headers));
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  response.headers.set("X-Content-Type-Options", "nosniff");
  // A family's addresses carry its case id: nobody is told them, and no search engine keeps them.
  response.headers.set("Referrer-Policy", isFamily(path) ? "no-referrer" : "same-origin");
  if (isFamily(path)) response.headers.set("X-Robots-Tag", noRobots);
  if (isLanguage(chosen)) {
    response.cookies.set(languageCookie, chosen, { path: "/", sameSite: "lax", maxAge: languageSeconds });
  }
  return response;
}

export const config = {
  runtime: "nodejs",
  // The files are named one by one: an address that merely looks like a picture is a page, if only the 404.
  matcher: [
    "/((?!api(?:/|$)|_next/|(?:(?:icon|mark)\\.svg|drive-worker\\.js|opengraph-image\\.png|robots\\.txt|sitemap\\.xml|third-party-notices\\.txt)$).*)",
  ],
};
