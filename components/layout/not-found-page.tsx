// The page for an address that leads nowhere: a line that ends in a dashed ring.
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { BrokenLine } from "./broken-line";
import { KeptTheme } from "./kept-theme";

export interface NotFoundPageProps {
  title?: string;
  sentence: string;
  /** The one way on. */
  link: { href: string; label: string };
}

export function NotFoundPage({ title = "404 Page Not Found", sentence, link }: NotFoundPageProps) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-140 content-center px-5 py-14">
      <KeptTheme />
      <BrokenLine />
      <h1 className="text-title">{title}</h1>
      <p className="mt-2 text-family text-muted-foreground">{sentence}</p>
      <Button asChild size="lg" variant="secondary" className="mt-8 w-fit">
        <Link href={link.href}>{link.label}</Link>
      </Button>
    </main>
  );
}
