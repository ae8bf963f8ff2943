// The family's sign-in as a plain form, which works without JavaScript.
"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { findFamily, setFamilyCookie } from "@/lib/auth/case-session";
import { actionError } from "@/lib/platform/action";
import { confirmUpdates } from "./confirm-updates";
import { endUpdates } from "./end-updates";
import { openCase } from "./open-case";
import { parseRefusal } from "./parse-refusal";
import { readLanguage } from "./read-language";
import { openCaseInput } from "./schema";
import { startUpdates } from "./start-updates";
import { updatesWords } from "./words/updates";

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
  const language = await readLanguage();
  const input = openCaseInput.safeParse({ caseId: typed, pin: form.get("pin") || undefined });
  if (!input.success) {
    const [issue] = input.error.issues;
    const field = issue?.path[0] === "pin" ? "pin" : "caseId";
    const refused = { code: "invalid", error: "", fields: { [field]: issue?.message ?? "" } };
    return { sentence: parseRefusal(refused, language).error, field, caseId };
  }
  let opened: Awaited<ReturnType<typeof openCase>>;
  try {
    opened = await openCase(input.data, await headers(), language);
  } catch (error) {
    const { code, message } = actionError(error);
    return { sentence: parseRefusal({ code, error: message }, language).error, field: null, caseId };
  }
  await setFamilyCookie(opened.token);
  return redirect(`/family/dashboard/${opened.caseId}`);
}

/** What the form for messages shows after a try. */
export interface AskUpdatesAnswer {
  sentence: string;
  isSent: boolean;
  /** As it was typed. */
  address: string;
}

/** Sends a message to the address, or answers why not. */
export async function askUpdatesAction(_before: AskUpdatesAnswer | null, form: FormData): Promise<AskUpdatesAnswer> {
  const language = await readLanguage();
  const words = updatesWords[language].form;
  const typed = form.get("address");
  const address = typeof typed === "string" ? typed.slice(0, 500) : "";
  const refuse = (sentence: string): AskUpdatesAnswer => ({ sentence, isSent: false, address });
  const family = await findFamily();
  if (!family) return redirect("/family/login");
  let channel: Awaited<ReturnType<typeof startUpdates>>;
  try {
    channel = await startUpdates(family, address, language);
  } catch (error) {
    const { code, message } = actionError(error);
    if (code === "unauthorized") return redirect("/family/login");
    if (code === "rate_limited") return refuse(words.wait);
    return refuse(code === "internal" ? words.failed : message);
  }
  return { sentence: channel === "text" ? words.sentText : words.sentMail, isSent: true, address: "" };
}

/** The one button of a message's page: yes, or no more. The page then says how it stands. */
export async function answerUpdatesAction(form: FormData): Promise<void> {
  const [token, answer] = [form.get("token"), form.get("answer")];
  if (typeof token !== "string" || token.length > 100) return;
  try {
    await (answer === "yes" ? confirmUpdates(token) : endUpdates(token));
  } catch (error) {
    const { code } = actionError(error);
    // Pressed twice, or nothing left to be told: the page says so.
    if (code !== "conflict" && code !== "not_found") throw error;
  }
  redirect(`/updates/${encodeURIComponent(token)}`);
}
