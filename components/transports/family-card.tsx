// The card that a family is handed: how to open its page, and whom to call. It carries nobody's name.
import { QrCode } from "@/components/ui/qr-code";
import type { FamilyCardDto } from "@/lib/transports/access-status";

const words = {
  portal: "Family Portal",
  purpose: "See where your loved one is, at any hour.",
  scan: "Point your phone's camera at the code, or go to",
  codeLabel: "Opens the sign-in with the case ID filled in",
  caseId: "Case ID",
  pin: "PIN",
  givenPin: "The one you were given",
  keep: "Please keep this card with you: whoever has it can open the page.",
  call: (name: string) => `With any question, call ${name}`,
  callUnknown: (name: string | null) => `With any question, please call ${name ?? "your funeral home"}.`,
};

/** The address behind the code. The case id stands after '#', which a browser keeps to itself. */
export function cardLink(signIn: URL, caseId: string): string {
  return `${signIn.href}#${caseId}`;
}

interface FamilyCardProps {
  card: FamilyCardDto;
  /** Known only right after it was issued. */
  pin: string | null;
  /** Where the family signs in. */
  signIn: URL;
}

export function FamilyCard({ card, pin, signIn }: FamilyCardProps) {
  const { caseId, funeralHomeName, hasPin, phone } = card;
  return (
    <section
      aria-label="The card"
      className="flex min-h-[5in] w-full max-w-[3.5in] flex-col gap-4 border border-dashed border-neutral-400 bg-white p-5 text-black [print-color-adjust:exact]"
    >
      <header>
        <p className="text-section text-balance break-words">{funeralHomeName ?? words.portal}</p>
        <p className="text-desk text-pretty">{words.purpose}</p>
      </header>
      <div className="flex items-center gap-3">
        <QrCode text={cardLink(signIn, caseId)} label={words.codeLabel} className="-my-2 -ml-3 size-36 shrink-0" />
        <p className="min-w-0 text-desk">
          {words.scan}{" "}
          <span className="font-medium wrap-anywhere">
            {signIn.host}
            <wbr />
            {signIn.pathname}
          </span>
        </p>
      </div>
      <dl className="grid gap-3">
        <div>
          <dt className="text-caption">{words.caseId}</dt>
          <dd className="font-mono text-section break-words">{caseId}</dd>
        </div>
        {hasPin ? (
          <div>
            <dt className="text-caption">{words.pin}</dt>
            {pin === null ? (
              <dd className="text-desk">{words.givenPin}</dd>
            ) : (
              <dd className="text-[1.375rem] leading-7 font-semibold tracking-[0.2em] tabular-nums">{pin}</dd>
            )}
          </div>
        ) : null}
      </dl>
      <footer className="mt-auto border-t border-neutral-400 pt-3">
        {phone ? (
          <>
            <p className="text-desk text-pretty">{words.call(phone.name)}</p>
            <p className="text-section tabular-nums">{phone.number}</p>
          </>
        ) : (
          <p className="text-desk text-pretty">{words.callUnknown(funeralHomeName)}</p>
        )}
        {pin !== null || !hasPin ? <p className="mt-2 text-caption text-pretty">{words.keep}</p> : null}
      </footer>
    </section>
  );
}
