// The few facts of the service that a family may want to look up.
import type { FamilyViewDto } from "@/lib/family/dto";
import { formatService, formatZone } from "@/lib/family/format";
import type { Language } from "@/lib/family/parse-language";
import { caseWords } from "@/lib/family/words/case";

interface ServiceDetailsProps {
  view: FamilyViewDto;
  language: Language;
  /** 'As it stood at 9:50 PM.', while things go on. */
  stood: string | null;
}

export function ServiceDetails({ view, language, stood }: ServiceDetailsProps) {
  const { details } = caseWords[language];
  const { funeralHomeName, transportCompanyName, requestedDate, requestedTime, ...places } = view.case;
  // What is not known by now never will be.
  const isOver = view.case.status === "completed" || view.case.status === "declined";
  const all: [label: string, fact: string | null][] = [
    [details.funeralHome, funeralHomeName],
    [details.transportCompany, transportCompanyName],
    [details.dateAndTime, formatService(requestedDate, requestedTime, view.asOf, language)],
    [details.from, places.pickupLocation],
    [details.to, places.deliveryLocation],
  ];
  const facts = isOver ? all.filter(([, fact]) => fact !== null) : all;
  return (
    <section className="mt-10 print:mt-6" aria-labelledby="details">
      <h2 id="details" className="mb-2 text-[1.25rem] leading-7 font-semibold">
        {details.title}
      </h2>
      <dl className="divide-y">
        {facts.map(([label, fact]) => (
          <div key={label} className="py-4 print:py-2">
            <dt className="text-driver text-muted-foreground">{label}</dt>
            <dd className={fact ? "text-family" : "text-family text-muted-foreground"}>{fact ?? details.notYet}</dd>
          </div>
        ))}
      </dl>
      <p className="text-driver text-pretty text-muted-foreground">
        {[formatZone(view.timeZone, view.asOf, language), stood].filter(Boolean).join(" ")}
      </p>
    </section>
  );
}
