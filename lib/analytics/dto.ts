// What leaves of page views and of operations: figures, and who is there now.

export interface AnalyticsSummaryDto {
  totalVisits: number;
  uniqueVisitors: number;
  registeredUsers: number;
  activeUsers: number;
}

/** Visits from `startsAt` until the next bar begins. */
export interface VisitBarDto {
  /** ISO 8601. */
  startsAt: string;
  visits: number;
}

export interface ActiveUserDto {
  /** The newest browser's own in one's own business; else a name for it that leads nowhere. */
  visitorId: string;
  /** Null for whoever is not signed in. */
  userId: string | null;
  businessName: string | null;
  /** Of one's own business alone. */
  userName: string | null;
  /** ISO 8601. */
  lastSeen: string;
}

/** How long something took, in seconds; null where it never happened. */
export interface DurationDto {
  count: number;
  median: number | null;
  p90: number | null;
}

/** Requests and how long they took. */
export interface OperationFiguresDto {
  requests: number;
  pending: number;
  active: number;
  completed: number;
  declined: number;
  /** From the call. */
  toAccept: DurationDto;
  toArrival: DurationDto;
  toDelivery: DurationDto;
}

export interface OperationDayDto extends OperationFiguresDto {
  /** ISO 8601. */
  startsAt: string;
}

export interface NamedOperationsDto extends OperationFiguresDto {
  /** Tells two of one name apart. */
  key: string;
  name: string;
}

export interface OperationsDto {
  all: OperationFiguresDto;
  days: OperationDayDto[];
  /** The busiest first. */
  places: NamedOperationsDto[];
  drivers: NamedOperationsDto[];
}
