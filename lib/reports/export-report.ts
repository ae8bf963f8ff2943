// Prints a report for whoever asks, so many times a minute.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import { limit } from "@/lib/platform/rate-limit";
import { drawingsOfUser } from "./policy";
import { type PrintedReport, printReport } from "./print-report";

/** As `printReport`; raises `rate_limited` too. */
export async function exportReport(actor: BusinessActor, id: string): Promise<PrintedReport> {
  await limit("report", actor.userId, drawingsOfUser);
  return printReport(actor, id);
}
