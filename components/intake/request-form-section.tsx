// One section of the request form, with how much of it is known.
"use client";

import { useId } from "react";
import { useWatch } from "react-hook-form";
import { RequestFormField } from "./request-form-field";
import type { FormSection } from "./request-form-sections";
import { isFilled, type RequestValues } from "./request-values";

export function RequestFormSection({ section, zone }: { section: FormSection; zone: string }) {
  const titleId = useId();
  const values = useWatch<RequestValues>({ name: section.fields.map(({ name }) => name) });
  const filled = (values as (string | undefined)[]).filter(isFilled).length;
  return (
    <section aria-labelledby={titleId} className="border-t pt-5 pb-8">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h3 id={titleId} className="text-subsection">
          {section.title}
        </h3>
        <p className="text-caption text-muted-foreground tabular-nums">
          {filled} of {section.fields.length}
          <span className="sr-only"> filled</span>
        </p>
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-6">
        {section.fields.map((line) => (
          <RequestFormField key={line.name} line={line} zone={zone} />
        ))}
      </div>
    </section>
  );
}
