// Signs in with e-mail and password over HTTP and keeps the session's cookie.

/** The `Cookie` header of a new session. Raises when the sign-in is refused. */
export async function signIn(address: string, email: string, password: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/callback/credentials`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: address, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ email, password, callbackUrl: "/dashboard", json: "true" }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  if (!cookies.some((cookie) => cookie.includes("session-token="))) {
    throw new Error(`The sign-in was refused with ${response.status}: ${await response.text()}`);
  }
  return cookies.join("; ");
}
