// A one-line field that suggests common words and takes any other.
import { useId } from "react";
import { Input, type InputProps } from "@/components/ui/input";

/** Free text with suggestions from the browser's own list. */
export function SuggestInput({ suggestions, ...props }: InputProps & { suggestions: readonly string[] }) {
  const listId = useId();
  return (
    <>
      <Input list={listId} {...props} />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion}>
            {suggestion}
          </option>
        ))}
      </datalist>
    </>
  );
}
