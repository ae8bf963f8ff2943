// The screen that takes down a first call and makes it a service request.
import type { Metadata } from "next";
import { formatWallClock } from "@/components/forms/wall-clock";
import { RequestForm } from "@/components/intake/request-form";
import { requireBusinessUser } from "@/lib/auth/session";
import { listBusinesses } from "@/lib/businesses/queries";
import { describeZone } from "@/lib/transports/format";

export const metadata: Metadata = { title: "New Service Request" };

export default async function NewRequestPage() {
  const { userId, timeZone } = await requireBusinessUser("/new-request");
  const businesses = await listBusinesses();
  return (
    <>
      <h1 className="text-title">New Service Request</h1>
      <p className="mt-1 mb-7 text-muted-foreground md:max-lg:max-w-70">
        Pickup and delivery are required. Everything else may stay empty.
      </p>
      <RequestForm
        userId={userId}
        timeZone={timeZone}
        zone={describeZone(timeZone)}
        callReceivedAt={formatWallClock(Date.now(), timeZone)}
        businesses={businesses}
      />
    </>
  );
}
