// The dialog that a pinned place is written in: its name, its address, and the point of the map where both are found ever after.
"use client";

import { useMemo } from "react";
import { useForm, useWatch } from "react-hook-form";
import { AddressInput } from "@/components/forms/address-input";
import { FormDialog } from "@/components/forms/form-dialog";
import { TextField } from "@/components/forms/text-field";
import { tidyAddress } from "@/components/forms/tidy-text";
import { RouteMap } from "@/components/maps/route-map";
import { FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import type { PositionDto } from "@/lib/businesses/dto";
import type { NewPlace } from "@/lib/businesses/schema";
import { formatPoint, parsePoint } from "./parse-point";
import { usePosition } from "./place-data";

interface Draft {
  name: string;
  address: string;
  /** As written, or as the map was clicked; empty takes the door of the address. */
  point: string;
}

/** Where the address itself lies, where that is known. */
const doorOf = (found: PositionDto | null | undefined): PositionDto | null =>
  found && ["pin", "address", "street"].includes(found.precision) ? found : null;

/** What is known of the place, and what may be done. */
function helpOf(found: PositionDto | null | undefined, isPinned: boolean): string {
  if (isPinned) return "Requests lead to this point. Click the map again to move it.";
  const ask = "Click the map, or enter latitude and longitude.";
  if (doorOf(found)) return "Found by its address. Click the map to correct it.";
  if (found === null) return `The address is not known. ${ask}`;
  return found?.near ? `Only ${found.near} is known. ${ask}` : ask;
}

interface PlaceDialogProps {
  title: string;
  about: string;
  /** What stands already. */
  first: NewPlace | null;
  isSaving: boolean;
  /** Why it was refused. */
  problem: string | null;
  onSave: (place: NewPlace) => void;
  onClose: () => void;
}

export function PlaceDialog({ title, about, first, isSaving, problem, onSave, onClose }: PlaceDialogProps) {
  const firstPoint = first === null ? "" : formatPoint(first);
  const form = useForm<Draft>({
    defaultValues: { name: first?.name ?? "", address: first?.address ?? "", point: firstPoint },
  });
  const { address = "", name = "", point = "" } = useWatch({ control: form.control });
  const found = usePosition(address);
  const door = doorOf(found);
  const pinned = parsePoint(point);
  const pin = useMemo(() => {
    const place = parsePoint(point);
    if (place !== null) return { ...place, label: name.trim() || "The place", precision: "pin" as const };
    return found ? { ...found, label: found.near ?? "The address" } : null;
  }, [point, name, found]);
  const submit = (draft: Draft) => {
    // What nobody touched stays to the last digit.
    const where = first !== null && point === firstPoint ? first : (pinned ?? door);
    if (where === null) return;
    const { lat, lng } = where;
    onSave({ name: draft.name.trim(), address: tidyAddress(draft.address), lat, lng });
  };
  return (
    <FormDialog
      title={title}
      about={about}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      isBusy={isSaving}
      problem={problem}
      act="Save Place"
      busyAct="Saving"
    >
      <TextField
        control={form.control}
        name="name"
        label="Name"
        help="As requests write it, for example St. Brendan Medical Center."
        missing="Enter the name of the place."
        maxLength={120}
        autoComplete="off"
      />
      <FormField
        control={form.control}
        name="address"
        rules={{ validate: (text) => text.trim() !== "" || "Enter the address of the place." }}
        render={({ field }) => (
          <FormItem>
            <FormLabel>Address</FormLabel>
            <FormControl>
              <AddressInput aria-required maxLength={500} tidy={tidyAddress} autoCapitalize="words" {...field} />
            </FormControl>
            <FormMessage />
          </FormItem>
        )}
      />
      <RouteMap
        key={found && first === null ? formatPoint(found) : ""}
        pickup={null}
        delivery={pin}
        line={null}
        isGreedy
        onPick={(clicked) => form.setValue("point", formatPoint(clicked), { shouldValidate: true, shouldDirty: true })}
        className="h-56 rounded-md ring-1 ring-border"
      />
      <FormField
        control={form.control}
        name="point"
        rules={{
          validate: (text) =>
            parsePoint(text) !== null ||
            (text.trim() === "" && door !== null) ||
            (text.trim() === ""
              ? "Set the place on the map."
              : "Enter latitude and longitude, like 41.95412, -87.67391."),
        }}
        render={({ field }) => (
          <FormItem>
            <FormLabel>Point on the map</FormLabel>
            <FormControl>
              <Input
                autoComplete="off"
                spellCheck={false}
                className="tabular-nums"
                placeholder={door === null ? undefined : formatPoint(door)}
                {...field}
              />
            </FormControl>
            <FormDescription>{helpOf(found, pinned !== null)}</FormDescription>
            <FormMessage />
          </FormItem>
        )}
      />
    </FormDialog>
  );
}
