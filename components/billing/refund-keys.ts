// The names under which pages hand over refund requests; each is the path of its call.
export const refundsKey: [path: string] = ["/api/refund-requests?limit=25"];

export type QueueState = "open" | "answered";

export const queueKey = (state: QueueState): [path: string] => [`/api/refund-requests/queue?state=${state}&limit=25`];

export const REFUND_PAGE_SIZE = 25;
