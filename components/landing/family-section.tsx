// What a family finds: one calm page, shown as it is, and the way to it.
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { ScreenPicture } from "./screen-picture";
import dark from "./screens/family-dark.webp";
import light from "./screens/family-light.webp";

export function FamilySection({ className }: { className: string }) {
  return (
    <section aria-labelledby="families" className={cn(className, "grid items-center gap-10 pt-22 md:grid-cols-2")}>
      <div>
        <h2 id="families" className="text-headline font-medium md:text-[2.25rem] md:leading-[2.75rem]">
          For families, one calm page
        </h2>
        <p className="mt-4 max-w-[30rem] text-family text-muted-foreground">
          Where your loved one is, when they will arrive, and one button to call the funeral home. In English and
          Spanish. The funeral home gives you the case ID.
        </p>
        <a href="/family/login" className={cn(buttonVariants({ variant: "secondary", size: "lg" }), "mt-7")}>
          Family Portal Login
        </a>
      </div>
      <ScreenPicture
        dark={dark}
        light={light}
        alt="The page of a family: Eleanor is on the way to Harlan & Rowe, when she is expected there, a button to call the funeral home, and the beginning of a map."
        className="w-full max-w-88 rounded-t-[1.75rem] justify-self-center md:justify-self-end"
      />
    </section>
  );
}
