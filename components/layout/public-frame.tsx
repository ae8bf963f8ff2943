// The frame of every page that anybody may read: the mark and the two ways in above, the small print's links below.
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { BrandMark } from "./brand-mark";

export const siteWidth = "mx-auto w-full max-w-[80rem] px-4 md:px-10";

/** A page of its own: its language, its theme and its policy come with the document. */
export const toBusiness = "/api/login";

interface PublicFrameProps {
  /** The first page's own mark leads nowhere. */
  isHome?: boolean;
  /** Stands before the ways in. */
  tools?: ReactNode;
  /** Stands over the small print's links. */
  closing?: ReactNode;
  /** Of the page's middle. */
  className?: string;
  children: ReactNode;
}

export function PublicFrame({ isHome = false, tools, closing, className, children }: PublicFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <header className={`${siteWidth} no-print flex h-20 items-center justify-between gap-2`}>
        <Mark isHome={isHome} />
        <nav aria-label="Sign in" className="flex items-center gap-1 sm:gap-3">
          {tools}
          <a href="/family/login" className={cn(buttonVariants({ variant: "ghost" }), "px-3 text-foreground")}>
            Family Portal
          </a>
          <a href={toBusiness} className={cn(buttonVariants({ variant: "outline" }), "px-3 sm:px-4")}>
            Business Login
          </a>
        </nav>
      </header>
      <main id="main" tabIndex={-1} className={cn("flex-1 outline-none", className)}>
        {children}
      </main>
      <footer className="no-print border-t">
        {closing}
        <div className={`${siteWidth} ${closing ? "pb-8" : "py-6"}`}>
          <SiteLinks />
        </div>
      </footer>
    </div>
  );
}

function Mark({ isHome }: { isHome: boolean }) {
  const mark = (
    <>
      <BrandMark />
      <span className="sr-only text-subsection sm:not-sr-only">Mortuary Transport</span>
    </>
  );
  return isHome ? (
    <p className="flex items-center gap-3 font-semibold">{mark}</p>
  ) : (
    <a href="/" className="flex min-h-11 items-center gap-3 rounded-md font-semibold">
      {mark}
    </a>
  );
}

function SiteLinks() {
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
