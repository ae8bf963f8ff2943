// The calls by which people look after their own account and their business's details.
import { z } from "zod";
import { roles } from "@/lib/auth/actor";
import type { OpenedLinkDto, ProfileDto, SessionDto } from "@/lib/auth/dto";
import {
  applyPasswordLinkBody,
  changePasswordBody,
  editProfileBody,
  openPasswordLinkBody,
  sessionIdInput,
} from "@/lib/auth/schema";
import type { LogoDto, OwnBusinessDto } from "@/lib/businesses/dto";
import { businessIdInput, businessKinds, editDetailsBody, logoBody, logoQuery } from "@/lib/businesses/schema";
import { emptyBody } from "@/lib/transports/schema";
import { answerOf, type Call } from "./call";

const text = z.string().nullable();

const profileAnswer = answerOf<ProfileDto>()(
  "Profile",
  z.strictObject({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(roles),
    timeZone: text.meta({ description: "IANA zone; null is the business's." }),
    businessTimeZone: z.string(),
    hasPassword: z.boolean(),
    isLinked: z.boolean(),
  }),
);

const sessionAnswer = answerOf<SessionDto>()(
  "Session",
  z.strictObject({
    id: z.uuid(),
    device: text,
    startedAt: z.string(),
    expiresAt: z.string(),
    isOwn: z.boolean().meta({ description: "The one that asks." }),
  }),
);

const logoAnswer = answerOf<LogoDto>()(
  "Logo",
  z.strictObject({ path: z.string(), width: z.int(), height: z.int() }),
).nullable();

const ownBusinessAnswer = answerOf<OwnBusinessDto>()(
  "OwnBusiness",
  z.strictObject({
    name: z.string(),
    kind: z.enum(businessKinds),
    cityCode: z.string(),
    timeZone: z.string(),
    address: text,
    phone: text,
    reportEmail: text,
    namesDriverToFamilies: z.boolean(),
    logo: logoAnswer,
  }),
);

const openedLinkAnswer = answerOf<OpenedLinkDto>()(
  "OpenedLink",
  z.strictObject({ firstName: z.string(), email: z.string(), expiresAt: z.string() }),
);

const endedAnswer = z.strictObject({ endedSessions: z.int() });
const { timeZone, address, phone, reportEmail } = editDetailsBody.shape;

export const profileCalls: readonly Call[] = [
  { method: "GET", path: "/api/profile", as: "business", summary: "One's own account.", answer: profileAnswer },
  {
    method: "PUT",
    path: "/api/profile",
    as: "business",
    summary: "Changes one's own name, and the zone in which one reads times.",
    body: editProfileBody,
    answer: editProfileBody,
  },
  {
    method: "PUT",
    path: "/api/profile/password",
    as: "business",
    summary: "Changes one's own password; every other sign-in ends.",
    body: changePasswordBody,
    answer: endedAnswer,
    mayConflict: true,
    isLimited: true,
  },
  {
    method: "GET",
    path: "/api/profile/sessions",
    as: "business",
    summary: "Where one is signed in.",
    answer: z.array(sessionAnswer),
  },
  {
    method: "DELETE",
    path: "/api/profile/sessions",
    as: "business",
    summary: "Ends all sign-ins but the one that asks.",
    body: emptyBody,
    answer: endedAnswer,
    mayConflict: true,
  },
  {
    method: "DELETE",
    path: "/api/profile/sessions/{id}",
    as: "business",
    summary: "Ends one of one's other sign-ins.",
    params: sessionIdInput,
    body: emptyBody,
    answer: endedAnswer,
    mayConflict: true,
  },
  {
    method: "GET",
    path: "/api/business",
    as: "business",
    summary: "What one's own business says of itself.",
    answer: ownBusinessAnswer,
  },
  {
    method: "PUT",
    path: "/api/business",
    as: "business",
    summary: "Changes address, telephone, time zone, or where reports are mailed to.",
    body: editDetailsBody,
    answer: z.strictObject({ timeZone, address, phone, reportEmail }),
  },
  {
    method: "PUT",
    path: "/api/business/logo",
    as: "business",
    summary: "Sets the logo for reports and families' pages, or takes it away.",
    description: "PNG, JPEG or WebP by its content, at most 512 kB and 4 million pixels. Reports print no WebP.",
    body: logoBody,
    answer: z.strictObject({ logo: logoAnswer }),
  },
  {
    method: "GET",
    path: "/api/logos/{id}",
    as: "any",
    summary: "The logo of a business: for who is signed in, and for families of its transports.",
    params: businessIdInput,
    query: logoQuery,
    answer: { mediaType: "image/*", description: "The image." },
    isTagged: true,
  },
  {
    method: "POST",
    path: "/api/password-links/open",
    as: "nobody",
    summary: "Whose password a link is for; looking uses nothing up.",
    body: openPasswordLinkBody,
    answer: openedLinkAnswer,
    isLimited: true,
  },
  {
    method: "POST",
    path: "/api/password-links/apply",
    as: "nobody",
    summary: "Chooses a password by a link, once; every sign-in of the user ends.",
    body: applyPasswordLinkBody,
    answer: z.strictObject({ email: z.string() }),
  },
];
