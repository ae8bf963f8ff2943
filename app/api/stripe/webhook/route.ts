// POST /api/stripe/webhook: what Stripe tells us of payments, refunds, subscriptions and accounts.
import { applyEvent } from "@/lib/billing/apply-event";
import { stripeDoor } from "@/lib/platform/stripe-door";

export const POST = stripeDoor(async (event) => ({ outcome: await applyEvent(event) }));
