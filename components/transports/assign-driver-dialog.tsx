// Says who drives: one of the business's people, from now on.
"use client";

import { type FormEvent, useId, useState } from "react";
import { FormProblem } from "@/components/forms/form-problem";
import { NativeSelect } from "@/components/forms/native-select";
import { ApiError } from "@/components/hooks/api";
import { isUnauthorizedError, notifyError } from "@/components/hooks/notify-error";
import { toast } from "@/components/hooks/use-toast";
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
import { Label } from "@/components/ui/label";
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
  const id = useId();
  const { data: drivers, isError, refetch } = useDrivers();
  const [chosen, setChosen] = useState(route.driverId ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const assign = useAssignDriver(route.id, {
    onDone: ({ driverName }) => {
      toast({ title: "Driver Assigned", description: `${driverName} drives ${whom}.` });
      onClose();
    },
    onFailed: (error) => {
      if (isUnauthorizedError(error)) return notifyError(error);
      setProblem(error instanceof ApiError ? error.sentence : error.message);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(chosen === "" ? "Choose who drives." : null);
    if (chosen !== "" && !assign.isPending) assign.mutate(chosen);
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Assign driver</DialogTitle>
          <DialogDescription>{whom}</DialogDescription>
        </DialogHeader>
        <form noValidate className="grid gap-5" onSubmit={submit}>
          {drivers ? (
            <div className="grid gap-2">
              <Label htmlFor={id}>Driver</Label>
              <NativeSelect
                id={id}
                aria-required
                value={chosen}
                options={drivers.map((driver) => ({ value: driver.id, label: driver.name }))}
                emptyLabel="Choose a driver"
                onChange={({ target }) => setChosen(target.value)}
              />
              <p className="text-label font-normal text-muted-foreground">
                From now on this person&rsquo;s devices tell where the vehicle is.
              </p>
            </div>
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
          <FormProblem problem={problem} />
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="secondary">Cancel</Button>
            </DialogClose>
            <Button type="submit" busy={assign.isPending} busyLabel="Assigning" disabled={!drivers}>
              Assign driver
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
