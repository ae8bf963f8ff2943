// Asks Google for places while somebody types: addresses and establishments of the US.
"use client";

import { APILoadingStatus, APIProvider, useApiLoadingStatus } from "@vis.gl/react-google-maps";
import { useEffect, useEffectEvent, useRef } from "react";
import { googleLoader } from "@/components/maps/google-settings";
import type { FoundPlace, PlaceKind, PlaceLine } from "./place-line";

export interface GooglePlacesProps {
  apiKey: string;
  kind: PlaceKind;
  /** What was typed, once it rested; null asks nothing. */
  query: string | null;
  /** `query` is what the lines answer. */
  onFound: (query: string, lines: PlaceLine[]) => void;
  onFailed: () => void;
}

type Token = google.maps.places.AutocompleteSessionToken;
type Prediction = google.maps.places.PlacePrediction;

const withoutCountry = (address: string) => address.replace(/, (?:USA|United States)$/, "");

async function completed(prediction: Prediction): Promise<FoundPlace> {
  const { place } = await prediction.toPlace().fetchFields({ fields: ["displayName", "formattedAddress"] });
  const { displayName, formattedAddress } = place;
  return { name: displayName ?? null, address: formattedAddress ? withoutCountry(formattedAddress) : null };
}

function toLine(kind: PlaceKind, prediction: Prediction, onCompleted: () => void): PlaceLine {
  const { mainText, secondaryText, text, placeId } = prediction;
  const [title, whole] = [mainText?.text ?? text.text, withoutCountry(text.text)];
  return {
    key: `google ${placeId}`,
    source: "google",
    title,
    detail: secondaryText ? withoutCountry(secondaryText.text) : null,
    value: kind === "address" ? whole : title,
    name: kind === "address" ? null : title,
    address: kind === "address" ? whole : null,
    complete: () => {
      // The details end the session that the questions belong to.
      onCompleted();
      return completed(prediction);
    },
  };
}

function Asking({ kind, query, onFound, onFailed }: Omit<GooglePlacesProps, "apiKey">) {
  const status = useApiLoadingStatus();
  const session = useRef<Token | null>(null);
  const found = useEffectEvent(onFound);
  const failed = useEffectEvent(onFailed);
  const isLoaded = status === APILoadingStatus.LOADED;
  const isLost = status === APILoadingStatus.FAILED || status === APILoadingStatus.AUTH_FAILURE;
  useEffect(() => {
    if (isLost && query !== null) failed();
  }, [isLost, query]);
  const ask = useEffectEvent(async (input: string, isDropped: () => boolean) => {
    try {
      const { AutocompleteSuggestion, AutocompleteSessionToken } = await google.maps.importLibrary("places");
      session.current ??= new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        includedRegionCodes: ["us"],
        ...(kind === "business" && { includedPrimaryTypes: ["establishment"] }),
        language: "en-US",
        region: "us",
        sessionToken: session.current,
      });
      if (isDropped()) return;
      const predictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
      const endSession = () => {
        session.current = null;
      };
      found(
        input,
        predictions.map((prediction) => toLine(kind, prediction, endSession)),
      );
    } catch {
      if (!isDropped()) failed();
    }
  });
  useEffect(() => {
    if (!isLoaded || query === null || query === "") return undefined;
    let isDropped = false;
    void ask(query, () => isDropped);
    return () => {
      isDropped = true;
    };
  }, [isLoaded, query]);
  return null;
}

/** Told through `useApiLoadingStatus`; without a listener the failure would be written to the console. */
const heard = () => {};

export function GooglePlaces({ apiKey, ...asking }: GooglePlacesProps) {
  return (
    <APIProvider apiKey={apiKey} {...googleLoader} onError={heard}>
      <Asking {...asking} />
    </APIProvider>
  );
}
