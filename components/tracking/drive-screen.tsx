// The driver's page: whom, how far, where to, and the one next step under the thumb.
"use client";

import { useCallback, useEffect, useState } from "react";
import { useNow } from "@/components/hooks/use-now";
import { toast } from "@/components/hooks/use-toast";
import { CompleteDeliveryDialog } from "@/components/transports/complete-delivery-dialog";
import { legShareOf } from "@/components/transports/drive-scene";
import { stepNotices } from "@/components/transports/step-notices";
import { TransportLine } from "@/components/transports/transport-line";
import { Button } from "@/components/ui/button";
import type { RequestDto, RouteDto } from "@/lib/transports/dto";
import { isStale } from "@/lib/transports/position-status";
import { type RouteStepName, routeStatusLabels } from "@/lib/transports/route-status";
import { nextSteps, routeAhead, waitingSteps } from "./drive-ahead";
import { DriveDock } from "./drive-dock";
import { stopOf } from "./drive-facts";
import { DriveHeader } from "./drive-header";
import { DriveNotices } from "./drive-notices";
import { DriveEnd, DriveOutcome } from "./drive-outcome";
import { DrivePlace } from "./drive-place";
import type { Handover } from "./drive-store";
import { placeLabels } from "./drive-words";
import { forgetDrive } from "./known-drive";
import { nearPlace } from "./near-place";
import { useDrive } from "./use-drive";
import { useDrivePage } from "./use-drive-page";
import { useDriveQueue } from "./use-drive-queue";
import { useSharing } from "./use-sharing";
import { useWakeLock } from "./use-wake-lock";
import { useWheel } from "./use-wheel";

interface DriveScreenProps {
  route: RouteDto;
  request: RequestDto;
  deliveryPhone: string | null;
  userId: string;
  /** IANA zone of the business; times are written in it. */
  zone: string;
  /** When the server made this page, milliseconds since 1970. */
  pageAt: number;
}

export function DriveScreen({ userId, zone, pageAt, deliveryPhone, ...first }: DriveScreenProps) {
  const { id } = first.route;
  const path = `/drive/${id}`;
  const drive = useDrive({ userId, first, pageAt });
  const { request, map, isGone, takeRoute } = drive;
  const queue = useDriveQueue({
    userId,
    routeId: id,
    onRecorded: ({ step }, answered) => {
      takeRoute(answered);
      toast(stepNotices[step]);
    },
  });
  const waiting = waitingSteps(queue.steps ?? []);
  const refused = (queue.steps ?? []).filter(({ refusal }) => refusal !== undefined);
  const route = routeAhead(drive.route, queue.steps ?? []);
  const isActive = route.isActive && !isGone;
  const { sharing, fix, hidden, share } = useSharing({ userId, routeId: id, isActive, keep: queue.keepPosition });
  const stopSharing = useCallback(() => share(false), [share]);
  const now = useNow(1_000, pageAt) ?? pageAt;
  const [isCompleting, setCompleting] = useState(false);
  useWakeLock(sharing !== "off" && isActive);
  useDrivePage(isActive ? path : null);
  const isOver = isGone || (!drive.route.isActive && queue.steps !== null && waiting.length === 0);
  useEffect(() => {
    if (isOver) forgetDrive(userId, id);
  }, [isOver, userId, id]);

  const wheel = useWheel({
    userId,
    route: drive.route,
    takeRoute,
    stopSharing,
    isOffline: queue.offlineSince !== null,
  });
  const near = nearPlace(fix, map, route);
  const { main, other } = nextSteps(route, near === "delivery");
  const take = (step: RouteStepName, handover?: Handover) => {
    void queue.press(step, handover);
    // The next place begins at the top.
    window.scrollTo({ top: 0 });
  };
  const stop = stopOf(request, route, deliveryPhone);
  const pin = map?.[stop.end];
  const isMoving = route.routeStatus.startsWith("en_route");
  const arrival = [route.eta, route.distanceRemaining].filter(Boolean).join(", ") || "Calculating...";
  return (
    <div data-notices="top" className="mx-auto flex min-h-dvh w-full max-w-140 flex-col">
      {/* Where the screen is high enough, what is said of the signal stays in sight. */}
      <div className="top-0 z-10 bg-background [@media(min-height:44rem)]:sticky">
        <DriveHeader request={request} isActive={isActive} sharing={sharing} sharedAt={queue.sharedAt} now={now} />
        <div className="mt-3">
          <DriveNotices
            zone={zone}
            path={path}
            isActive={isActive}
            isSignedOut={queue.isSignedOut || drive.isSignedOut}
            offlineSince={queue.offlineSince}
            waiting={waiting.length}
            refused={refused}
            onDismiss={(clientId) => void queue.dismiss(clientId)}
            sharing={sharing}
            hidden={hidden}
            onShare={() => share(true)}
            wheel={wheel}
          />
        </div>
      </div>
      <main id="main" tabIndex={-1} className="flex-1 px-5 pt-5 pb-8 outline-none">
        {isGone ? (
          <DriveEnd
            title="This drive is not yours any more."
            text="The transport was suspended, or another company carries it now."
          />
        ) : (
          <>
            <TransportLine
              size="lg"
              requestStatus={isActive || route.routeStatus === "delivered" ? "active" : request.status}
              routeStatus={route.routeStatus}
              legShare={legShareOf(route, map)}
              isStale={route.positionAt !== null && isStale(route.positionAt, now)}
            />
            <p className="mt-3 mb-8 flex flex-wrap justify-between gap-x-4 text-driver">
              <span className="font-medium">{routeStatusLabels[route.routeStatus]}</span>
              {isActive && isMoving ? <span className="text-muted-foreground tabular-nums">{arrival}</span> : null}
            </p>
            {isActive ? (
              <DrivePlace
                label={placeLabels[route.routeStatus]}
                stop={stop}
                destination={pin?.precision === "pin" ? `${pin.lat},${pin.lng}` : (stop.address ?? stop.name)}
              />
            ) : (
              <DriveOutcome request={request} route={route} zone={zone} hasWaiting={waiting.length > 0} />
            )}
            {sharing === "on" || sharing === "searching" ? (
              <Button variant="ghost" size="lg" className="mt-5 w-full" onClick={() => share(false)}>
                Stop sharing my position
              </Button>
            ) : null}
          </>
        )}
      </main>
      {main && isActive ? (
        <DriveDock
          main={main}
          other={other}
          near={near}
          isReady={queue.steps !== null}
          onPress={(step) => (step === "complete" ? setCompleting(true) : take(step))}
        />
      ) : null}
      {isCompleting && isActive ? (
        <CompleteDeliveryDialog
          request={request}
          route={route}
          onClose={() => setCompleting(false)}
          keep={(handover) => take("complete", handover)}
        />
      ) : null}
    </div>
  );
}
