-- The provider's clocks that tell which subscription is the newer one, and which word on an account.

-- AlterTable
ALTER TABLE "Business" ADD COLUMN     "accountSaidAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN     "beganAt" TIMESTAMPTZ(3);
