// PUT /api/business/logo: the logo of one's own business is set, or taken away.
import { changeLogo } from "@/lib/businesses/change-logo";
import { logoBody, mostLogoBytes } from "@/lib/businesses/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const PUT = endpoint({
  as: "business",
  body: logoBody,
  // Base64 takes four bytes for three.
  limit: Math.ceil(mostLogoBytes / 3) * 4 + 1024,
  tooLarge: "The image has at most 512 kB.",
  handle: ({ actor, body }) => changeLogo(actor, body),
});
