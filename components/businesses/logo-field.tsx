// The business's logo: what stands on reports and families' pages now, another one, or none.
"use client";

import { type ChangeEvent, useId, useRef } from "react";
import { FormProblem } from "@/components/forms/form-problem";
import { useProblem } from "@/components/forms/use-refusal";
import { Button } from "@/components/ui/button";
import type { LogoDto } from "@/lib/businesses/dto";
import { useChangeLogo } from "./business-data";
import { readLogoFile } from "./read-logo-file";

interface LogoFieldProps {
  logo: LogoDto | null;
  businessName: string;
  mayChange: boolean;
}

const accepted = ["image/png", "image/jpeg", "image/webp"];

export function LogoField({ logo, businessName, mayChange }: LogoFieldProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const { problem, setProblem, refuse, clear } = useProblem();
  const { change, isPending, input: image } = useChangeLogo(refuse);
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same file may be chosen again after it was refused.
    target.value = "";
    if (!file || isPending) return;
    clear();
    const chosen = accepted.includes(file.type) ? await readLogoFile(file) : null;
    if (chosen === null) return setProblem("Choose a PNG, JPEG or WebP image.");
    change(chosen);
  }
  return (
    <div className="grid gap-4">
      {logo ? (
        <div className="grid w-fit max-w-full place-items-center rounded-md bg-white p-4 ring-1 ring-border">
          {/* Signed-in pictures are served as they are. */}
          <img
            src={logo.path}
            alt={`Logo of ${businessName}`}
            width={logo.width}
            height={logo.height}
            className="h-auto max-h-24 w-auto max-w-full"
          />
        </div>
      ) : (
        <p className="text-muted-foreground">No logo yet. Your name stands in its place.</p>
      )}
      <FormProblem problem={problem} />
      {mayChange ? (
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-2 max-md:*:flex-1">
            <input
              ref={picker}
              id={id}
              type="file"
              aria-label="Logo image"
              accept={accepted.join(",")}
              className="sr-only"
              tabIndex={-1}
              onChange={(event) => void choose(event)}
            />
            <Button
              variant="secondary"
              busy={isPending && image !== null}
              busyLabel="Saving"
              aria-describedby={`${id}-help`}
              onClick={() => picker.current?.click()}
            >
              {logo ? "Change Logo" : "Choose Logo"}
            </Button>
            {logo ? (
              <Button
                variant="ghost"
                className="max-md:bg-secondary"
                busy={isPending && image === null}
                busyLabel="Removing"
                onClick={() => change(null)}
              >
                Remove Logo
              </Button>
            ) : null}
          </div>
          <p id={`${id}-help`} className="text-caption text-muted-foreground">
            PNG, JPEG or WebP. It stands on white, on reports and on families' pages.
          </p>
        </div>
      ) : null}
    </div>
  );
}
