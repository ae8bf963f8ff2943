// The versions below which the product is not run.

/** Versions below these have known holes, or have not been tried. */
export const oldestVersions: Readonly<Record<string, string>> = {
  next: "16.4.6",
  react: "19.3.1",
  "react-dom": "19.3.1",
  "next-auth": "4.24.15",
  prisma: "7.10.0",
  "@prisma/client": "7.10.0",
  "@prisma/adapter-pg": "7.10.0",
};
