// The names under which pages hand over refund requests, each the path of its call, and the name of the administrator's list.
export const refundsKey: [path: string] = ["/api/refund-requests?limit=25"];

export type QueueState = "open" | "answered";

export const queueKey = (state: QueueState): [path: string] => [`/api/refund-requests/queue?state=${state}&limit=25`];

export const REFUND_PAGE_SIZE = 25;

/** What the list that an administrator answers is called, wherever it is named. */
export const refundQueueName = "Refunds to Answer";
