// Lets a tracker in: its name, and the driver who carries it.
"use client";

import { useForm } from "react-hook-form";
import { ChoiceListField } from "@/components/forms/choice-list-field";
import { FormDialog } from "@/components/forms/form-dialog";
import { TextField } from "@/components/forms/text-field";
import { useProblem } from "@/components/forms/use-refusal";
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
      <TextField
        control={form.control}
        name="name"
        label="Name"
        help="For example Van 2, or Deshawn's phone."
        missing="Give the device a name."
        maxLength={60}
        autoComplete="off"
      />
      <ChoiceListField
        control={form.control}
        name="driverId"
        label="Driver"
        missing="Choose the driver who carries it."
        options={drivers.map(({ id, name }) => ({ value: id, label: name }))}
        emptyLabel="Choose a driver"
      />
    </FormDialog>
  );
}
