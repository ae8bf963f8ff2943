// The offer to be told of each step by message, while there are steps to come.
import { StatusGlyph } from "@/components/transports/status-glyph";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { fieldVariants } from "@/components/ui/field";
import type { FamilyViewDto } from "@/lib/family/dto";
import type { Language } from "@/lib/family/parse-language";
import { updatesWords } from "@/lib/family/words/updates";
import { UpdatesForm } from "./updates-form";

const field = cn(fieldVariants({ variant: "outlined", fieldSize: "lg" }), "min-h-15 rounded-2xl text-family");

/** Nothing where no message could say where to go, and nothing once all is over. */
export function UpdatesOffer({ view, language }: { view: FamilyViewDto; language: Language }) {
  const { channels, case: found } = view;
  if (channels.length === 0 || found.status === "completed" || found.status === "declined") return null;
  const { title, invitation, email, emailOrPhone, submit, busy } = updatesWords[language].form;
  return (
    <section className="mt-10 no-print" aria-labelledby="updates">
      <h2 id="updates" className="mb-2 text-[1.25rem] leading-7 font-semibold">
        {title}
      </h2>
      <p className="text-family text-pretty text-muted-foreground">{invitation}</p>
      <UpdatesForm
        words={{ label: channels.includes("text") ? emailOrPhone : email, submit, busy }}
        mark={<StatusGlyph state="declined" className="mt-1.5 size-4 text-declined" />}
        fieldClass={field}
        buttonClass={cn(
          buttonVariants({ size: "xl", variant: "secondary" }),
          "h-auto min-h-14 w-full py-3 text-family font-semibold whitespace-normal",
        )}
      />
    </section>
  );
}
