// Text messages: how one leaves, through the gateway that is configured; without one there are none.
import "server-only";
import { env } from "./env";
import { FinalJobError, JobError } from "./jobs";

const patienceMs = 15_000;

/** Whether an outbox's recipient is a telephone, as +13125550142. */
export const isPhone = (recipient: string) => /^\+\d{8,15}$/.test(recipient);

export const hasTextGateway = () => env().SMS_GATEWAY_URL !== undefined;

/**
 * Hands one message to the gateway: POST {to, text} as JSON, with `Authorization: Bearer` where a token is set.
 * Raises JobError, and FinalJobError where the gateway refuses the message itself (400, 404, 410, 422).
 */
export async function sendText(to: string, text: string): Promise<void> {
  const { SMS_GATEWAY_URL: address, SMS_GATEWAY_TOKEN: token } = env();
  if (!address) throw new FinalJobError("No gateway for text messages is configured any more.");
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ to, text }),
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => {
    throw new JobError("The gateway for text messages could not be reached.");
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  const said = `The gateway for text messages answered ${answer.status}.`;
  throw [400, 404, 410, 422].includes(answer.status) ? new FinalJobError(said) : new JobError(said);
}
