// Places: the points that the business has pinned on the map, and the means to add or remove one.
"use client";

import { ArrowLeftIcon, PlusIcon } from "lucide-react";
import Link from "next/link";
import { useEffect, useState } from "react";
import { isUnauthorizedError, redirectToLogin } from "@/components/hooks/notify-error";
import { useNow } from "@/components/hooks/use-now";
import { toast } from "@/components/hooks/use-toast";
import { Button } from "@/components/ui/button";
import type { PlaceDto } from "@/lib/businesses/dto";
import { AddPlaceDialog } from "./add-place-dialog";
import { usePlaces } from "./place-data";
import { PlaceList } from "./place-list";
import { RemovePlaceDialog } from "./remove-place-dialog";

interface PlacesScreenProps {
  /** IANA zone of the business. */
  zone: string;
  /** The server's instant, in milliseconds since 1970. */
  firstNow: number;
}

type Open = { kind: "add" } | { kind: "remove"; place: PlaceDto };

export function PlacesScreen({ zone, firstNow }: PlacesScreenProps) {
  const now = useNow(30_000, firstNow) ?? firstNow;
  const asked = usePlaces();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { error } = asked;
  useEffect(() => {
    if (isUnauthorizedError(error)) redirectToLogin();
  }, [error]);
  return (
    <div className="grid gap-7">
      <div className="grid gap-3">
        <Button asChild variant="ghost" size="sm" className="-ml-3 justify-self-start">
          <Link href="/tracking">
            <ArrowLeftIcon aria-hidden />
            GPS Tracking
          </Link>
        </Button>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="min-w-0">
            <h1 className="text-title">Places</h1>
            <p className="mt-1 max-w-[68ch] text-muted-foreground">
              A place pinned once is found by its name and its address ever after, exactly where you set it.
            </p>
          </div>
          <Button className="max-md:w-full" onClick={() => setOpen({ kind: "add" })}>
            <PlusIcon aria-hidden />
            Add Place
          </Button>
        </div>
      </div>
      <PlaceList asked={asked} zone={zone} now={now} onRemove={(place) => setOpen({ kind: "remove", place })} />
      {open?.kind === "add" ? (
        <AddPlaceDialog
          onAdded={({ name }) => {
            toast({ title: "Place Saved", description: `${name} is found by its name from now on.` });
            close();
          }}
          onClose={close}
        />
      ) : null}
      {open?.kind === "remove" ? <RemovePlaceDialog place={open.place} onClose={close} /> : null}
    </div>
  );
}
