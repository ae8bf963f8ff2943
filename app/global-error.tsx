// Stands where even the frame of every page failed, so it brings its own.
"use client";

import "./globals.css";
import { FailedPage, type FailedPageProps } from "@/components/layout/failed-page";

export default function GlobalError(props: FailedPageProps) {
  return (
    <html lang="en" className="dark">
      <body>
        <title>This page could not be shown</title>
        <main className="grid min-h-dvh content-center">
          <FailedPage {...props} />
        </main>
      </body>
    </html>
  );
}
