// The frame of a page that everybody may read, for whoever is not signed in: the house and the two ways in.
import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { BrandMark } from "./brand-mark";
import { ThemeToggle } from "./theme-toggle";

export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="no-print border-b">
        <div className="page-width flex h-14 items-center justify-between gap-2">
          <Link href="/" className="flex items-center gap-3 rounded-sm font-semibold">
            <BrandMark />
            <span className="sr-only sm:not-sr-only">Mortuary Transport</span>
          </Link>
          <nav aria-label="Sign in" className="flex items-center gap-1">
            <ThemeToggle />
            <Button asChild variant="ghost" className="px-3 text-foreground">
              {/* A page of its own: its language, its theme and its policy come with the document. */}
              <a href="/family/login">Family Portal</a>
            </Button>
            <Button asChild variant="outline" className="px-3 sm:px-4">
              <a href="/api/login">Business Login</a>
            </Button>
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page-width flex-1 py-6 outline-none lg:py-9">
        {children}
      </main>
    </div>
  );
}
