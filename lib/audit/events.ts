// The whole vocabulary of the record: every event there is and what it carries.

interface PinnedPlace {
  name: string;
  address: string;
  lat: number;
  lng: number;
}

/** What was changed, by the field's name. */
export type Changes = Record<string, { old: string | null; new: string | null }>;

/** Those fields of `after` that stand otherwise in `before`; null where there are none. */
export function changesBetween<T extends Record<string, string | null>>(before: T, after: T): Changes | null {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((name) => [name, { old: before[name] ?? null, new: after[name] ?? null }]));
}

/** Payloads by event. Everything here may hold personal data; it is digested with a salt and can be erased. */
export interface EventPayloads {
  "request.created": { fields: Record<string, string>; addressedTo: string | null };
  "request.accepted": { routeId: string; business: string };
  "request.declined": { business: string };
  "request.passed": { business: string };
  "request.decline_undone": { business: string };
  "request.pass_undone": { business: string };
  "request.suspended": { reason: string; business: string; routeId: string | null };
  "request.cancelled": {
    reason: string;
    feeStatus: string;
    feeCents: number | null;
    /** What a full fee was then; null where the owner had set none. */
    fullFeeCents?: number | null;
    business: string;
    routeId: string | null;
  };
  "request.addresses_changed": {
    pickupLocation?: { old: string; new: string };
    deliveryLocation?: { old: string; new: string };
  };
  "route.recalculated": { routeId: string; eta: string | null; distanceRemaining: string | null };
  "route.driver_assigned": { routeId: string; driverId: string; driver: { old: string | null; new: string } };
  "route.arrived_at_pickup": { routeId: string; pressedAt?: string };
  "route.pickup_confirmed": { routeId: string; pressedAt?: string };
  "route.departed": { routeId: string; pressedAt?: string };
  "route.delivery_completed": {
    routeId: string;
    deceasedReceived: true;
    recipientName: string | null;
    personalEffectsTransferred: boolean;
    personalEffectsNotes: string | null;
    afterHoursDelivery: boolean;
    deliveryNotes: string | null;
    pressedAt?: string;
  };
  "access.issued": {
    caseId: string;
    hasPin: boolean;
    reissued: boolean;
    names: Record<string, { old: string | null; new: string | null }>;
  };
  "access.revoked": { caseId: string };
  "access.note_changed": { old: string | null; new: string | null };
  "access.map_paused": { caseId: string | null };
  "access.map_resumed": { caseId: string | null };
  "access.opened": { caseId: string };
  "access.closed": { caseId: string };
  "access.tries_failed": { caseId: string; tries: number };
  "updates.asked": { channel: string; language: string };
  "updates.confirmed": { channel: string };
  "updates.ended": { channel: string };
  "updates.sent": { step: string; people: number };
  "updates.erased": { people: number; messages: number };
  "report.emailed": { recipient: string; outboxId: string };
  "review.created": { reviewId: string; rating: number };
  "review.answered": { reviewId: string; isCorrected: boolean };
  "review.hidden": { reviewId: string; reason: string };
  "review.shown": { reviewId: string; reason: string };
  "intake.logged": { filled: number; corrected: number };
  "device.created": { deviceId: string; name: string; driverId: string };
  "device.revoked": { deviceId: string; name: string };
  "place.added": { placeId: string } & PinnedPlace;
  "place.changed": { placeId: string; old: PinnedPlace; new: PinnedPlace };
  "place.removed": { placeId: string; name: string; address: string };
  "positions.erased": { drives: number; positions: number; endedBefore: string };
  "views.erased": { views: number; visitors: number; seenBefore: string };
  "session.started": { userId: string; through: "password" | "provider" };
  "session.ended": { userId: string };
  "user.linked": { userId: string; issuer: string };
  "user.created": { userId: string; role: string };
  "user.changed": { userId: string; changes: Changes };
  "user.deactivated": { userId: string; sessions: number };
  "user.reactivated": { userId: string };
  "user.password_link_issued": { userId: string; by: "mail" | "hand" };
  "user.password_chosen": { userId: string; through: "link" | "profile"; sessions: number };
  "business.created": { name: string; businessKind: string };
  "business.changed": { changes: Changes };
  "business.deactivated": { sessions: number };
  "business.reactivated": Record<string, never>;
  "business.logo_changed": { digest: { old: string | null; new: string | null } };
  "business.driver_naming_changed": { isNamed: boolean };
  "customer.created": { customerId: string };
  "payment.begun": { transactionId: string; paymentType: string; amountCents: number; feeOf: string | null };
  "payment.opened": { transactionId: string; paymentId: string };
  /** A word of the provider that stands now; `old` is null where nothing stood before it. */
  "payment.changed": {
    transactionId: string;
    status: { old: string | null; new: string };
    paymentId: string;
    eventId: string | null;
  };
  "payment.refunded": {
    transactionId: string;
    refundId: string;
    amountCents: number;
    status: { old: string | null; new: string };
    eventId: string | null;
  };
  "payment.looked_up": { paymentId: string };
  "payment.given_up": { transactionId: string };
  "subscription.changed": {
    subscriptionId: string;
    status: { old: string | null; new: string };
    endsAtPeriodEnd: boolean;
    eventId: string | null;
  };
  "refund.requested": { refundRequestId: string; transactionId: string; serviceUsed: string };
  "refund.approved": { refundRequestId: string; transactionId: string; amountCents: number };
  "refund.denied": { refundRequestId: string; transactionId: string };
  "refund.retried": { refundRequestId: string; transactionId: string };
  "refund.processed": { refundRequestId: string; transactionId: string; refundId: string; amountCents: number };
  "refund.failed": { refundRequestId: string; transactionId: string; refundId: string | null };
  "due.reopened": { requestId: string };
  "due.settled": { requestId: string; kind: "payment" | "by_hand"; transactionId: string | null };
  "fee.standard_changed": { feeCents: { old: number | null; new: number | null } };
  "account.connected": { accountId: string };
  "account.changed": { accountId: string; canBePaid: boolean };
  "mail.retried": { outboxId: string; mailKind: string };
  "mail.dropped": { outboxId: string; mailKind: string };
  "record.check_asked": Record<string, never>;
  "demo.seeded": { requests: number };
}

export type EventType = keyof EventPayloads;

/** The words of the history, in the order things usually happen. */
export const eventLabels: Record<EventType, string> = {
  "request.created": "Request created",
  "request.accepted": "Accepted",
  "request.declined": "Declined",
  "request.passed": "Passed on",
  "request.decline_undone": "Decline undone",
  "request.pass_undone": "Pass undone",
  "request.suspended": "Suspended",
  "request.cancelled": "Cancelled",
  "request.addresses_changed": "Address changed",
  "route.recalculated": "Route recalculated",
  "route.driver_assigned": "Driver assigned",
  "route.arrived_at_pickup": "Arrived at pickup",
  "route.pickup_confirmed": "Pickup confirmed",
  "route.departed": "Departed",
  "route.delivery_completed": "Delivery completed",
  "access.issued": "Family access issued",
  "access.revoked": "Family access revoked",
  "access.note_changed": "Note to the family changed",
  "access.map_paused": "Family's map paused",
  "access.map_resumed": "Family's map shown again",
  "access.opened": "Family opened the case",
  "access.closed": "Family signed out",
  "access.tries_failed": "Tries with a wrong PIN",
  "updates.asked": "Family asked for messages",
  "updates.confirmed": "Family's messages confirmed",
  "updates.ended": "Family's messages stopped",
  "updates.sent": "Family told of the step",
  "updates.erased": "Addresses for messages erased",
  "report.emailed": "Report e-mailed",
  "review.created": "Review left",
  "review.answered": "Review answered",
  "review.hidden": "Review hidden",
  "review.shown": "Review shown again",
  "intake.logged": "Corrections of a filled form counted",
  "device.created": "Tracker added",
  "device.revoked": "Tracker revoked",
  "place.added": "Place saved",
  "place.changed": "Place changed",
  "place.removed": "Place removed",
  "positions.erased": "Positions erased",
  "views.erased": "Page views erased",
  "session.started": "Signed in",
  "session.ended": "Signed out",
  "user.linked": "Linked to the sign-in provider",
  "user.created": "User created",
  "user.changed": "User changed",
  "user.deactivated": "User deactivated",
  "user.reactivated": "User reactivated",
  "user.password_link_issued": "Link for a password issued",
  "user.password_chosen": "Password chosen",
  "business.created": "Business created",
  "business.changed": "Business changed",
  "business.deactivated": "Business deactivated",
  "business.reactivated": "Business reactivated",
  "business.logo_changed": "Logo changed",
  "business.driver_naming_changed": "Driver's first name for families changed",
  "customer.created": "Made known to the payment provider",
  "payment.begun": "Payment begun",
  "payment.opened": "Payment known to the provider",
  "payment.changed": "Payment changed",
  "payment.refunded": "Refund of a payment changed",
  "payment.looked_up": "Payment to be looked up at the provider",
  "payment.given_up": "Unfinished payment given up",
  "subscription.changed": "Subscription changed",
  "refund.requested": "Refund requested",
  "refund.approved": "Refund approved",
  "refund.denied": "Refund denied",
  "refund.retried": "Refund sent again",
  "refund.processed": "Refund processed",
  "refund.failed": "Refund failed",
  "due.settled": "Cancellation fee settled",
  "due.reopened": "Cancellation fee open again",
  "fee.standard_changed": "Standard cancellation fee changed",
  "account.connected": "Account for fees connected",
  "account.changed": "Account for fees changed",
  "mail.retried": "Failed mail sent again",
  "mail.dropped": "Failed mail dropped",
  "record.check_asked": "Check of the record asked for",
  "demo.seeded": "Demo week written",
};

/** A step recorded so much later than it was pressed is said to have been sent later, milliseconds. */
export const sentLaterAfter = 120_000;

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
  /** What it changed, in a line or two, for those who may see it. */
  detail?: string;
  /** When the driver pressed, ISO 8601, where the step was sent later. */
  pressedAt?: string;
  /** First 12 characters of the link's hash. */
  hash: string;
}
