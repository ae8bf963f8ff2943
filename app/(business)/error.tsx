// Stands within the frame of the signed-in screens where one of them failed.
"use client";

import { FailedPage, type FailedPageProps } from "@/components/layout/failed-page";

export default function BusinessError(props: FailedPageProps) {
  return <FailedPage {...props} />;
}
