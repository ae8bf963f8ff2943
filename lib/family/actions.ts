// The family's sign-in as a plain form, which works without JavaScript.
"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { setFamilyCookie } from "@/lib/auth/case-session";
import { actionError } from "@/lib/platform/action";
import { openCase } from "./open-case";
import { openCaseInput } from "./schema";

/** What the form shows after a try that did not open the case. */
export interface OpenCaseRefusal {
  sentence: string;
  /** The field the sentence belongs to; null when the try as a whole failed. */
  field: "caseId" | "pin" | null;
  /** As it was typed; the PIN is not sent back. */
  caseId: string;
}

/** Opens the case and goes to its page, or answers why not. */
export async function openCaseAction(_before: OpenCaseRefusal | null, form: FormData): Promise<OpenCaseRefusal> {
  const typed = form.get("caseId");
  const caseId = typeof typed === "string" ? typed.slice(0, 500) : "";
  const input = openCaseInput.safeParse({ caseId: typed, pin: form.get("pin") || undefined });
  if (!input.success) {
    const [issue] = input.error.issues;
    return { sentence: issue?.message ?? "", field: issue?.path[0] === "pin" ? "pin" : "caseId", caseId };
  }
  let opened: Awaited<ReturnType<typeof openCase>>;
  try {
    opened = await openCase(input.data, await headers());
  } catch (error) {
    return { sentence: actionError(error).message, field: null, caseId };
  }
  await setFamilyCookie(opened.token);
  return redirect(`/family/dashboard/${opened.caseId}`);
}
