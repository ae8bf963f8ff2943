// GET and POST /api/trackers/osmand: where the app OsmAnd is, in its query; the device's token is its id.
import { trackerDoor } from "@/lib/platform/tracker-door";
import { logTrackerPositions } from "@/lib/tracking/log-tracker-positions";
import { parseForm } from "@/lib/tracking/parse-tracker";

const door = trackerDoor({
  limit: 16 * 1024,
  read: ({ form, token, now }) => {
    const row = parseForm(form, { isTraccar: false, now });
    return { token: form.get("id") ?? token, sent: row ? [row] : [] };
  },
  handle: logTrackerPositions,
});

export const GET = door;
export const POST = door;
