// The answer to an unknown address.
import type { Metadata } from "next";
import { NotFoundPage } from "@/components/layout/not-found-page";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <NotFoundPage
      sentence="Did you forget to add the page to the router?"
      link={{ href: "/", label: "Back to the start" }}
    />
  );
}
