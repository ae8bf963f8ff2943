// Writes the failures of pages to the log by the log's own rule: without the message, which may quote what a person typed.
import type { Instrumentation } from "next";
import { describe, log } from "@/lib/platform/log";

export const onRequestError: Instrumentation.onRequestError = (error, { method, headers }, { routePath }) => {
  // The failed page shows this number.
  const digest = error instanceof Error && "digest" in error ? error.digest : undefined;
  const request = { requestId: headers["x-request-id"], method, route: routePath };
  log.error({ ...request, digest, error: describe(error) }, "a page failed");
};
