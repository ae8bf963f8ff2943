// The secret of a link for a password: it names the link, under a key that is not in the database.
import "server-only";
import { readSignedToken, signedToken } from "@/lib/platform/secret-hash";

const purpose = "password-link";

/** '/set-password#…': what stands behind the # is sent to no server, so that no log and no page view has it. */
export function passwordPath(linkId: string): string {
  return `/set-password#${signedToken(purpose, linkId)}`;
}

/** The id of a PasswordLink, which may be gone meanwhile; null for a text that we did not make. */
export function readPasswordToken(token: string): string | null {
  return readSignedToken(purpose, token);
}
