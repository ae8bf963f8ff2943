// The page for an address that leads nowhere: a line that ends in a dashed ring.
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { BrokenLine } from "./broken-line";

export interface NotFoundPageProps {
  sentence: string;
  /** The one way on. */
  link: { href: string; label: string };
}

export function NotFoundPage({ sentence, link }: NotFoundPageProps) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-140 content-center px-5 py-14">
      <BrokenLine />
      <h1 className="text-title">404 Page Not Found</h1>
      <p className="mt-2 text-family text-muted-foreground">{sentence}</p>
      <Button asChild size="lg" variant="secondary" className="mt-8 w-fit">
        <Link href={link.href}>{link.label}</Link>
      </Button>
    </main>
  );
}
