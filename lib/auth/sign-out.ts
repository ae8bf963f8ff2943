// Signs out whoever asked for it.
import "server-only";
import { AppError } from "@/lib/platform/errors";
import { isAskedByPerson } from "@/lib/platform/origin";
import { endSession } from "./end-session";
import { clearSessionCookies, findBusinessUser } from "./session";

/** Ends the session and takes its cookies back; a link on another site or a prefetch signs nobody out. */
export async function signOut(headers: Headers): Promise<void> {
  if (!isAskedByPerson(headers)) return;
  const actor = await findBusinessUser();
  if (actor) {
    await endSession(actor).catch((error: unknown) => {
      // A second click meets a session that the first has ended.
      if (!(error instanceof AppError && error.code === "conflict")) throw error;
    });
  }
  await clearSessionCookies();
}
