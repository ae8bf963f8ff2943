// Analytics: how many look at the product, who is there now, and how a business's transports went.
"use client";

import { useQueryStates } from "nuqs";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { periodLabels } from "@/lib/analytics/parse-period";
import { type Period, periods } from "@/lib/analytics/schema";
import { describeZone } from "@/lib/transports/format";
import { analyticsAddress, type AnalyticsTab, analyticsTabs, scopeOf } from "./analytics-address";
import { OperationsPanel } from "./operations-panel";
import { VisitsPanel } from "./visits-panel";

interface AnalyticsScreenProps {
  /** IANA zone of the business. */
  zone: string;
  /** The server's instant, in milliseconds since 1970. */
  firstNow: number;
}

const tabLabels: Record<AnalyticsTab, string> = {
  visitors: "Visitors",
  personal: "Personal",
  operations: "Operations",
};
const tabWords: Record<AnalyticsTab, string> = {
  visitors: "Everybody who opens a screen of the platform.",
  personal: "The people of your own business.",
  operations: "The requests in your business's lists.",
};
const periodNames: Record<Period, string> = {
  daily: "Daily",
  weekly: "Weekly",
  monthly: "Monthly",
  yearly: "Yearly",
};

export function AnalyticsScreen({ zone, firstNow }: AnalyticsScreenProps) {
  const [{ tab, period }, setPlace] = useQueryStates(analyticsAddress);
  const now = new Date(firstNow).toISOString();
  return (
    <div className="grid gap-5">
      <h1 className="text-title">Analytics</h1>
      <Tabs value={tab} onValueChange={(value) => void setPlace({ tab: value as AnalyticsTab })} className="gap-4">
        <TabsList aria-label="Analytics">
          {analyticsTabs.map((each) => (
            <TabsTrigger key={each} value={each}>
              {tabLabels[each]}
            </TabsTrigger>
          ))}
        </TabsList>
        {analyticsTabs.map((each) => (
          <TabsContent key={each} value={each} className="grid gap-4">
            <Tabs
              value={period}
              onValueChange={(value) => void setPlace({ period: value as Period })}
              className="gap-4"
            >
              <TabsList aria-label="Period">
                {periods.map((name) => (
                  <TabsTrigger key={name} value={name}>
                    {periodNames[name]}
                  </TabsTrigger>
                ))}
              </TabsList>
              {periods.map((name) => (
                <TabsContent key={name} value={name} className="grid gap-4">
                  <p className="text-muted-foreground">
                    {tabWords[each]} {periodLabels[name]}, in days of {describeZone(zone, now)}.
                  </p>
                  {each === "operations" ? (
                    <OperationsPanel period={name} zone={zone} />
                  ) : (
                    <VisitsPanel period={name} scope={scopeOf(each)} zone={zone} firstNow={firstNow} />
                  )}
                </TabsContent>
              ))}
            </Tabs>
          </TabsContent>
        ))}
      </Tabs>
    </div>
  );
}
