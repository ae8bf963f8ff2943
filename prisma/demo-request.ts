// What one request of the demo week is told as: offsets in minutes, people by name, an outcome.
import type { z } from "zod";
import type { FeeStatus } from "@/lib/transports/request-status";
import type { requestPayload } from "@/lib/transports/schema";
import type { PersonKey } from "./demo-people";

type Outcome =
  | { state: "pending"; suspended?: { afterMinutes: number; reason: string } }
  | { state: "active"; minutes: number[] }
  | {
      state: "completed";
      minutes: number[];
      handover: {
        recipientName?: string;
        personalEffectsNotes?: string;
        afterHoursDelivery?: boolean;
        deliveryNotes?: string;
      };
    }
  | { state: "declined"; afterMinutes: number }
  | { state: "cancelled"; afterMinutes: number; reason: string; feeStatus: FeeStatus; feeAmount?: number };

export interface DemoRequest {
  /** Minutes before the seeding. */
  ago: number;
  by: PersonKey;
  /** Addressed to the transport company; else an open call. */
  isAddressed?: boolean;
  hasAccess?: boolean;
  /** Minutes from the call to the pickup that is asked for; absent is 'Date TBD'. */
  wantedIn?: number;
  payload: Omit<z.input<typeof requestPayload>, "businessId">;
  outcome: Outcome;
}

export const hour = 60;
export const day = 24 * hour;
export const [brendan, harlan, lakeside, prairie, ashgrove] = [
  "4025 N Paulina St, Chicago, IL 60613",
  "1609 Dempster St, Evanston, IL 60201",
  "5531 N Sheridan Rd, Chicago, IL 60640",
  "3310 Copperfield Ave, Joliet, IL 60432",
  "718 Lake St, Oak Park, IL 60301",
];
