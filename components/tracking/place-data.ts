// The business's pinned places as the screen reads and changes them.
"use client";

import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useProblem } from "@/components/forms/use-refusal";
import { apiGet, apiRequest } from "@/components/hooks/api";
import { notifyError } from "@/components/hooks/notify-error";
import { useChange } from "@/components/hooks/use-change";
import { useRested } from "@/components/hooks/use-rested";
import type { PlaceDto, PositionDto } from "@/lib/businesses/dto";
import type { NewPlace } from "@/lib/businesses/schema";
import { placesKey } from "./place-keys";

export const usePlaces = () => useQuery<PlaceDto[]>({ queryKey: placesKey });

/** Suggestions under address fields know the places too. */
function refresh(client: QueryClient) {
  client.removeQueries({ queryKey: ["/api/places"] });
  return client.invalidateQueries({ queryKey: placesKey });
}

/** Saves a place; `problem` says why it was refused, until it is tried again. */
function useSavePlace(save: (place: NewPlace) => Promise<PlaceDto>, onDone: (place: PlaceDto) => void) {
  const { problem, refuse, clear } = useProblem();
  const send = (place: NewPlace) => {
    clear();
    return save(place);
  };
  return { problem, ...useChange({ send, onDone, onFailed: refuse, refresh }) };
}

export const useAddPlace = (onDone: (place: PlaceDto) => void) =>
  useSavePlace((place) => apiRequest<PlaceDto>("POST", "/api/business-places", place), onDone);

/** A place that somebody changed meanwhile is refused. */
export const useEditPlace = ({ id, pinnedAt }: PlaceDto, onDone: (place: PlaceDto) => void) =>
  useSavePlace((place) => apiRequest<PlaceDto>("PUT", `/api/business-places/${id}`, { ...place, pinnedAt }), onDone);

export const useRemovePlace = (onDone: (place: PlaceDto) => void) =>
  useChange({
    send: (id: string) => apiRequest<PlaceDto>("DELETE", `/api/business-places/${id}`),
    onDone,
    onFailed: (error) => notifyError(error),
    refresh,
  });

/** How long an address must rest before it is looked up, in milliseconds. */
const LOOK_UP_REST = 600;

/** Where a written address lies: null where nobody knows, undefined until somebody was asked. */
export function usePosition(written: string): PositionDto | null | undefined {
  const address = useRested(written.trim(), LOOK_UP_REST);
  return useQuery<PositionDto | null>({
    queryKey: ["/api/places/position", address],
    queryFn: ({ signal }) => apiGet(`/api/places/position?${new URLSearchParams({ address }).toString()}`, signal),
    enabled: address.length >= 5,
    staleTime: 60_000,
    retry: false,
  }).data;
}
