// Signs the family out that asked for it.
import "server-only";
import { clearFamilyCookie, findFamily } from "@/lib/auth/case-session";
import { AppError } from "@/lib/platform/errors";
import { isAskedByPerson } from "@/lib/platform/origin";
import { closeCase } from "./close-case";

/** Ends the visit and takes its cookie back; a link on another site or a prefetch ends nobody's. */
export async function signOutFamily(headers: Headers): Promise<void> {
  if (!isAskedByPerson(headers)) return;
  const family = await findFamily();
  if (family) {
    await closeCase(family).catch((error: unknown) => {
      // A second click meets a visit that the first has ended.
      if (!(error instanceof AppError && error.code === "conflict")) throw error;
    });
  }
  await clearFamilyCookie();
}
