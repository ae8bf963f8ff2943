// What this platform is, under which licence it comes, and with whose data and software it is made.
import { type Attribution, data, software } from "./attributions";
import { TermList, TextPage, TextSection } from "./text-page";

function toTerm({ name, href, use, licence, licenceHref }: Attribution) {
  return [
    name,
    <span key={name}>
      {use}{" "}
      {licenceHref ? (
        <a href={licenceHref} className="text-link">
          {licence}
        </a>
      ) : (
        licence
      )}
      .
    </span>,
    href,
  ] as const;
}

export function AboutPage() {
  return (
    <TextPage
      title="About and attributions"
      lead="This platform coordinates the transport of people who have died between funeral homes, hospitals and transport companies, and lets the family follow it."
    >
      <TextSection title="What it is">
        <p>
          A coordinator takes a call, a transport company accepts it, a driver takes four steps on a phone, and everyone
          who is party to the case sees the same. Each house has its own people, requests and time zone. Each step is
          written to a record that shows if it was changed.
        </p>
        <p>
          The software comes under the MIT license.{" "}
          <a href="/api/openapi.json" className="text-link">
            Its calls are described for machines
          </a>
          .
        </p>
      </TextSection>
      <TextSection title="Data">
        <TermList terms={data.map(toTerm)} />
        <p>Arrival times and remaining miles are estimates. Nobody should rely on the map for an address.</p>
      </TextSection>
      <TextSection title="Type and software">
        <TermList terms={software.map(toTerm)} />
        <p>
          <a href="/third-party-notices.txt" className="text-link">
            All packages of others in these pages, with their copyright notices and licenses
          </a>
          .
        </p>
      </TextSection>
    </TextPage>
  );
}
