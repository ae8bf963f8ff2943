// GPS Tracking: the active routes of the business as cards beside one map that shows them all.
"use client";

import { MapPinIcon, SmartphoneIcon } from "lucide-react";
import Link from "next/link";
import { useQueryState } from "nuqs";
import { useEffect } from "react";
import { isUnauthorizedError, redirectToLogin } from "@/components/hooks/notify-error";
import { useNow } from "@/components/hooks/use-now";
import { useRoutes } from "@/components/transports/transport-data";
import { useLiveTransports } from "@/components/transports/use-live-transports";
import { Button } from "@/components/ui/button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { RouteDto } from "@/lib/transports/dto";
import { DriverFilter } from "./driver-filter";
import { RouteList } from "./route-list";
import { driverInAddress, followInAddress } from "./tracking-address";
import { TrackingMap } from "./tracking-map";

interface TrackingScreenProps {
  /** IANA zone of the business. */
  zone: string;
  /** The server's instant, in milliseconds since 1970. */
  firstNow: number;
  /** The platform's address, where it is set. */
  publicUrl: string | null;
}

const none: readonly RouteDto[] = [];

export function TrackingScreen({ zone, firstNow, publicUrl }: TrackingScreenProps) {
  const [driver, setDriver] = useQueryState("driver", driverInAddress);
  const [follow, setFollow] = useQueryState("follow", followInAddress);
  const now = useNow(5_000, firstNow) ?? firstNow;
  const asked = useRoutes(true);
  useLiveTransports();
  const { error } = asked;
  useEffect(() => {
    if (isUnauthorizedError(error)) redirectToLogin();
  }, [error]);
  const all = asked.data ?? none;
  const shown = driver === null ? all : all.filter(({ driverId }) => driverId === driver);
  const followed = shown.find(({ id }) => id === follow) ?? null;
  const toggle = (id: string) => void setFollow(id === follow ? null : id);
  return (
    <div data-wide className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">GPS Tracking</h1>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="secondary">
            <Link href="/tracking/places">
              <MapPinIcon aria-hidden />
              Places
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link href="/tracking/devices">
              <SmartphoneIcon aria-hidden />
              Devices
            </Link>
          </Button>
        </div>
      </div>
      <div className="grid gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-6 xl:grid-cols-[25rem_minmax(0,1fr)]">
        <div className="h-[40dvh] min-h-64 overflow-hidden rounded-card ring-1 ring-(--card-edge) lg:sticky lg:top-20 lg:order-last lg:h-[calc(100dvh-10.5rem)]">
          <TrackingMap routes={shown} followed={followed} now={now} onSelect={toggle} />
        </div>
        <Tabs value="active" className="min-w-0">
          <TabsList aria-label="Routes">
            <TabsTrigger value="active">Active Routes ({shown.length})</TabsTrigger>
          </TabsList>
          <TabsContent value="active" className="grid gap-3">
            <DriverFilter routes={all} chosen={driver} onChoose={(id) => void setDriver(id)} />
            <RouteList
              asked={asked}
              routes={shown}
              isFiltered={driver !== null}
              onClearFilter={() => void setDriver(null)}
              card={{ zone, now, publicUrl, followId: followed?.id ?? null, onFollow: toggle }}
            />
          </TabsContent>
        </Tabs>
      </div>
    </div>
  );
}
