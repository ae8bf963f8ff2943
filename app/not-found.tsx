// The answer to an unknown address: below /family in the portal's own voice.
import type { Metadata } from "next";
import { headers } from "next/headers";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { readLanguage } from "@/lib/family/read-language";
import { failureWords } from "@/lib/family/words/failure";

// A page of the portal that called `notFound` itself would stay blank without JavaScript; this one is drawn here.
const isFamily = async () => (await headers()).get("x-portal") === "family";

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: (await isFamily()) ? { absolute: failureWords[await readLanguage()].noPage.title } : "Page not found",
  };
}

export default async function NotFound() {
  if (await isFamily()) {
    const { title, sentence, back } = failureWords[await readLanguage()].noPage;
    return <NotFoundPage title={title} sentence={sentence} link={{ href: "/family/login", label: back }} />;
  }
  return (
    <NotFoundPage
      sentence="Did you forget to add the page to the router?"
      link={{ href: "/", label: "Back to the start" }}
    />
  );
}
