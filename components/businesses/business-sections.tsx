// What a business's own people read and change of it: details, logo, and what families see.
"use client";

import { Button } from "@/components/ui/button";
import { SectionBeside } from "@/components/ui/section-beside";
import { Skeleton } from "@/components/ui/skeleton";
import { kindLabels } from "@/lib/businesses/format";
import { useOwnBusiness } from "./business-data";
import { DetailsForm } from "./details-form";
import { LogoField } from "./logo-field";
import { NamingField } from "./naming-field";

interface BusinessSectionsProps {
  zones: readonly string[];
  /** A driver reads it. */
  mayChange: boolean;
}

export function BusinessSections({ zones, mayChange }: BusinessSectionsProps) {
  const { data: business, error, isFetching, refetch } = useOwnBusiness();
  if (!business) {
    return error ? (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>Your business did not load. Try again.</p>
        <Button variant="secondary" size="sm" busy={isFetching} busyLabel="Loading" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    ) : (
      <Skeleton className="h-64" />
    );
  }
  const { name, kind, cityCode, namesDriverToFamilies, logo } = business;
  return (
    <>
      <SectionBeside
        title={name}
        help={`${kindLabels[kind]}, ${cityCode}. An administrator of the platform changes name, kind and city code.`}
      >
        <DetailsForm business={business} zones={zones} mayChange={mayChange} />
      </SectionBeside>
      <SectionBeside title="Logo" help="For the transport report and for the pages of your families.">
        <LogoField logo={logo} businessName={name} mayChange={mayChange} />
      </SectionBeside>
      <SectionBeside title="What families see" help="Of all transports that your business carries.">
        <NamingField isNamed={namesDriverToFamilies} mayChange={mayChange} />
      </SectionBeside>
    </>
  );
}
