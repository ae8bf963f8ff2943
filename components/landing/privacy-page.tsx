// What is kept of people, for how long, and who else sees it, as this installation is set up.
import { type Receiver, receivers, storedHere } from "./privacy-words";
import { TermList, TextPage, TextSection } from "./text-page";

interface PrivacyPageProps {
  /** Days after the delivery for which a family may open its case. */
  familyDays: number;
  /** Days after a drive for which each position is kept. */
  positionsDays: number;
  /** Days for which each page view is kept, and for which it is known when a browser was seen last. */
  pageViewsDays: number;
  visitorDays: number;
  /** Which services of others are set up. */
  uses: Record<Receiver, boolean>;
}

const days = (count: number) => `${count.toLocaleString("en-US")} ${count === 1 ? "day" : "days"}`;

export function PrivacyPage({ familyDays, positionsDays, pageViewsDays, visitorDays, uses }: PrivacyPageProps) {
  const used = receivers.filter(({ key }) => uses[key]);
  return (
    <TextPage
      title="Privacy"
      lead="What is kept here of people, for how long, and who else sees it. The house you dealt with, whether funeral home, hospital or transport service, answers for its cases. Ask it to see, correct or erase what concerns you."
    >
      <TextSection title="What a case holds">
        <p>
          What a coordinator enters: the name and dates of the person, where they are and where they go, who called, the
          next of kin, the doctor, and notes. It is seen by the house that called, by the one it is addressed to, and by
          the one that accepted it. A call that is open to all providers withholds next of kin, caller, doctor, birth
          date and notes until it is accepted.
        </p>
        <p>A text that is pasted to fill the form is read by this server and not kept by it.</p>
      </TextSection>
      <TextSection title="Where a vehicle is">
        <p>
          A driver&apos;s phone or tracker sends positions during a drive. {days(positionsDays)} after it they are
          erased; a thin line of about a hundred points stays with the report.
        </p>
      </TextSection>
      <TextSection title="Families">
        <p>
          A case opens with its case ID and, where one was set, a PIN, until {days(familyDays)} after the delivery. PINs
          are kept so that nobody can read them. An address that a family leaves to be told of each step is forgotten
          when they stop it, and two days after the end at the latest; the messages name nobody.
        </p>
      </TextSection>
      <TextSection title="The record">
        <p>
          Who did what and when is written down, each entry sealed to the one before. Personal data can be erased from
          it, and it still shows whether it was changed.
        </p>
      </TextSection>
      <TextSection title="Visits">
        <p>
          Each page that is opened is counted: which page it is, when, under which visitor ID, how the browser names
          itself and, where a business&apos;s user is signed in, who. The visitor ID is the time at which your browser
          made it and a random text; it says nothing of a person. On families&apos; pages nobody who is signed in is
          written down, and no page is kept with a case ID or with any other number of a case.
        </p>
        <p>
          {days(pageViewsDays)} later this is erased. When a visitor ID was seen last stays for {days(visitorDays)}, so
          that nobody counts twice in a year; how many visits an hour had stays. Whoever is signed in reads these
          numbers, and which businesses were here in the last 15 minutes; the names of people are read in their own
          business alone.
        </p>
        <p>
          No network address is kept with visits. Limits against guessing and flooding count network addresses as
          digests that cannot be read back, and forget them. The server&apos;s log holds no names, PINs or texts.
        </p>
      </TextSection>
      <TextSection title="What your browser keeps">
        <TermList terms={storedHere} />
      </TextSection>
      <TextSection title="Who else receives something">
        {used.length === 0 ? (
          <p>Nobody: this installation has no service of others set up.</p>
        ) : (
          <TermList terms={used.map(({ name, text }) => [name, text])} />
        )}
      </TextSection>
    </TextPage>
  );
}
