// The dialogs of the dashboard. They stand outside the lists, so that a card that moves on takes no dialog with it.
"use client";

import { lazy, Suspense } from "react";
import type { OpenDialog } from "./dashboard-context";

// Each comes when it is first opened, so that the dashboard itself is there sooner.
const CompleteDeliveryDialog = lazy(async () => ({
  default: (await import("./complete-delivery-dialog")).CompleteDeliveryDialog,
}));
const FamilyAccessDialog = lazy(async () => ({ default: (await import("./family-access-dialog")).FamilyAccessDialog }));
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
    <Suspense fallback={null}>
      {detailId === null ? null : <RequestDetailDialog key={detailId} requestId={detailId} onClose={onCloseDetail} />}
      {dialog?.kind === "access" ? <FamilyAccessDialog request={dialog.request} onClose={onClose} /> : null}
      {dialog?.kind === "completion" ? (
        <CompleteDeliveryDialog request={dialog.request} route={dialog.route} onClose={onClose} />
      ) : null}
    </Suspense>
  );
}
