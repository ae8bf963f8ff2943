// POST /api/trackers/owntracks: where the app OwnTracks is, as JSON; its password is the token.
import { trackerDoor } from "@/lib/platform/tracker-door";
import { logTrackerPositions } from "@/lib/tracking/log-tracker-positions";
import { parseOwnTracks } from "@/lib/tracking/parse-tracker";

export const POST = trackerDoor({
  limit: 256 * 1024,
  read: ({ json, token }) => ({ token, sent: parseOwnTracks(json) }),
  handle: async (tracker, rows) => {
    await logTrackerPositions(tracker, rows);
    // The app shows what it is answered; it wants a list.
    return [];
  },
});
