// The dialogs of the dashboard. They stand outside the lists, so that a card that moves on takes no dialog with it.
"use client";

import { lazy, Suspense } from "react";
import type { OpenDialog } from "./dashboard-context";

// Each comes when it is first opened, so that the dashboard itself is there sooner.
const CompleteDeliveryDialog = lazy(async () => ({
  default: (await import("./complete-delivery-dialog")).CompleteDeliveryDialog,
}));
const FamilyAccessDialog = lazy(async () => ({ default: (await import("./family-access-dialog")).FamilyAccessDialog }));
const ManageTransportDialog = lazy(async () => ({
  default: (await import("./manage-transport-dialog")).ManageTransportDialog,
}));
const EditAddressesDialog = lazy(async () => ({
  default: (await import("./edit-addresses-dialog")).EditAddressesDialog,
}));
const RequestDetailDialog = lazy(async () => ({
  default: (await import("./request-detail-dialog")).RequestDetailDialog,
}));

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
      <Suspense fallback={null}>
        {detailId === null ? null : <RequestDetailDialog key={detailId} requestId={detailId} onClose={onCloseDetail} />}
      </Suspense>
      {/* A boundary of its own: while a dialog over the details is fetched, they stay, and with them the focus. */}
      <Suspense fallback={null}>
        {dialog?.kind === "access" ? <FamilyAccessDialog request={dialog.request} onClose={onClose} /> : null}
        {dialog?.kind === "manage" ? (
          <ManageTransportDialog request={dialog.request} route={dialog.route} onClose={onClose} />
        ) : null}
        {dialog?.kind === "addresses" ? <EditAddressesDialog request={dialog.request} onClose={onClose} /> : null}
        {dialog?.kind === "completion" ? (
          <CompleteDeliveryDialog request={dialog.request} route={dialog.route} onClose={onClose} />
        ) : null}
      </Suspense>
    </>
  );
}
