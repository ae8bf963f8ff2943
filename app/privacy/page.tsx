// What is kept of people here, as this installation is set up.
import type { Metadata } from "next";
import { PrivacyPage } from "@/components/landing/privacy-page";
import { visitorDays } from "@/lib/analytics/schema";
import { disclose } from "@/lib/platform/disclosure";

export const metadata: Metadata = {
  title: "Privacy",
  description: "What this platform keeps of people, for how long, and who else sees it.",
  alternates: { canonical: "/privacy" },
};

export default function Privacy() {
  return <PrivacyPage {...disclose()} visitorDays={visitorDays} />;
}
