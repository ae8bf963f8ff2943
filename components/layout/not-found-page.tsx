// The page for an address that leads nowhere: a line that ends in a dashed ring.
import Link from "next/link";
import { LineSegment } from "@/components/transports/line-segment";
import { StatusGlyph } from "@/components/transports/status-glyph";
import { Button } from "@/components/ui/button";

export interface NotFoundPageProps {
  sentence: string;
  /** The one way on. */
  link: { href: string; label: string };
}

export function NotFoundPage({ sentence, link }: NotFoundPageProps) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-140 content-center px-5 py-14">
      <div aria-hidden className="mb-8 flex items-center gap-1 text-muted-foreground">
        <StatusGlyph state="stop-done" className="text-foreground" />
        <span className="min-w-0 flex-1 text-foreground">
          <LineSegment stroke="solid" />
        </span>
        <span className="min-w-0 flex-1">
          <LineSegment stroke="dots" />
        </span>
        <StatusGlyph state="stale" className="size-5" />
      </div>
      <h1 className="text-title">404 Page Not Found</h1>
      <p className="mt-2 text-family text-muted-foreground">{sentence}</p>
      <Button asChild size="lg" variant="secondary" className="mt-8 w-fit">
        <Link href={link.href}>{link.label}</Link>
      </Button>
    </main>
  );
}
