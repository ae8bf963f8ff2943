// A one-line field that tidies what was typed when it is left, and where asked while it is typed.
import type { ChangeEvent, FocusEvent } from "react";
import { Input, type InputProps } from "@/components/ui/input";
import type { Tidy } from "./tidy-text";

export interface TidyInputProps extends Omit<InputProps, "value" | "onChange"> {
  value: string;
  onChange: (value: string) => void;
  /** Applied when the field is left. */
  tidy?: Tidy | undefined;
  /** Applied at every keystroke, with the text before it. */
  tidyWhileTyping?: ((previous: string, next: string) => string) | undefined;
}

export function TidyInput({ value, onChange, onBlur, tidy, tidyWhileTyping, ...props }: TidyInputProps) {
  function change({ target }: ChangeEvent<HTMLInputElement>) {
    onChange(tidyWhileTyping?.(value, target.value) ?? target.value);
  }
  function leave(event: FocusEvent<HTMLInputElement>) {
    const tidied = tidy?.(value) ?? value;
    if (tidied !== value) onChange(tidied);
    onBlur?.(event);
  }
  return <Input value={value} onChange={change} onBlur={leave} {...props} />;
}
