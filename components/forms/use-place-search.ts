// What stands under an address or business field while somebody types into it.
"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiGet } from "@/components/hooks/api";
import { useRested } from "@/components/hooks/use-rested";
import { useMapSettings } from "@/components/maps/map-settings";
import { type FoundPlace, type PlaceKind, type PlaceLine, valueOf } from "./place-line";

/** How long the typing must rest before anybody is asked, in milliseconds. */
const SUGGEST_REST = 150;
/** Lines that need no scrolling, above a phone's keyboard too. */
const mostLines = 6;
/** Of the business's own beside those of a map service. */
const mostOwn = 3;

interface Suggestion extends FoundPlace {
  source: "own" | "recent" | "area";
}

interface Answer {
  query: string;
  lines: PlaceLine[];
}

const none: readonly PlaceLine[] = [];

function toLine(kind: PlaceKind, place: Suggestion): PlaceLine {
  const value = valueOf(kind, place);
  const title = place.name ?? value;
  return {
    ...place,
    key: `${place.source} ${value}`,
    title,
    value,
    detail: place.name === null ? null : place.address,
  };
}

/** Whether one text goes on where the other stood. */
const isContinued = (one: unknown, other: string | null) =>
  typeof one === "string" && Boolean(one && other && (one.startsWith(other) || other.startsWith(one)));

/** Lines stand under a text while they answer it, or the next are on their way. */
export function usePlaceSearch(kind: PlaceKind) {
  const { googleKey } = useMapSettings();
  const [query, setQuery] = useState<string | null>(null);
  const rested = useRested(query, SUGGEST_REST);
  const asked = query === null ? null : (rested?.trim() ?? null);
  const own = useQuery<Suggestion[]>({
    queryKey: ["/api/places", kind, asked],
    queryFn: ({ signal }) => apiGet(`/api/places?${new URLSearchParams({ kind, q: asked ?? "" }).toString()}`, signal),
    enabled: asked !== null,
    placeholderData: (before, earlier) => (isContinued(earlier?.queryKey[2], asked) ? before : undefined),
    staleTime: 60_000,
    retry: false,
  });
  const [google, setGoogle] = useState<Answer | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  if (asked !== null && !wasAsked) setWasAsked(true);

  const ownLines = (own.data ?? []).map((place) => toLine(kind, place));
  const googleLines = google !== null && isContinued(google.query, asked) ? google.lines : none;
  const known = ownLines.filter(({ source }) => source !== "area").slice(0, mostOwn);
  const merged = googleKey === null ? ownLines : [...known, ...googleLines];
  const isShown = query !== null && asked !== null && !isFailed;
  return {
    query,
    /** Null asks no more, and takes the lines away. */
    setQuery,
    lines: isShown ? merged.slice(0, mostLines) : none,
    isFailed,
    google:
      googleKey === null || !wasAsked
        ? null
        : {
            apiKey: googleKey,
            kind,
            query: asked,
            onFound: (answered: string, lines: PlaceLine[]) => {
              setFailed(false);
              setGoogle({ query: answered, lines });
            },
            onFailed: () => setFailed(true),
          },
  };
}
