// The calls on positions: what pages and trackers tell, the path of a drive, and the trackers themselves.
import { z } from "zod";
import type { DeviceDto, NewDeviceDto, RouteMapDto, TrackPointDto } from "@/lib/tracking/dto";
import { deviceBody, deviceIdInput, positionsAnswer, positionsBody } from "@/lib/tracking/schema";
import { emptyBody, routeIdInput } from "@/lib/transports/schema";
import { answerOf, type Call } from "./call";

const device = {
  id: z.uuid(),
  name: z.string(),
  driverId: z.uuid(),
  driverName: z.string(),
  createdAt: z.string(),
  revokedAt: z.string().nullable(),
  lastSeenAt: z.string().nullable(),
};
const deviceAnswer = answerOf<DeviceDto>()("Device", z.object(device));
const newDeviceAnswer = answerOf<NewDeviceDto>()("NewDevice", z.object({ ...device, token: z.string() }));
const trackAnswer = answerOf<TrackPointDto>()(
  "TrackPoint",
  z.object({
    at: z.string(),
    lat: z.number(),
    lng: z.number(),
    accuracy: z.number().nullable(),
    speed: z.number().nullable(),
    heading: z.number().nullable(),
  }),
);

const mapPlace = z
  .object({
    lat: z.number(),
    lng: z.number(),
    precision: z.enum(["pin", "address", "street", "zip", "city", "county"]),
    near: z.string().nullable(),
  })
  .nullable();
const routeMapAnswer = answerOf<RouteMapDto>()(
  "RouteMap",
  z.object({
    pickup: mapPlace,
    delivery: mapPlace,
    line: z
      .array(z.tuple([z.number(), z.number()]))
      .nullable()
      .meta({ description: "The road of the present leg as [lat, lng]." }),
    by: z.string().nullable().meta({ description: "Who knew the road." }),
  }),
);

const kept = z.object({ kept: z.number() });

export const trackingCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/routes/{id}/positions",
    as: "business",
    summary: "The path that was driven, oldest first.",
    params: routeIdInput,
    answer: z.array(trackAnswer),
  },
  {
    method: "POST",
    path: "/api/routes/{id}/positions",
    as: "business",
    summary: "Tells where the vehicle was.",
    description:
      "One position { clientId, at, lat, lng, accuracy, speed, heading } or a batch of up to 1,000, each with a clientId of its own: however often it is sent, it is kept once. `at` is the device's time, ISO 8601 or milliseconds since 1970; the last three, in metres, metres a second and degrees from north, may be left out. `sentAt` is what the device's clock says now, by which a wrong one is set right. A batch keeps its good rows and names the bad ones. A tracker may call it with its token as Bearer, for a drive of its own driver, without Origin.",
    params: routeIdInput,
    body: positionsBody,
    answer: positionsAnswer,
    isLimited: true,
  },
  {
    method: "GET",
    path: "/api/routes/{id}/map",
    as: "business",
    summary: "Where a drive begins and ends, and the road between.",
    description: "Parts are null where nothing was asked yet, or nobody knows.",
    params: routeIdInput,
    answer: routeMapAnswer,
  },
  {
    method: "GET",
    path: "/api/trackers/osmand",
    as: "tracker",
    summary: "OsmAnd's online tracking.",
    description: "Query: id (the token), lat, lon, timestamp, speed in m/s, bearing, accuracy.",
    answer: kept,
    isLimited: true,
  },
  {
    method: "POST",
    path: "/api/trackers/osmand",
    as: "tracker",
    summary: "OsmAnd's online tracking, as a form.",
    answer: kept,
    isLimited: true,
  },
  {
    method: "GET",
    path: "/api/trackers/traccar",
    as: "tracker",
    summary: "Traccar Client before 9.0.",
    description: "Query: id (the token), lat, lon, timestamp, speed in knots, bearing, accuracy.",
    answer: kept,
    isLimited: true,
  },
  {
    method: "POST",
    path: "/api/trackers/traccar",
    as: "tracker",
    summary: "Traccar Client, as a form or, since 9.0, as JSON.",
    description: "The token is the app's device identifier.",
    answer: kept,
    isLimited: true,
  },
  {
    method: "POST",
    path: "/api/trackers/owntracks",
    as: "tracker",
    summary: "OwnTracks in HTTP mode.",
    description: "The token is the password of Basic authentication. Other messages than locations are answered alike.",
    answer: z.array(z.unknown()),
    isLimited: true,
  },
  {
    method: "GET",
    path: "/api/devices",
    as: "business",
    summary: "The business's trackers.",
    answer: z.array(deviceAnswer),
  },
  {
    method: "POST",
    path: "/api/devices",
    as: "business",
    summary: "Lets a driver's tracker in; its token is answered this once.",
    body: deviceBody,
    answer: newDeviceAnswer,
    mayConflict: true,
  },
  {
    method: "DELETE",
    path: "/api/devices/{id}",
    as: "business",
    summary: "Revokes a tracker.",
    params: deviceIdInput,
    body: emptyBody,
    answer: deviceAnswer,
    mayConflict: true,
  },
];
