// Where a payment leads back to: the dashboard, with the payment's id in its address as Stripe itself puts it there.
import { createParser, createSerializer } from "nuqs/server";

const paymentInAddress = createParser({
  parse: (text: string) => (/^pi_\w{1,100}$/.test(text) ? text : null),
  serialize: (id: string) => id,
});

/** All that Stripe puts there; only the id is read. */
export const returnInAddress = {
  payment_intent: paymentInAddress,
  payment_intent_client_secret: createParser({ parse: (text: string) => text, serialize: (text: string) => text }),
  redirect_status: createParser({ parse: (text: string) => text, serialize: (text: string) => text }),
};

const serialize = createSerializer(returnInAddress);

/** That path again, for whoever must sign in before it is shown; null where the address names no payment. */
export function paidAddressOf({ payment_intent: text }: Record<string, string | string[] | undefined>): string | null {
  const id = paymentInAddress.parseServerSide(text);
  return id && paidAddress(id);
}

/** The dashboard's path after the payment with this id. */
export const paidAddress = (paymentId: string): string => serialize("/dashboard", { payment_intent: paymentId });
