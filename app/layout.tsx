// The frame of every page: its language, its type and its theme.
import "./globals.css";
import { GeistMono } from "geist/font/mono";
import { GeistSans } from "geist/font/sans";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { themeScript } from "@/components/hooks/theme-script";
import { cn } from "@/components/ui/cn";

export const metadata: Metadata = {
  title: { default: "Mortuary Transport", template: "%s · Mortuary Transport" },
  description:
    "Funeral homes, hospitals and transport services arrange removals here, families follow them, and every handover is kept on record.",
  formatDetection: { telephone: false, address: false, email: false, date: false },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  interactiveWidget: "resizes-content",
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <html
      lang="en"
      className={cn("dark", GeistSans.variable, GeistMono.variable)}
      // The theme script may have taken `dark` away before React looks.
      suppressHydrationWarning
    >
      <head>
        {/* Browsers hide a nonce from scripts, so React would see a difference. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
