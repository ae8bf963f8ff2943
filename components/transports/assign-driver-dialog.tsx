// Says who drives: one of the business's people, from now on.
"use client";

import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/forms/form-dialog";
import { NativeSelect } from "@/components/forms/native-select";
import { useProblem } from "@/components/forms/use-refusal";
import { toast } from "@/components/hooks/use-toast";
import { Button } from "@/components/ui/button";
import { FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { Skeleton } from "@/components/ui/skeleton";
import type { RouteDto } from "@/lib/transports/dto";
import { useAssignDriver, useDrivers } from "./driver-data";

interface AssignDriverDialogProps {
  route: RouteDto;
  /** Whom the drive carries. */
  whom: string;
  onClose: () => void;
}

export function AssignDriverDialog({ route, whom, onClose }: AssignDriverDialogProps) {
  const { data: drivers, isError, refetch } = useDrivers();
  const { problem, refuse, clear } = useProblem();
  const form = useForm({ defaultValues: { driverId: route.driverId ?? "" } });
  const assign = useAssignDriver(route.id, {
    onDone: ({ driverName }) => {
      toast({ title: "Driver Assigned", description: `${driverName} drives ${whom}.` });
      onClose();
    },
    onFailed: refuse,
  });
  const submit = ({ driverId }: { driverId: string }) => {
    clear();
    assign.change(driverId);
  };
  return (
    <FormDialog
      title="Assign driver"
      about={whom}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      isReady={drivers !== undefined}
      isBusy={assign.isPending}
      problem={problem}
      act="Assign driver"
      busyAct="Assigning"
    >
      {drivers ? (
        <FormField
          control={form.control}
          name="driverId"
          rules={{ required: "Choose who drives." }}
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
              <FormDescription>From now on this person&rsquo;s devices tell where the vehicle is.</FormDescription>
              <FormMessage />
            </FormItem>
          )}
        />
      ) : isError ? (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          The drivers did not load. Try again.
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton className="h-16" />
        </div>
      )}
    </FormDialog>
  );
}
