// The calls by which those who run the product see whether it does.
import { z } from "zod";
import { answerOf, type Call } from "./call";

const healthAnswer = answerOf<{ status: "ok" }>()("Health", z.strictObject({ status: z.literal("ok") }));
const readinessAnswer = answerOf<{ status: "ready" }>()("Readiness", z.strictObject({ status: z.literal("ready") }));

export const operatingCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/health",
    as: "nobody",
    summary: "Whether this process serves.",
    description: "It asks nothing of the database: a process is not restarted because the database is away.",
    answer: healthAnswer,
  },
  {
    method: "GET",
    path: "/api/ready",
    as: "nobody",
    summary: "Whether this process can do its work.",
    description: "The database answers within two seconds and has every migration of this version; else 503.",
    answer: readinessAnswer,
    mayBeAway: true,
  },
];
