// How Next builds and serves the product.
import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
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
  },
};

export default config;
