// What the sign-in screen offers.
import "server-only";
import { env } from "@/lib/platform/env";

export interface DemoAccount {
  email: string;
  label: string;
}

/** The password of all demo accounts. */
export const demoPassword = "demo-password";

const demoAccounts: readonly DemoAccount[] = [
  { email: "coordinator@demo.test", label: "Coordinator" },
  { email: "driver@demo.test", label: "Driver" },
  { email: "hospital@demo.test", label: "Hospital" },
  { email: "admin@demo.test", label: "Administrator" },
];

/** The accounts to try the product with; none outside the embedded database. */
export function listDemoAccounts(): readonly DemoAccount[] {
  return env().EMBEDDED_DATABASE ? demoAccounts : [];
}

/** Whether people sign in through a configured provider. */
export function hasSignInProvider(): boolean {
  return env().OIDC_ISSUER !== undefined;
}
