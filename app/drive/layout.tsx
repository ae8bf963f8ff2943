// The frame of the driver's page: nothing but what its live parts stand on.
import type { ReactNode } from "react";
import { AppProviders } from "@/components/layout/app-providers";

export default function DriveLayout({ children }: { children: ReactNode }) {
  return <AppProviders>{children}</AppProviders>;
}
