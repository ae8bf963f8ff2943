// How Next builds and serves the product.
import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
  serverExternalPackages: ["pg", "pino", "@prisma/client", "@prisma/adapter-pg", "rate-limiter-flexible"],
  experimental: {
    serverActions: { bodySizeLimit: "64kb" },
  },
};

export default config;
