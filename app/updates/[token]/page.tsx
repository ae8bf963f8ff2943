// Where the link of a message leads: one button, to say yes or to stop.
import type { Metadata } from "next";
import { UpdatesScreen } from "@/components/family/updates-screen";
import { findUpdates } from "@/lib/family/queries";
import { readLanguage } from "@/lib/family/read-language";

export const metadata: Metadata = {
  title: { absolute: "Family Portal" },
  robots: { index: false, follow: false, nocache: true },
  referrer: "no-referrer",
};

interface UpdatesPageProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ lang?: string | string[] }>;
}

export default async function UpdatesPage({ params, searchParams }: UpdatesPageProps) {
  const [{ token }, { lang }] = await Promise.all([params, searchParams]);
  const [{ state, language }, visitors] = await Promise.all([findUpdates(token), readLanguage()]);
  // The message was written in a language, and its page goes on in it unless another is chosen here.
  return <UpdatesScreen token={token} state={state} language={(lang ? null : language) ?? visitors} />;
}
