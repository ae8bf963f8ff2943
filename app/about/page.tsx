// What the platform is, and whose work it is made with.
import type { Metadata } from "next";
import { AboutPage } from "@/components/landing/about-page";

export const metadata: Metadata = {
  title: "About and attributions",
  description:
    "What this platform is, under which licence it comes, and whose data, type and software it is made with.",
  alternates: { canonical: "/about" },
};

export default function About() {
  return <AboutPage />;
}
