// /set-password: chooses a password by a link that an administrator made.
import type { Metadata } from "next";
import { SetPasswordScreen } from "@/components/auth/set-password-screen";

export const metadata: Metadata = { title: "Choose your password", robots: "noindex" };

export default function SetPasswordPage() {
  return <SetPasswordScreen />;
}
