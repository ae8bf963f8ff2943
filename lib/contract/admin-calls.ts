// The calls by which the platform's administrator looks after it; to everybody else they answer 404.
import { z } from "zod";
import type { AnsweredMailDto, FailedMailDto, HealthDto } from "@/lib/admin/dto";
import {
  adminBusinessesQuery,
  adminUsersQuery,
  answerMailBody,
  failedMailAnswers,
  failedMailsQuery,
  mailIdInput,
  newBusinessBody,
} from "@/lib/admin/schema";
import { roles } from "@/lib/auth/actor";
import type { AccountDto, PasswordLinkDto } from "@/lib/auth/dto";
import { editUserBody, newAccountBody, passwordLinkBody, standingBody, userIdInput } from "@/lib/auth/schema";
import type { BusinessAccountDto } from "@/lib/businesses/dto";
import { businessIdInput, businessKinds, editBusinessBody } from "@/lib/businesses/schema";
import { listReviewsQuery } from "@/lib/reviews/schema";
import { emptyBody } from "@/lib/transports/schema";
import { answerOf, type Call } from "./call";
import { reviewAnswer } from "./review-calls";

const text = z.string().nullable();

const businessAccountAnswer = answerOf<BusinessAccountDto>()(
  "BusinessAccount",
  z.strictObject({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(businessKinds),
    cityCode: z.string(),
    timeZone: z.string(),
    address: text,
    phone: text,
    reportEmail: text,
    deactivatedAt: text,
    createdAt: z.string(),
    users: z.int().meta({ description: "Those who can sign in." }),
    activeTransports: z.int(),
  }),
);

const accountAnswer = answerOf<AccountDto>()(
  "Account",
  z.strictObject({
    id: z.uuid(),
    businessId: z.uuid(),
    businessName: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(roles),
    hasPassword: z.boolean(),
    isLinked: z.boolean().meta({ description: "Signs in through the provider." }),
    linkExpiresAt: text,
    deactivatedAt: text,
    createdAt: z.string(),
  }),
);

const passwordLinkAnswer = answerOf<PasswordLinkDto>()(
  "PasswordLink",
  z.strictObject({
    path: text.meta({ description: "With its secret, this once; null where it was mailed." }),
    email: z.string(),
    expiresAt: z.string(),
  }),
);

const failedMailAnswer = answerOf<FailedMailDto>()(
  "FailedMail",
  z.strictObject({
    id: z.uuid(),
    subject: z.string(),
    recipient: z.string().meta({ description: "Of a family only the first letter and the house." }),
    attempts: z.int(),
    failure: text,
    createdAt: z.string(),
  }),
);

const answeredMailAnswer = answerOf<AnsweredMailDto>()(
  "AnsweredMail",
  z.strictObject({ id: z.uuid(), answer: z.enum(failedMailAnswers) }),
);

const healthAnswer = answerOf<HealthDto>()(
  "Health",
  z.strictObject({
    at: z.string(),
    database: z.strictObject({
      version: z.string(),
      answeredInMs: z.number(),
      sizeBytes: z.number(),
      connections: z.int(),
      waiting: z.int(),
    }),
    migrations: z.strictObject({ applied: z.int(), newest: text, unfinished: z.array(z.string()) }),
    mail: z.strictObject({ isSetUp: z.boolean(), waiting: z.int(), failed: z.int(), lastSentAt: text }),
    live: z.strictObject({ streams: z.int(), isListening: z.boolean(), processes: z.int() }),
    jobs: z.strictObject({ due: z.int(), later: z.int(), failed: z.int(), oldestDueAt: text }),
    check: z
      .strictObject({
        endedAt: z.string(),
        tookMs: z.int(),
        chains: z.int(),
        links: z.int(),
        erased: z.int(),
        fault: text,
      })
      .nullable(),
    isChecking: z.boolean(),
  }),
);

const paged = { Link: 'The next page, as `<…>; rel="next"`, where there is one.' };

export const adminCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/admin/businesses",
    as: "admin",
    summary: "Every business, deactivated ones too, the newest first.",
    query: adminBusinessesQuery,
    answer: z.array(businessAccountAnswer),
    answerHeaders: paged,
  },
  {
    method: "POST",
    path: "/api/admin/businesses",
    as: "admin",
    summary: "Takes a business onto the platform, with its first user.",
    body: newBusinessBody,
    answer: z.strictObject({ businessId: z.uuid(), userId: z.uuid() }),
    mayConflict: true,
  },
  {
    method: "GET",
    path: "/api/admin/businesses/{id}",
    as: "admin",
    summary: "One business.",
    params: businessIdInput,
    answer: businessAccountAnswer,
  },
  {
    method: "PUT",
    path: "/api/admin/businesses/{id}",
    as: "admin",
    summary: "Changes a business.",
    params: businessIdInput,
    body: editBusinessBody,
    answer: businessAccountAnswer,
  },
  {
    method: "PUT",
    path: "/api/admin/businesses/{id}/standing",
    as: "admin",
    summary: "Lets a business go, or back in.",
    description: "Its people are signed out at once, and nobody finds it any more. Its history stays.",
    params: businessIdInput,
    body: standingBody,
    answer: businessAccountAnswer,
    mayConflict: true,
  },
  {
    method: "GET",
    path: "/api/admin/users",
    as: "admin",
    summary: "The users of all businesses or of one, the newest first.",
    query: adminUsersQuery,
    answer: z.array(accountAnswer),
    answerHeaders: paged,
  },
  {
    method: "POST",
    path: "/api/admin/users",
    as: "admin",
    summary: "Adds a user, who chooses a password by a link.",
    body: newAccountBody,
    answer: z.strictObject({ userId: z.uuid() }),
    mayConflict: true,
  },
  {
    method: "PUT",
    path: "/api/admin/users/{id}",
    as: "admin",
    summary: "Changes a user's name, e-mail or role.",
    params: userIdInput,
    body: editUserBody,
    answer: accountAnswer,
    mayConflict: true,
  },
  {
    method: "PUT",
    path: "/api/admin/users/{id}/standing",
    as: "admin",
    summary: "Lets a user go, or back in.",
    description: "Every sign-in of the user ends at once.",
    params: userIdInput,
    body: standingBody,
    answer: accountAnswer,
    mayConflict: true,
  },
  {
    method: "POST",
    path: "/api/admin/users/{id}/password-link",
    as: "admin",
    summary: "Makes the one link by which a user chooses a password.",
    description: "A newer link takes the older one's place. It holds for a day and works once.",
    params: userIdInput,
    body: passwordLinkBody,
    answer: passwordLinkAnswer,
    mayConflict: true,
    needsSetUp: true,
  },
  {
    method: "GET",
    path: "/api/admin/reviews",
    as: "admin",
    summary: "Reviews that are hidden, the last hidden first.",
    query: listReviewsQuery,
    answer: z.array(reviewAnswer),
    answerHeaders: paged,
  },
  {
    method: "GET",
    path: "/api/admin/mails",
    as: "admin",
    summary: "Mail that was given up, the newest first.",
    query: failedMailsQuery,
    answer: z.array(failedMailAnswer),
    answerHeaders: paged,
  },
  {
    method: "PUT",
    path: "/api/admin/mails/{id}",
    as: "admin",
    summary: "Sends a mail again that was given up, or drops it.",
    params: mailIdInput,
    body: answerMailBody,
    answer: answeredMailAnswer,
    mayConflict: true,
  },
  {
    method: "GET",
    path: "/api/admin/health",
    as: "admin",
    summary: "How database, mail, live streams, jobs, migrations and the record stand.",
    answer: healthAnswer,
  },
  {
    method: "POST",
    path: "/api/admin/chain-checks",
    as: "admin",
    summary: "Has the whole record checked soon.",
    body: emptyBody,
    answer: z.strictObject({ isChecking: z.literal(true) }),
    mayConflict: true,
  },
];
