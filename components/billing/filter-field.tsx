// A field of a filter: what is typed narrows the list once typing rests, and what cannot count says why, and what does.
"use client";

import { CircleSlashIcon } from "lucide-react";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";

/** How long typing rests before it narrows the list, in milliseconds. */
const restMs = 300;

interface FilterFieldProps extends Pick<ComponentProps<"input">, "type" | "inputMode" | "placeholder" | "maxLength"> {
  label: string;
  /** What the address says. */
  value: string;
  /** What is typed as the address would have it; null while it is nothing that counts. */
  read: (text: string) => string | null;
  /** Why what is typed does not count. */
  refusal: string;
  /** What the list goes by meanwhile, from the value that stands. */
  meanwhile?: (value: string) => string;
  /** What is wrong with it beside the other fields. */
  problem?: string | undefined;
  onChange: (value: string) => void;
  /** Told with every key whether what is typed counts. */
  onTyped?: (counts: boolean) => void;
  className?: string;
}

export function FilterField({
  label,
  value,
  read,
  refusal,
  meanwhile,
  problem,
  onChange,
  onTyped,
  className,
  ...input
}: FilterFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState({ text: value, over: value });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const text = typed.over === value ? typed.text : value;
  const wanted = text.trim() === "" ? "" : read(text);
  const type = (next: string) => {
    clearTimeout(timer.current);
    setTyped({ text: next, over: value });
    const counts = next.trim() === "" ? "" : read(next);
    onTyped?.(counts !== null);
    if (counts === null || counts === value) return;
    const send = () => {
      setTyped({ text: next, over: counts });
      onChange(counts);
    };
    timer.current = setTimeout(send, next === "" ? 0 : restMs);
  };
  const isRefused = wanted === null && input.type !== "date";
  const wrong = isRefused ? [refusal, meanwhile?.(value)].filter(Boolean).join(". ") : problem;
  return (
    <div className={cn("grid content-start gap-1.5", className)}>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        value={text}
        autoComplete="off"
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
        onChange={({ target }) => type(target.value)}
        {...input}
      />
      {wrong === undefined ? null : (
        <p id={`${id}-wrong`} role="alert" className="flex items-start gap-1.5 text-caption text-declined">
          <CircleSlashIcon aria-hidden className="mt-px size-3.5 shrink-0" />
          {wrong}
        </p>
      )}
    </div>
  );
}
