// Lets a tracker in: its name, and the driver who carries it.
"use client";

import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/forms/form-dialog";
import { NativeSelect } from "@/components/forms/native-select";
import { useProblem } from "@/components/forms/use-refusal";
import { FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import type { DriverDto } from "@/lib/businesses/dto";
import type { NewDeviceDto } from "@/lib/tracking/dto";
import { type NewDevice, useCreateDevice } from "./device-data";

interface AddDeviceDialogProps {
  drivers: readonly DriverDto[];
  onAdded: (device: NewDeviceDto) => void;
  onClose: () => void;
}

export function AddDeviceDialog({ drivers, onAdded, onClose }: AddDeviceDialogProps) {
  const { problem, refuse, clear } = useProblem();
  const only = drivers.length === 1 ? drivers[0]?.id : undefined;
  const form = useForm<NewDevice>({ defaultValues: { name: "", driverId: only ?? "" } });
  const create = useCreateDevice(onAdded, refuse);
  const submit = (device: NewDevice) => {
    clear();
    create.change({ ...device, name: device.name.trim() });
  };
  return (
    <FormDialog
      title="Add Device"
      about="Its token is shown once, with what to enter in the app."
      form={form}
      onSubmit={submit}
      onClose={onClose}
      isBusy={create.isPending}
      problem={problem}
      act="Add Device"
      busyAct="Adding"
    >
      <FormField
        control={form.control}
        name="name"
        rules={{ validate: (name) => name.trim() !== "" || "Give the device a name." }}
        render={({ field }) => (
          <FormItem>
            <FormLabel>Name</FormLabel>
            <FormControl>
              <Input aria-required maxLength={60} autoComplete="off" {...field} />
            </FormControl>
            <FormDescription>For example Van 2, or Deshawn's phone.</FormDescription>
            <FormMessage />
          </FormItem>
        )}
      />
      <FormField
        control={form.control}
        name="driverId"
        rules={{ required: "Choose the driver who carries it." }}
        render={({ field }) => (
          <FormItem>
            <FormLabel>Driver</FormLabel>
            <FormControl>
              <NativeSelect
                aria-required
                options={drivers.map(({ id, name }) => ({ value: id, label: name }))}
                emptyLabel="Choose a driver"
                {...field}
              />
            </FormControl>
            <FormMessage />
          </FormItem>
        )}
      />
    </FormDialog>
  );
}
