// What the public pages share: their width, the mark at the top, and the small print's links.
import type { ReactNode } from "react";
import { BrandMark } from "@/components/layout/brand-mark";

export const siteWidth = "mx-auto w-full max-w-[80rem] px-4 md:px-10";

/** `home` is where the mark leads; the first page's own mark leads nowhere. */
export function SiteHeader({ home, children }: { home?: string; children?: ReactNode }) {
  const mark = (
    <>
      <BrandMark />
      <span className="sr-only text-subsection sm:not-sr-only">Mortuary Transport</span>
    </>
  );
  return (
    <header className={`${siteWidth} flex h-20 items-center justify-between gap-2`}>
      {home === undefined ? (
        <p className="flex items-center gap-3 font-semibold">{mark}</p>
      ) : (
        <a href={home} className="flex min-h-11 items-center gap-3 rounded-md font-semibold">
          {mark}
        </a>
      )}
      {children}
    </header>
  );
}

export function SiteLinks() {
  return (
    <nav aria-label="About this platform" className="flex flex-wrap gap-x-6 text-muted-foreground">
      {[
        ["/about", "About and attributions"],
        ["/privacy", "Privacy"],
      ].map(([href, label]) => (
        <a key={href} href={href} className="inline-flex min-h-11 items-center rounded-sm hover:text-foreground">
          {label}
        </a>
      ))}
    </nav>
  );
}
