// Streams that hear the same: what a notice tells them is worked out and written down once for all of them.
import "server-only";
import { listen } from "./live";

/** What a room hears, as it goes over the wire. */
export interface RoomEvent {
  bytes: Uint8Array;
  /** Places come by the second; everything else is a change of what may be seen. */
  isPlaces: boolean;
}

type Member = (event: RoomEvent) => void;

interface Room {
  members: Set<Member>;
  /** Resolves once the room listens. */
  stop: Promise<() => void>;
}

const rooms = new Map<string, Room>();
const encoder = new TextEncoder();

/** One event of the stream; its id is the time at which it is told, in milliseconds. */
export function encodeEvent(data: object): Uint8Array {
  return encoder.encode(`id: ${Date.now()}\ndata: ${JSON.stringify(data)}\n\n`);
}

/**
 * Hears what `select` makes of each notice, until the returned function is called; null tells nothing, and a gap is
 * told as `{"gap":true}`. A room has one `select`: that of whoever came first. Resolves once it listens.
 */
export async function joinRoom(
  name: string,
  select: (notice: object) => object | null,
  member: Member,
): Promise<() => void> {
  const room = rooms.get(name) ?? openRoom(name, select);
  room.members.add(member);
  const leave = () => {
    room.members.delete(member);
    if (room.members.size > 0 || rooms.get(name) !== room) return;
    rooms.delete(name);
    void room.stop.then(
      (stop) => stop(),
      () => {},
    );
  };
  await room.stop.catch((error: unknown) => {
    leave();
    throw error;
  });
  return leave;
}

function openRoom(name: string, select: (notice: object) => object | null): Room {
  const members = new Set<Member>();
  const stop = listen((notice) => {
    const data = notice === null ? { gap: true } : select(notice);
    if (!data) return;
    const event = { bytes: encodeEvent(data), isPlaces: "positions" in data };
    for (const member of members) member(event);
  });
  const room = { members, stop };
  rooms.set(name, room);
  return room;
}
