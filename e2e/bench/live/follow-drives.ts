// Has many open screens follow drives while positions are posted, and counts what came when, in which order, and what did not.
import type { Driving } from "./fill-drives";
import { type Heard, openStreams } from "./open-streams";
import { type Posted, postSteadily } from "./post-positions";
import { type Memory, watchMemory } from "./watch-memory";

interface Product {
  address: string;
  pid: number;
}

export interface Pace {
  streams: number;
  perSecond: number;
  seconds: number;
}

export interface Followed extends Pace {
  posted: number;
  /** From the call's beginning to its answer, and to each stream that heard of it; milliseconds. */
  answered: number[];
  delays: number[];
  missing: number;
  disordered: number;
  /** Streams that the server ended. */
  ended: number;
  memory: Memory;
}

/** What is still to be told once the last position is posted, milliseconds. */
const restMs = 2_000;

/** The streams are spread over the processes and the businesses, each drive's positions over the processes. */
export async function followDrives(
  products: readonly Product[],
  drives: readonly Driving[],
  pace: Pace,
): Promise<Followed> {
  const addresses = products.map(({ address }) => address);
  const followers = Array.from({ length: pace.streams }, (_, index) => drives[index % drives.length]);
  const cookies = followers.map((drive) => drive?.cookie ?? "");
  const opened = await openStreams(addresses, cookies);
  try {
    const seen = await watchMemory(products.map(({ pid }) => pid));
    const posted = await postSteadily(addresses, drives, pace);
    await new Promise((rest) => setTimeout(rest, restMs));
    const followed = followers.map((drive) => drive?.routeId ?? "");
    return {
      ...pace,
      posted: posted.length,
      answered: posted.map(({ sentAt, answeredAt }) => answeredAt - sentAt),
      delays: delaysOf(posted, opened.heard),
      missing: missingOf(posted, opened.heard, followed),
      disordered: disorderedOf(opened.heard),
      ended: opened.ended(),
      memory: seen(),
    };
  } finally {
    opened.close();
  }
}

/** Until each stream heard of a place first: it is told anew where an arrival is worked out later. */
function delaysOf(posted: readonly Posted[], heard: readonly Heard[]): number[] {
  const sentAt = new Map(posted.map((each) => [`${each.routeId} ${each.at}`, each.sentAt]));
  const known = new Set<string>();
  return heard.flatMap(({ stream, routeId, at, heardAt }) => {
    const sent = sentAt.get(`${routeId} ${at}`);
    const key = `${stream} ${routeId} ${at}`;
    if (sent === undefined || known.has(key)) return [];
    known.add(key);
    return [heardAt - sent];
  });
}

function disorderedOf(heard: readonly Heard[]): number {
  const last = new Map<string, number>();
  let disordered = 0;
  for (const { stream, routeId, seq } of heard) {
    const key = `${stream} ${routeId}`;
    if (seq < (last.get(key) ?? 0)) disordered += 1;
    last.set(key, seq);
  }
  return disordered;
}

/**
 * Streams that never heard the newest place of the drive they follow; places that come within one notification are told
 * as the newest alone.
 */
function missingOf(posted: readonly Posted[], heard: readonly Heard[], followed: readonly string[]): number {
  const newest = new Map<string, number>();
  for (const { routeId, at } of posted) newest.set(routeId, Math.max(at, newest.get(routeId) ?? 0));
  const known = new Map<string, number>();
  for (const { stream, routeId, at } of heard) {
    const key = `${stream} ${routeId}`;
    known.set(key, Math.max(at, known.get(key) ?? 0));
  }
  return followed.filter((routeId, stream) => {
    const at = newest.get(routeId);
    return at !== undefined && known.get(`${stream} ${routeId}`) !== at;
  }).length;
}
