// The first page a visitor sees: what the product is for, one night on a line, and the two ways in.
import { BrandMark } from "@/components/layout/brand-mark";
import { Button } from "@/components/ui/button";
import { ClaimList } from "./claim-list";
import { FamilySection } from "./family-section";
import { NightLine } from "./night-line";

const width = "mx-auto w-full max-w-[80rem] px-4 md:px-10";

export function LandingPage() {
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <header className={`${width} flex h-20 items-center justify-between gap-2`}>
        <p className="flex items-center gap-3 font-semibold">
          <BrandMark />
          <span className="sr-only text-subsection sm:not-sr-only">Mortuary Transport</span>
        </p>
        <nav aria-label="Sign in" className="flex items-center gap-1 sm:gap-3">
          <Button asChild variant="ghost" className="px-3 text-foreground">
            {/* A page of its own: its language, its theme and its policy come with the document. */}
            <a href="/family/login">Family Portal</a>
          </Button>
          <Button asChild variant="outline">
            <a href="/api/login">Business Login</a>
          </Button>
        </nav>
      </header>
      <main className="flex-1">
        <section className={`${width} pt-10 pb-14 md:pt-20 md:pb-22`}>
          <h1 className="max-w-[50rem] text-display">
            <span className="inline-block">Every person,</span> <span className="inline-block">every mile,</span>{" "}
            <span className="inline-block">accounted for.</span>
          </h1>
          <p className="mt-5 max-w-[36rem] text-family text-muted-foreground">
            Funeral homes, hospitals and transport services arrange removals here, follow each one from the call to the
            delivery, and keep a record of every handover.
          </p>
          <Button asChild size="lg" className="mt-8 w-full text-subsection sm:w-auto">
            <a href="/api/login">Get Started for Your Business</a>
          </Button>
        </section>
        <NightLine className={width} />
        <ClaimList className={width} />
        <FamilySection className={width} />
      </main>
      <footer className="border-t">
        <div className={`${width} flex flex-col gap-5 py-10 sm:flex-row sm:items-center sm:justify-between`}>
          <p className="max-w-[34rem] text-muted-foreground">
            For the people on call tonight: one list of what is waiting, what is on the road and what has been
            delivered.
          </p>
          <Button asChild variant="outline" size="lg">
            <a href="/api/login">Business Access</a>
          </Button>
        </div>
      </footer>
    </div>
  );
}
