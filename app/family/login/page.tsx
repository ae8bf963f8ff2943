// The family portal's sign-in.
import { LoginScreen } from "@/components/family/login-screen";
import { readLanguage } from "@/lib/family/read-language";

export const dynamic = "force-dynamic";

/** `closed` stands in the address to which a case's page leads that is open no more. */
export default async function FamilyLoginPage({ searchParams }: { searchParams: Promise<{ closed?: string }> }) {
  const [{ closed }, language] = await Promise.all([searchParams, readLanguage()]);
  return (
    <LoginScreen language={language} closed={closed === undefined ? null : closed === "renewed" ? closed : "over"} />
  );
}
