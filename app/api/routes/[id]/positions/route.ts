// GET and POST /api/routes/{id}/positions: the path that was driven, and where the vehicle is, told by page or tracker.
import { endpoint } from "@/lib/platform/endpoint";
import { pageOrTracker, trackerDoor } from "@/lib/platform/tracker-door";
import { logDrivePositions } from "@/lib/tracking/log-drive-positions";
import { getTrackedRoute, getTrackersRoute, listTrack } from "@/lib/tracking/queries";
import { positionsBody as body, positionsLimit as limit } from "@/lib/tracking/schema";
import { routeIdInput as params } from "@/lib/transports/schema";

export const GET = endpoint({ as: "business", params, handle: ({ actor, params: { id } }) => listTrack(actor, id) });

const byPage = endpoint({
  as: "business",
  params,
  body,
  limit,
  handle: async ({ actor, params: { id }, body: sent }) =>
    logDrivePositions(await getTrackedRoute(actor, id), sent, { id: actor.userId, deviceId: null }),
});

const byTracker = trackerDoor({
  limit,
  read: ({ token, json }) => ({ token, sent: json }),
  check: body,
  handle: async (tracker, sent, named) => {
    const { deviceId } = tracker;
    return logDrivePositions(await getTrackersRoute(tracker, named), sent, { id: deviceId, deviceId });
  },
});

export const POST = pageOrTracker(byPage, byTracker);
