// A field that knows places: what is typed stands as it is, until somebody chooses a line under it.
"use client";

import { useEffect, useId, useRef } from "react";
import { later } from "@/components/ui/later";
import { ComboboxInput } from "./combobox-input";
import type { GooglePlacesProps } from "./google-places";
import { type FoundPlace, type PlaceKind, type PlaceLine, valueOf } from "./place-line";
import type { TidyInputProps } from "./tidy-input";
import { usePlaceSearch } from "./use-place-search";

const GooglePlaces = later<GooglePlacesProps>(async () => (await import("./google-places")).GooglePlaces, {
  isHeavy: true,
});

export interface PlaceInputProps extends TidyInputProps {
  /** After a choice, with all that is known of the place. */
  onPlace?: ((place: FoundPlace) => void) | undefined;
}

export function PlaceInput({ kind, onPlace, onChange, value, ...props }: PlaceInputProps & { kind: PlaceKind }) {
  const search = usePlaceSearch(kind);
  const noticeId = useId();
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  }, [value]);

  async function choose(line: PlaceLine) {
    onChange(line.value);
    current.current = line.value;
    if (line.complete === undefined) return onPlace?.(line);
    try {
      const whole = await line.complete();
      // Typed on meanwhile, the text is somebody's own again.
      if (current.current !== line.value) return undefined;
      const better = valueOf(kind, whole);
      if (better !== "" && better !== line.value) onChange(better);
      return onPlace?.(whole);
    } catch {
      return search.google?.onFailed();
    }
  }

  return (
    <>
      <ComboboxInput
        {...props}
        value={value}
        onChange={onChange}
        lines={search.lines}
        onQuery={search.setQuery}
        onChoose={(line) => void choose(line)}
        aria-describedby={
          search.isFailed ? `${props["aria-describedby"] ?? ""} ${noticeId}` : props["aria-describedby"]
        }
        credit={
          search.lines.some(({ source }) => source === "google") ? (
            <p className="px-3.5 pb-2 text-right text-caption text-muted-foreground" translate="no">
              Google Maps
            </p>
          ) : null
        }
      />
      {search.google === null ? null : <GooglePlaces {...search.google} />}
      {search.isFailed ? (
        <p id={noticeId} role="status" className="text-caption text-muted-foreground">
          Autocomplete unavailable. Please enter address manually.
        </p>
      ) : null}
    </>
  );
}
