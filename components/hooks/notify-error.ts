// Tells the person what failed; when they are signed out, says so and takes them to the sign-in.
import { toast } from "./use-toast";

/** How long the notice stands before the browser goes to the sign-in, in milliseconds. */
const UNAUTHORIZED_REDIRECT_DELAY = 500;

const goTo = (path: string) => window.location.assign(path);

/** Whether the message says that nobody is signed in any more. */
export function isUnauthorizedError(error: unknown): boolean {
  return error instanceof Error && /^401:.*Unauthorized/s.test(error.message);
}

/** Says 'You are logged out' and opens the sign-in after 500 ms. */
export function redirectToLogin(go: (path: string) => void = goTo) {
  toast({ title: "Unauthorized", description: "You are logged out. Logging in again...", variant: "destructive" });
  setTimeout(() => go("/api/login"), UNAUTHORIZED_REDIRECT_DELAY);
}

/** Shows a failure as the notice 'Error' with its message (`fallback` when it has none), or goes to the sign-in. */
export function notifyError(error: unknown, fallback = "Something did not work. Try again.", go = goTo) {
  if (isUnauthorizedError(error)) {
    redirectToLogin(go);
    return;
  }
  const message = error instanceof Error && error.message !== "" ? error.message : fallback;
  toast({ title: "Error", description: message, variant: "destructive" });
}
