// How Next builds and serves the product.
import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
  // `npm test` checks the types; whoever starts or ships the product need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["pg", "pino", "@prisma/client", "@prisma/adapter-pg", "rate-limiter-flexible", "stripe"],
  headers: async () => [
    { source: "/api/:path*", headers: [{ key: "X-Content-Type-Options", value: "nosniff" }] },
    // Pages get theirs from the middleware.
    {
      source: "/api/family/:path*",
      headers: [
        { key: "X-Robots-Tag", value: "noindex, nofollow, noarchive" },
        { key: "Referrer-Policy", value: "no-referrer" },
      ],
    },
  ],
  experimental: {
    serverActions: { bodySizeLimit: "64kb" },
    // Every screen's code is read as the server starts, so that nobody waits who opens one first; a second of work that
    // a server of one test, which lives for seconds, does better without.
    preloadEntriesOnStart: process.env.READ_AHEAD !== "0",
  },
};

export default config;
