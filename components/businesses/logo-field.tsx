// The business's logo: what stands on reports and families' pages now, another one, or none.
"use client";

import { type ChangeEvent, useId, useRef, useState } from "react";
import { FormProblem } from "@/components/forms/form-problem";
import { ApiError } from "@/components/hooks/api";
import { isUnauthorizedError, notifyError } from "@/components/hooks/notify-error";
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
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, variables } = useChangeLogo((error) => {
    if (isUnauthorizedError(error)) return notifyError(error);
    setProblem(error instanceof ApiError ? error.sentence : error.message);
  });
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same file may be chosen again after it was refused.
    target.value = "";
    if (!file || isPending) return;
    setProblem(null);
    const image = accepted.includes(file.type) ? await readLogoFile(file) : null;
    if (image === null) return setProblem("Choose a PNG, JPEG or WebP image.");
    mutate(image);
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
              ref={input}
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
              busy={isPending && variables !== null}
              busyLabel="Saving"
              aria-describedby={`${id}-help`}
              onClick={() => input.current?.click()}
            >
              {logo ? "Change Logo" : "Choose Logo"}
            </Button>
            {logo ? (
              <Button
                variant="ghost"
                className="max-md:bg-secondary"
                busy={isPending && variables === null}
                busyLabel="Removing"
                onClick={() => mutate(null)}
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
