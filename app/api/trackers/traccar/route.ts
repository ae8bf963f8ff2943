// GET and POST /api/trackers/traccar: where the app Traccar Client is, as form or JSON; its device identifier is the token.
import { trackerDoor } from "@/lib/platform/tracker-door";
import { logTrackerPositions } from "@/lib/tracking/log-tracker-positions";
import { parseForm, parseTraccarJson } from "@/lib/tracking/parse-tracker";

const door = trackerDoor({
  limit: 256 * 1024,
  read: ({ form, json, token, now }) => {
    if (json !== undefined) {
      const body = parseTraccarJson(json);
      return { token: body.token ?? token, sent: body.rows };
    }
    const row = parseForm(form, { isTraccar: true, now });
    return { token: form.get("id") ?? form.get("deviceid") ?? token, sent: row ? [row] : [] };
  },
  handle: logTrackerPositions,
});

export const GET = door;
export const POST = door;
