// Gives every page its Content-Security-Policy, with a nonce drawn for this one answer.
import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";

function contentSecurityPolicy(nonce: string): string {
  // React's error pages in development need eval; nothing else does.
  const development = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development}`,
    // Menus and dialogs place themselves with inline styles, which carry no nonce.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export function middleware(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString("base64");
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  response.headers.set("X-Content-Type-Options", "nosniff");
  response.headers.set("Referrer-Policy", "same-origin");
  return response;
}

export const config = {
  runtime: "nodejs",
  // The files are named one by one: an address that merely looks like a picture is a page, if only the 404.
  matcher: ["/((?!api(?:/|$)|_next/|(?:icon|mark)\\.svg$).*)"],
};
