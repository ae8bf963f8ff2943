// The answer to an unknown address in the family portal.
import type { Metadata } from "next";
import { NotFoundPage } from "@/components/layout/not-found-page";

export const metadata: Metadata = { title: "Page not found" };

export default function FamilyNotFound() {
  return (
    <NotFoundPage
      sentence="This page is not here. The address may have been shortened or typed differently."
      link={{ href: "/family/login", label: "Back to the Family Portal" }}
    />
  );
}
