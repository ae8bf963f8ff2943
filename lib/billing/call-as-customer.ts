// Asks the payment provider in a business's name, which is made known to it where it is not, or no longer.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import { isUnknownToStripe } from "@/lib/platform/stripe";
import { createCustomer } from "./create-customer";

/** What `call` answers, given the provider's id of the actor's business. Raises what `call` and `createCustomer` raise. */
export async function callAsCustomer<T>(actor: BusinessActor, call: (customer: string) => Promise<T>): Promise<T> {
  const customer = await createCustomer(actor);
  try {
    return await call(customer);
  } catch (error) {
    if (!isUnknownToStripe(error, "customer")) throw error;
    return call(await createCustomer(actor, customer));
  }
}
