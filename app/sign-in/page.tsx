// The sign-in screen of businesses.
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SignInScreen } from "@/components/auth/sign-in-screen";
import { signInSentence } from "@/lib/auth/format";
import { parseCallbackUrl } from "@/lib/auth/parse-callback-url";
import { demoPassword, hasSignInProvider, listDemoAccounts } from "@/lib/auth/queries";
import { findBusinessUser } from "@/lib/auth/session";

export const metadata: Metadata = { title: "Sign in" };

type Query = Record<string, string | string[] | undefined>;

const one = (value: string | string[] | undefined) => (typeof value === "string" ? value : null);

export default async function SignInPage({ searchParams }: { searchParams: Promise<Query> }) {
  const [query, user] = await Promise.all([searchParams, findBusinessUser()]);
  const callbackUrl = parseCallbackUrl(one(query["callbackUrl"]));
  if (user) redirect(callbackUrl);
  const accounts = listDemoAccounts();
  return (
    <SignInScreen
      callbackUrl={callbackUrl}
      problem={signInSentence(one(query["error"]))}
      hasProvider={hasSignInProvider()}
      demo={accounts.length > 0 ? { accounts, password: demoPassword } : null}
    />
  );
}
