// Stands where a page failed together with the frame around it.
"use client";

import { FailedPage, type FailedPageProps } from "@/components/layout/failed-page";

export default function RootError(props: FailedPageProps) {
  return (
    <main className="grid min-h-dvh content-center">
      <FailedPage {...props} />
    </main>
  );
}
