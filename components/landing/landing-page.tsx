// The first page a visitor sees: what the product is for, one night on a line, the product itself, and the ways in.
import type { ReactNode } from "react";
import { PublicFrame, siteWidth, toBusiness } from "@/components/layout/public-frame";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { ClaimList } from "./claim-list";
import { FamilySection } from "./family-section";
import { NightLine } from "./night-line";
import { ScreenPicture } from "./screen-picture";
import deskDark from "./screens/desk-dark.webp";
import deskLight from "./screens/desk-light.webp";
import phoneDark from "./screens/phone-dark.webp";
import phoneLight from "./screens/phone-light.webp";

function Opening() {
  return (
    <section className={`${siteWidth} pt-10 pb-14 md:pt-20 md:pb-22`}>
      <h1 className="max-w-[50rem] text-display">
        <span className="inline-block">Every person,</span> <span className="inline-block">every mile,</span>{" "}
        <span className="inline-block">accounted for.</span>
      </h1>
      <p className="mt-5 max-w-[36rem] text-family text-muted-foreground">
        Funeral homes, hospitals and transport services arrange removals here, follow each one from the call to the
        delivery, and keep a record of every handover.
      </p>
      <a href={toBusiness} className={cn(buttonVariants({ size: "lg" }), "mt-8 w-full text-subsection sm:w-auto")}>
        Get Started for Your Business
      </a>
    </section>
  );
}

function Desk() {
  return (
    <figure className={`${siteWidth} pt-10 md:pt-22`}>
      <ScreenPicture
        dark={phoneDark}
        light={phoneLight}
        wide={{ dark: deskDark, light: deskLight }}
        alt="The dashboard of a transport service: how many requests are pending, active, completed and declined, and who is on the way or waits to be fetched."
        className="rounded-xl"
      />
      <figcaption className="mt-3 text-caption text-muted-foreground">
        The dashboard, with the demo that comes with the product. Its people are invented.
      </figcaption>
    </figure>
  );
}

/** `code` opens the platform's address on a phone. Both parts are waited for, and drawn by the page. */
export function LandingPage({ reviews, code }: { reviews: ReactNode; code: ReactNode }) {
  return (
    <PublicFrame
      isHome
      closing={
        <div className={`${siteWidth} flex flex-col gap-8 pt-10 pb-6 sm:flex-row sm:items-center sm:justify-between`}>
          {code}
          <a href={toBusiness} className={buttonVariants({ variant: "outline", size: "lg" })}>
            Business Access
          </a>
        </div>
      }
    >
      <Opening />
      <NightLine className={siteWidth} />
      <Desk />
      <ClaimList className={siteWidth} />
      {reviews}
      <FamilySection className={siteWidth} />
    </PublicFrame>
  );
}
