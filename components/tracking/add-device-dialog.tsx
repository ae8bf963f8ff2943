// Lets a tracker in: its name, and the driver who carries it.
"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormProblem } from "@/components/forms/form-problem";
import { NativeSelect } from "@/components/forms/native-select";
import { ApiError } from "@/components/hooks/api";
import { isUnauthorizedError, notifyError } from "@/components/hooks/notify-error";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Form, FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
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
  const [problem, setProblem] = useState<string | null>(null);
  const only = drivers.length === 1 ? drivers[0]?.id : undefined;
  const form = useForm<NewDevice>({ defaultValues: { name: "", driverId: only ?? "" } });
  const create = useCreateDevice(onAdded, (error) => {
    if (isUnauthorizedError(error)) return notifyError(error);
    setProblem(error instanceof ApiError ? error.sentence : error.message);
  });
  const submit = form.handleSubmit((device) => {
    setProblem(null);
    if (!create.isPending) create.mutate({ ...device, name: device.name.trim() });
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Add Device</DialogTitle>
          <DialogDescription>Its token is shown once, with what to enter in the app.</DialogDescription>
        </DialogHeader>
        <Form {...form}>
          <form noValidate className="grid gap-5" onSubmit={submit}>
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
            <FormProblem problem={problem} />
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="secondary">Cancel</Button>
              </DialogClose>
              <Button type="submit" busy={create.isPending} busyLabel="Adding">
                Add Device
              </Button>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
