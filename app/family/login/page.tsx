// The family portal's sign-in.
import { LoginScreen } from "@/components/family/login-screen";

export const dynamic = "force-dynamic";

export default function FamilyLoginPage() {
  return <LoginScreen />;
}
