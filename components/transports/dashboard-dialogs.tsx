// The dialogs of the dashboard. They stand outside the lists, so that a card that moves on takes no dialog with it.
"use client";

import { laterDialog } from "@/components/ui/later";
import type { OpenDialog } from "./dashboard-context";

// Each comes when it is first opened, so that the dashboard itself is there sooner.
const CompleteDeliveryDialog = laterDialog(
  async () => (await import("./complete-delivery-dialog")).CompleteDeliveryDialog,
);
const FamilyAccessDialog = laterDialog(async () => (await import("./family-access-dialog")).FamilyAccessDialog);
const ManageTransportDialog = laterDialog(
  async () => (await import("./manage-transport-dialog")).ManageTransportDialog,
);
const EditAddressesDialog = laterDialog(async () => (await import("./edit-addresses-dialog")).EditAddressesDialog);
const RequestDetailDialog = laterDialog(async () => (await import("./request-detail-dialog")).RequestDetailDialog);

export function DashboardDialogs({
  dialog,
  detailId,
  onClose,
  onCloseDetail,
}: {
  dialog: OpenDialog | null;
  detailId: string | null;
  onClose: () => void;
  onCloseDetail: () => void;
}) {
  return (
    <>
      {detailId === null ? null : <RequestDetailDialog key={detailId} requestId={detailId} onClose={onCloseDetail} />}
      {dialog?.kind === "access" ? <FamilyAccessDialog request={dialog.request} onClose={onClose} /> : null}
      {dialog?.kind === "manage" ? (
        <ManageTransportDialog request={dialog.request} route={dialog.route} onClose={onClose} />
      ) : null}
      {dialog?.kind === "addresses" ? <EditAddressesDialog request={dialog.request} onClose={onClose} /> : null}
      {dialog?.kind === "completion" ? (
        <CompleteDeliveryDialog request={dialog.request} route={dialog.route} onClose={onClose} />
      ) : null}
    </>
  );
}
