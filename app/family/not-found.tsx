// The answer to an unknown address in the family portal.
import type { Metadata } from "next";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { readLanguage } from "@/lib/family/read-language";
import { failureWords } from "@/lib/family/words/failure";

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: failureWords[await readLanguage()].noPage.title } };
}

export default async function FamilyNotFound() {
  const { title, sentence, back } = failureWords[await readLanguage()].noPage;
  return <NotFoundPage title={title} sentence={sentence} link={{ href: "/family/login", label: back }} />;
}
