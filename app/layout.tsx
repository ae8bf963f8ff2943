// The frame of every page: its language, its type and its theme.
import "./globals.css";
import { GeistSans } from "geist/font/sans";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { PageViewLog } from "@/components/analytics/page-view-log";
import { themeScript } from "@/components/hooks/theme-script";
import { cn } from "@/components/ui/cn";
import { readLanguage } from "@/lib/family/read-language";
import { publicAddress } from "@/lib/platform/origin";

// The package's own would be fetched ahead on every page, before what only a few of them need: ids stand in it.
const mono = localFont({
  src: "../node_modules/geist/dist/fonts/geist-mono/GeistMono-Variable.woff2",
  variable: "--font-geist-mono",
  weight: "100 900",
  adjustFontFallback: false,
  fallback: ["ui-monospace", "monospace"],
  preload: false,
});

const about: Metadata = {
  title: { default: "Mortuary Transport", template: "%s · Mortuary Transport" },
  description:
    "Funeral homes, hospitals and transport services arrange removals here, families follow them, and every handover is kept on record.",
  formatDetection: { telephone: false, address: false, email: false, date: false },
  openGraph: { siteName: "Mortuary Transport", type: "website" },
};

/** The picture that links to this platform are shown with has an address, and that is the platform's own. */
export async function generateMetadata(): Promise<Metadata> {
  return { ...about, metadataBase: new URL(publicAddress(await headers())) };
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  interactiveWidget: "resizes-content",
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const asked = await headers();
  const nonce = asked.get("x-nonce") ?? undefined;
  return (
    <html
      lang={asked.get("x-portal") === "family" ? await readLanguage() : "en"}
      className={cn("dark", GeistSans.variable, mono.variable)}
      // The theme script may have taken `dark` away before React looks.
      suppressHydrationWarning
    >
      <head>
        {/* Not app/icon.svg: that link goes while a screen redirects, and browsers then ask for /favicon.ico. */}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />
        {/* Browsers hide a nonce from scripts, so React would see a difference. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        {children}
        <PageViewLog />
      </body>
    </html>
  );
}
