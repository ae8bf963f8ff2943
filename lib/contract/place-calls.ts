// The calls on places: what is suggested while an address is typed, and the places that a business has pinned.
import { z } from "zod";
import type { PlaceDto, PlaceSuggestionDto, PositionDto } from "@/lib/businesses/dto";
import { editPlaceBody, placeBody, placeIdInput, placesQuery, positionQuery } from "@/lib/businesses/schema";
import { emptyBody } from "@/lib/transports/schema";
import { answerOf, type Call } from "./call";

const placeAnswer = answerOf<PlaceDto>()(
  "Place",
  z.object({
    id: z.uuid(),
    name: z.string(),
    address: z.string(),
    lat: z.number(),
    lng: z.number(),
    pinnedBy: z.string(),
    pinnedAt: z.string(),
  }),
);
const suggestionAnswer = answerOf<PlaceSuggestionDto>()(
  "PlaceSuggestion",
  z.object({
    source: z.enum(["own", "recent", "area"]),
    name: z.string().nullable(),
    address: z.string().nullable(),
  }),
);
const positionAnswer = answerOf<PositionDto>()(
  "Position",
  z.object({
    lat: z.number(),
    lng: z.number(),
    precision: z
      .enum(["pin", "address", "street", "zip", "city", "county"])
      .meta({ description: "From zip on it is the middle of that area, not the door." }),
    near: z.string().nullable(),
  }),
);

export const placeCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/places",
    as: "business",
    summary: "What a half-typed address or name of a business may mean.",
    description:
      "At most six: places the business has pinned, addresses of its own requests, newest first, then cities and ZIP codes of the US.",
    query: placesQuery,
    answer: z.array(suggestionAnswer),
    isLimited: true,
  },
  {
    method: "GET",
    path: "/api/places/position",
    as: "business",
    summary: "Where an address lies; null where nobody knows.",
    query: positionQuery,
    answer: positionAnswer.nullable(),
    isLimited: true,
  },
  {
    method: "GET",
    path: "/api/business-places",
    as: "business",
    summary: "The places that the business has pinned.",
    answer: z.array(placeAnswer),
  },
  {
    method: "POST",
    path: "/api/business-places",
    as: "business",
    summary: "Pins a place: its name and address are found there ever after.",
    body: placeBody,
    answer: placeAnswer,
    mayConflict: true,
  },
  {
    method: "PUT",
    path: "/api/business-places/{id}",
    as: "business",
    summary: "Changes a pinned place.",
    description: "`pinnedAt` is that of the version which was read: a place that somebody changed since answers 409.",
    params: placeIdInput,
    body: editPlaceBody,
    answer: placeAnswer,
    mayConflict: true,
  },
  {
    method: "DELETE",
    path: "/api/business-places/{id}",
    as: "business",
    summary: "Takes a pinned place away.",
    params: placeIdInput,
    body: emptyBody,
    answer: placeAnswer,
  },
];
