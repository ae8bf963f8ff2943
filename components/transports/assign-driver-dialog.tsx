// Says who drives: one of the business's people, from now on.
"use client";

import { useForm } from "react-hook-form";
import { ChoiceListField } from "@/components/forms/choice-list-field";
import { FormDialog } from "@/components/forms/form-dialog";
import { useProblem } from "@/components/forms/use-refusal";
import { toast } from "@/components/hooks/use-toast";
import { Button } from "@/components/ui/button";
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
        <ChoiceListField
          control={form.control}
          name="driverId"
          label="Driver"
          help="From now on this person’s devices tell where the vehicle is."
          missing="Choose who drives."
          options={drivers.map(({ id, name }) => ({ value: id, label: name }))}
          emptyLabel="Choose a driver"
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
