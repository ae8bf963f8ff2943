// Keeps the last drive asked for on a route, where any process finds it: measurements beside the record.
import "server-only";
import { z } from "zod";
import { database } from "../db";
import type { Drive, Place, Point } from "./provider";

const point = { lat: z.number(), lng: z.number() };
const place = z.object({
  ...point,
  precision: z.enum(["pin", "address", "street", "zip", "city", "county"]),
  near: z.string().nullable(),
});
const drive = z.object({
  meters: z.number(),
  seconds: z.number(),
  low: z.number(),
  high: z.number(),
  by: z.string(),
  line: z.array(z.object(point)).nullable(),
  isRough: z.boolean(),
});

export interface RouteDrive {
  /** The two addresses as they stood, and where they lie. */
  pickup: string;
  delivery: string;
  pickupPlace: Place | null;
  deliveryPlace: Place | null;
  /** From here to the pickup, from the pickup to the delivery, or from here to the delivery. */
  leg: "pickup" | "between" | "delivery";
  askedAt: Date;
  /** Where the vehicle was then, or the pickup; null where nobody knew. */
  from: Point | null;
  drive: Drive | null;
}

interface Row extends Omit<RouteDrive, "from" | "pickupPlace" | "deliveryPlace" | "drive"> {
  fromLat: number | null;
  fromLng: number | null;
  pickupPlace: unknown;
  deliveryPlace: unknown;
  drive: unknown;
}

/** What is kept of a route; null before anything was asked. */
export async function findRouteDrive(routeId: string): Promise<RouteDrive | null> {
  const { rows } = await database().pool.query<Row>({
    name: "route-drive",
    text: `SELECT pickup, delivery, "pickupPlace", "deliveryPlace", leg, "askedAt", "fromLat", "fromLng", drive
      FROM "RouteDrive" WHERE "routeId" = $1`,
    values: [routeId],
  });
  const [row] = rows;
  if (!row) return null;
  const { fromLat: lat, fromLng: lng, ...kept } = row;
  return {
    ...kept,
    from: lat === null || lng === null ? null : { lat, lng },
    pickupPlace: place.nullable().parse(row.pickupPlace),
    deliveryPlace: place.nullable().parse(row.deliveryPlace),
    drive: drive.nullable().parse(row.drive),
  };
}

/** Of two that are kept at once the one that was asked later stays. */
export async function keepRouteDrive(routeId: string, kept: RouteDrive): Promise<void> {
  const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
  await database().pool.query({
    name: "keep-route-drive",
    text: `INSERT INTO "RouteDrive" ("routeId", pickup, delivery, "pickupPlace", "deliveryPlace", leg, "askedAt",
        "fromLat", "fromLng", drive)
      SELECT id, $2, $3, $4::jsonb, $5::jsonb, $6, $7, $8, $9, $10::jsonb FROM "TransportRoute" WHERE id = $1
      ON CONFLICT ("routeId") DO UPDATE SET pickup = EXCLUDED.pickup, delivery = EXCLUDED.delivery,
        "pickupPlace" = EXCLUDED."pickupPlace", "deliveryPlace" = EXCLUDED."deliveryPlace", leg = EXCLUDED.leg,
        "askedAt" = EXCLUDED."askedAt", "fromLat" = EXCLUDED."fromLat", "fromLng" = EXCLUDED."fromLng",
        drive = EXCLUDED.drive
      WHERE "RouteDrive"."askedAt" <= EXCLUDED."askedAt"`,
    values: [
      routeId,
      kept.pickup,
      kept.delivery,
      json(kept.pickupPlace),
      json(kept.deliveryPlace),
      kept.leg,
      kept.askedAt,
      kept.from?.lat ?? null,
      kept.from?.lng ?? null,
      json(kept.drive),
    ],
  });
}
