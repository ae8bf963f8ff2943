// The frame of the administration; each of its pages lets in administrators alone by itself.
import type { ReactNode } from "react";
import { AdminFrame } from "@/components/admin/admin-frame";
import { requireAdmin } from "@/lib/auth/session";

export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requireAdmin("/admin");
  return <AdminFrame>{children}</AdminFrame>;
}
