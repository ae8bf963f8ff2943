// What search engines may read, and where the list of pages is.
import type { MetadataRoute } from "next";
import { headers } from "next/headers";
import { publicAddress } from "@/lib/platform/origin";

/** Families' pages are not forbidden here: a search engine must open them to read that it may not keep them. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const address = publicAddress(await headers());
  return { rules: { userAgent: "*", allow: "/", disallow: "/api/" }, sitemap: `${address}/sitemap.xml` };
}
