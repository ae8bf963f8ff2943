// Where families sign in: at the platform's own address, else at the one this page was asked under.
import type { FamilyCardDto } from "@/lib/transports/access-status";

export function signInAddress({ signInUrl }: Pick<FamilyCardDto, "signInUrl">): URL {
  return new URL(signInUrl ?? "/family/login", window.location.origin);
}
