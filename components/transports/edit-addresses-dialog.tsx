// Changes the pickup or the delivery address of a transport; what was not changed is not sent.
"use client";

import { FormDialog } from "@/components/forms/form-dialog";
import { ApiError } from "@/components/hooks/api";
import { notifyError } from "@/components/hooks/notify-error";
import { toast } from "@/components/hooks/use-toast";
import { changeAddressAction } from "@/lib/transports/actions";
import type { RequestSummaryDto } from "@/lib/transports/dto";
import { AddressField } from "./address-field";
import { useDashboard } from "./dashboard-context";
import { formatRecent } from "./moment";
import { personName } from "./person-name";
import { useRequest, useRequestRoute } from "./transport-data";
import { type Addresses, addressNames, useAddressEdit } from "./use-address-edit";
import { useMove } from "./use-move";

/** An address changes, the name of the place above it does not. */
const nameStays = (name: string | null) => (name ? `The name of the place stays: ${name}.` : null);

export function EditAddressesDialog({ request, onClose }: { request: RequestSummaryDto; onClose: () => void }) {
  const { zone, now } = useDashboard();
  const current = useRequest(request.id).data ?? request;
  const pickedUpAt = useRequestRoute(request.id, current.status === "active").data?.pickedUpAt;
  const edit = useAddressEdit({
    pickupLocation: current.pickupLocation,
    deliveryLocation: current.deliveryLocation,
  });
  const { form } = edit;
  const move = useMove({
    action: (changed: Addresses) => changeAddressAction({ id: request.id, ...changed }),
    onDone: () => {
      toast({ title: "Address Updated", description: "The route is recalculated." });
      onClose();
    },
    onFailed: (error) => {
      if (error instanceof ApiError) {
        for (const name of addressNames) {
          const message = error.fields?.[name];
          if (message) form.setError(name, { message }, { shouldFocus: true });
        }
      }
      notifyError(error);
    },
    fallback: "Failed to update address",
  });
  const send = (typed: Addresses) =>
    move.send(
      Object.fromEntries(
        addressNames.filter((name) => edit.isChanged(name, typed[name])).map((name) => [name, typed[name]]),
      ),
    );
  const maySave = addressNames.some((name) => edit.isChanged(name)) && !addressNames.some(edit.isContested);
  return (
    <FormDialog
      title="Edit Pickup/Delivery Address"
      about={personName(request)}
      form={form}
      onSubmit={send}
      onClose={onClose}
      isReady={maySave}
      isBusy={move.isBusy}
      problem={null}
      act="Save"
      busyAct="Saving"
    >
      <AddressField
        name="pickupLocation"
        label="Pickup address"
        isLocked={Boolean(pickedUpAt)}
        help={
          pickedUpAt
            ? `Picked up ${formatRecent(pickedUpAt, zone, now)}. This address stays as it was.`
            : nameStays(current.locationName)
        }
        edit={edit}
      />
      <AddressField
        name="deliveryLocation"
        label="Delivery address"
        help={nameStays(current.destinationFuneralHome)}
        edit={edit}
      />
    </FormDialog>
  );
}
