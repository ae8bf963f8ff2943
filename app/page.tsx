// The landing page; whoever is signed in goes on to the dashboard.
import { redirect } from "next/navigation";
import { LandingPage } from "@/components/landing/landing-page";
import { findBusinessUser } from "@/lib/auth/session";

export default async function HomePage() {
  const user = await findBusinessUser();
  if (user !== null) redirect("/dashboard");
  return <LandingPage />;
}
