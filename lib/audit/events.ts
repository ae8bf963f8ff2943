// The whole vocabulary of the record: every event there is and what it carries.

/** Payloads by event. Everything here may hold personal data; it is digested with a salt and can be erased. */
export interface EventPayloads {
  "request.created": { fields: Record<string, string>; addressedTo: string | null };
  "request.accepted": { routeId: string; business: string };
  "request.declined": { business: string };
  "request.passed": { business: string };
  "request.suspended": { reason: string };
  "request.cancelled": { reason: string; feeStatus: string; feeCents: number | null };
  "route.arrived_at_pickup": { routeId: string };
  "route.pickup_confirmed": { routeId: string };
  "route.departed": { routeId: string };
  "route.delivery_completed": {
    routeId: string;
    deceasedReceived: true;
    recipientName: string | null;
    personalEffectsTransferred: boolean;
    personalEffectsNotes: string | null;
    afterHoursDelivery: boolean;
    deliveryNotes: string | null;
  };
  "access.issued": {
    caseId: string;
    hasPin: boolean;
    reissued: boolean;
    names: Record<string, { old: string | null; new: string | null }>;
  };
  "access.opened": { caseId: string };
  "access.closed": { caseId: string };
  "session.started": { userId: string; through: "password" | "provider" };
  "session.ended": { userId: string };
  "user.linked": { userId: string; issuer: string };
  "user.created": { userId: string; role: string };
  "business.created": { name: string; businessKind: string };
  "demo.seeded": { requests: number };
}

export type EventType = keyof EventPayloads;

/** The words of the history, in the order things usually happen. */
export const eventLabels: Record<EventType, string> = {
  "request.created": "Request created",
  "request.accepted": "Accepted",
  "request.declined": "Declined",
  "request.passed": "Passed on",
  "request.suspended": "Suspended",
  "request.cancelled": "Cancelled",
  "route.arrived_at_pickup": "Arrived at pickup",
  "route.pickup_confirmed": "Pickup confirmed",
  "route.departed": "Departed",
  "route.delivery_completed": "Delivery completed",
  "access.issued": "Family access issued",
  "access.opened": "Family opened the case",
  "access.closed": "Family signed out",
  "session.started": "Signed in",
  "session.ended": "Signed out",
  "user.linked": "Linked to the sign-in provider",
  "user.created": "User created",
  "business.created": "Business created",
  "demo.seeded": "Demo week written",
};

/** One link of a request's record, for the history on its detail. */
export interface HistoryEntryDto {
  seq: number;
  type: EventType;
  label: string;
  /** ISO 8601. */
  at: string;
  /** Who did it; null once erased. */
  by: string | null;
  /** Whose user did it; null for families and commands. */
  businessId: string | null;
  /** First 12 characters of the link's hash. */
  hash: string;
}
