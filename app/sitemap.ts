// The public pages, for search engines.
import type { MetadataRoute } from "next";
import { headers } from "next/headers";
import { publicAddress } from "@/lib/platform/origin";

const paths = ["/", "/reviews", "/about", "/privacy"];

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const address = publicAddress(await headers());
  return paths.map((path) => ({ url: address + path }));
}
