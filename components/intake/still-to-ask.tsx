// What the text left open: values to decide on, and questions to ask the caller.
"use client";

import { ArrowRightIcon, CheckIcon } from "lucide-react";
import { Fragment, type MouseEvent, type ReactNode, useId, useRef } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { RequestField } from "@/lib/transports/schema";
import { formFieldLabels } from "./field-labels";
import { askedOf, says } from "./fill-words";
import { listDoubtful } from "./intake-context";
import { checkValue, conflictOf, type Fill, isMarked } from "./intake-fill";
import { formFieldNames } from "./request-form-sections";
import { isFilled, type RequestValues } from "./request-values";
import { ShownValue, useShownValue } from "./shown-value";
import { valuesOf } from "./two-people";
import type { Intake } from "./use-intake";

interface StillToAskProps {
  fill: Fill;
  decide: Intake["decide"];
}

/** A question leaves the list once its field is filled, a doubt once its value is changed or found right. */
export function StillToAsk({ fill, decide }: StillToAskProps) {
  const onGo = decide.focus;
  const values = useWatch<RequestValues>();
  const open = fill.missing
    .filter(({ field }) => !isFilled(values[field]))
    .map(({ field, question }) => ({ field, question: askedOf(question, values.sex) }));
  const choices = fill.choices.map((field) => ({ field, question: <Choices fill={fill} field={field} /> }));
  const offers = fill.offers.map((field) => ({
    field,
    question: <Offer field={field} value={fill.found[field] ?? ""} />,
  }));
  const doubts = listDoubtful(fill, formFieldNames, values);
  const isChecked = formFieldNames.some(
    (name) => fill.checked[name] !== undefined && isMarked(fill, name, values[name]),
  );
  return (
    <>
      <OpenList title="Still to choose" lines={[...choices, ...offers]} onGo={onGo} />
      <OpenList
        title="Still to ask"
        lines={open}
        onGo={onGo}
        emptyText={fill.missing.length > 0 ? "Nothing is left to ask." : ""}
      />
      <OpenList
        title="Please check"
        lines={doubts.map((field) => ({ field, question: <ShownValue name={field} value={values[field] ?? ""} /> }))}
        emptyText={isChecked ? "Nothing is left to check." : ""}
        isShort
        onGo={onGo}
        onCheck={(field) => decide.keep(checkValue(fill, field))}
      />
    </>
  );
}

function Choices({ fill, field }: { fill: Fill; field: RequestField }) {
  const conflict = conflictOf(fill, field);
  return (conflict === undefined ? [] : valuesOf(conflict)).map(({ value, start }, index) => (
    <Fragment key={start}>
      {index > 0 ? " or " : null}
      <ShownValue name={field} value={value} />
    </Fragment>
  ));
}

function Offer({ field, value }: { field: RequestField; value: string }) {
  return says(useShownValue(field, value));
}

interface OpenListProps {
  title: string;
  lines: { field: RequestField; question: ReactNode }[];
  emptyText?: string;
  /** One line for each field, its name first. */
  isShort?: boolean;
  onGo: (field: RequestField) => void;
  /** Takes a line off the list as it stands. */
  onCheck?: (field: RequestField) => void;
}

function OpenList({ title, lines, emptyText = "", isShort = false, onGo, onCheck }: OpenListProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (lines.length === 0 && emptyText === "") return null;
  return (
    <section
      aria-labelledby={titleId}
      className="shrink-0 overflow-hidden rounded-card bg-card text-card-foreground ring-1 ring-(--card-edge)"
    >
      <div className="flex items-baseline justify-between gap-4 px-card-x py-3 [@media(max-height:50rem)]:py-2">
        <h3 ref={heading} id={titleId} tabIndex={-1} className="rounded-sm text-subsection">
          {title}
        </h3>
        <p className="text-caption text-muted-foreground tabular-nums">{lines.length === 0 ? "" : lines.length}</p>
      </div>
      {lines.length === 0 ? <p className="px-card-x pb-3 text-muted-foreground">{emptyText}</p> : null}
      <ul>
        {lines.map(({ field, question }) => (
          <li key={field} className={cn("border-t", onCheck && "flex items-center")}>
            <button
              type="button"
              className="focus-inset flex w-full min-w-0 items-center gap-3 px-card-x py-2.5 text-left [@media(max-height:50rem)]:py-1.5 transition-colors duration-120 ease-calm hover:bg-accent pointer-coarse:min-h-11"
              onClick={() => onGo(field)}
            >
              {isShort ? (
                <span className="flex min-w-0 flex-1 items-baseline gap-3">
                  <span className="shrink-0 text-caption text-muted-foreground">{formFieldLabels[field]}</span>{" "}
                  <span className="min-w-0 truncate">{question}</span>
                </span>
              ) : (
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <span className="line-clamp-2">{question}</span>
                  <span className="block text-caption text-muted-foreground">{formFieldLabels[field]}</span>
                </span>
              )}
              {onCheck ? null : <ArrowRightIcon aria-hidden className="size-4 shrink-0 text-muted-foreground" />}
            </button>
            {onCheck === undefined ? null : (
              <Button
                variant="ghost"
                size="sm"
                className="mr-2 text-foreground"
                aria-label={`Looks right: ${formFieldLabels[field]}`}
                onClick={(event) => {
                  focusNext(event, heading.current);
                  onCheck(field);
                }}
              >
                <CheckIcon aria-hidden />
                Looks right
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The line leaves with its button: the focus goes to the one below, else above, else to the head of the list. */
function focusNext({ currentTarget }: MouseEvent<HTMLElement>, heading: HTMLElement | null) {
  const line = currentTarget.closest("li");
  const next = line?.nextElementSibling ?? line?.previousElementSibling;
  const button = next?.querySelector<HTMLElement>("[data-slot=button]") ?? heading;
  button?.focus();
}
