// Gives an active transport back, or ends it: why, and with which fee.
"use client";

import { InfoIcon } from "lucide-react";
import { useState } from "react";
import { type FieldErrors, useForm, useWatch } from "react-hook-form";
import { FormDialog } from "@/components/forms/form-dialog";
import { isUnauthorizedError, notifyError } from "@/components/hooks/notify-error";
import { toast } from "@/components/hooks/use-toast";
import { FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { Textarea } from "@/components/ui/textarea";
import { cancelRequestAction, suspendRequestAction } from "@/lib/transports/actions";
import type { RequestSummaryDto, RouteDto } from "@/lib/transports/dto";
import { type Choice, ChoiceField } from "./choice-field";
import { useDashboard } from "./dashboard-context";
import { FeeField } from "./fee-field";
import { doneNotice, type ManagedTransport, problemWith, requiredTitles } from "./manage-words";
import { formatRecent } from "./moment";
import { personName } from "./person-name";
import { useRequestRoute } from "./transport-data";
import { useMove } from "./use-move";

const acts: readonly Choice[] = [
  {
    value: "suspend",
    label: "Suspend",
    help: "Ends this drive. The request returns to Pending for everybody it was offered to, with your reason.",
  },
  {
    value: "cancel",
    label: "Cancel",
    help: "Ends the transport for good. It stands under Declined with your reason and the fee.",
  },
];

const buttons = {
  suspend: { label: "Suspend Transport", busyLabel: "Suspending", variant: "default" },
  cancel: { label: "Cancel Transport", busyLabel: "Cancelling", variant: "destructive" },
} as const;

function send(id: string, { act, reason, feeStatus, feeAmount }: ManagedTransport) {
  if (act === "suspend") return suspendRequestAction({ id, reason });
  const fee = feeStatus === "partial" ? { feeStatus, feeAmount: Number(feeAmount) } : { feeStatus };
  return cancelRequestAction({ id, reason, ...fee });
}

function sayWhatIsMissing(errors: FieldErrors<ManagedTransport>) {
  const field = errors.reason ? "reason" : "feeAmount";
  toast({ title: requiredTitles[field], description: errors[field]?.message, variant: "destructive" });
}

/** The act ends a drive, not the care of whoever has the person. */
function InCare({ request, since }: { request: RequestSummaryDto; since: string }) {
  const { zone, now } = useDashboard();
  return (
    <p className="flex items-start gap-3 border-y py-3.5">
      <InfoIcon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-muted-foreground pointer-coarse:size-5.5" />
      <span className="min-w-0 break-words">
        The record shows {request.deceasedName ?? "the person"} in the care of{" "}
        {request.transportCompanyName ?? "your company"} since {formatRecent(since, zone, now)}. That does not end here:
        say in the reason where the person is, and who takes over custody.
      </span>
    </p>
  );
}

export function ManageTransportDialog({
  request,
  route,
  onClose,
}: {
  request: RequestSummaryDto;
  route: RouteDto | null;
  onClose: () => void;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  // A folded card may not have read its drive.
  const own = useRequestRoute(request.id, route === null).data;
  const drive = route ?? own;
  const form = useForm<ManagedTransport>({
    defaultValues: { act: "suspend", reason: "", feeStatus: "none", feeAmount: "" },
  });
  const act = useWatch({ control: form.control, name: "act" });
  const move = useMove({
    action: (managed: ManagedTransport) => send(request.id, managed),
    onDone: (_request, managed) => {
      toast(doneNotice(request, managed));
      onClose();
    },
    onFailed: (error) => {
      if (!isUnauthorizedError(error)) setProblem(error.message);
      notifyError(error);
    },
  });
  const submit = (managed: ManagedTransport) => {
    setProblem(null);
    move.send(managed);
  };
  const { label, busyLabel, variant } = buttons[act];
  return (
    <FormDialog
      title="Manage Active Transport"
      about={`${personName(request)}, to ${request.destinationFuneralHome ?? request.deliveryLocation}.`}
      form={form}
      onSubmit={submit}
      onInvalid={sayWhatIsMissing}
      onClose={onClose}
      isBusy={move.isBusy}
      problem={problem}
      keep="Keep Active"
      act={label}
      busyAct={busyLabel}
      variant={variant}
    >
      <ChoiceField control={form.control} name="act" legend="What should happen" choices={acts} />
      {drive?.pickedUpAt && !drive.deliveryCompletedAt ? <InCare request={request} since={drive.pickedUpAt} /> : null}
      <FormField
        control={form.control}
        name="reason"
        rules={{ validate: (reason) => problemWith("reason", reason) }}
        render={({ field }) => (
          <FormItem>
            <FormLabel>Reason</FormLabel>
            <FormControl>
              <Textarea aria-required maxLength={2_000} className="pointer-coarse:min-h-20" {...field} />
            </FormControl>
            <FormDescription>Required. Every business that sees the request can read it.</FormDescription>
            <FormMessage />
          </FormItem>
        )}
      />
      {act === "cancel" ? <FeeField control={form.control} /> : null}
    </FormDialog>
  );
}
