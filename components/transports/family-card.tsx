// The card that a family is handed: how to open its page, and whom to call. It carries nobody's name.
import { QrCode } from "@/components/ui/qr-code";
import type { Language } from "@/lib/family/parse-language";
import { cardWords } from "@/lib/family/words/card";
import type { FamilyCardDto } from "@/lib/transports/access-status";

/** The address behind the code. The case id stands after '#', which a browser keeps to itself. */
export function cardLink(signIn: URL, caseId: string, language: Language): string {
  return `${signIn.href}${language === "en" ? "" : `?lang=${language}`}#${caseId}`;
}

interface FamilyCardProps {
  card: FamilyCardDto;
  /** Known only right after it was issued. */
  pin: string | null;
  /** Where the family signs in. */
  signIn: URL;
  language: Language;
}

export function FamilyCard({ card, pin, signIn, language }: FamilyCardProps) {
  const words = cardWords[language];
  const { caseId, funeralHomeName, hasPin, phone } = card;
  return (
    <section
      aria-label="The card"
      lang={language}
      className="flex min-h-[5in] w-full max-w-[3.5in] flex-col gap-4 border border-dashed border-neutral-400 bg-white p-5 text-black [print-color-adjust:exact]"
    >
      <header>
        <p className="text-section text-balance break-words">{funeralHomeName ?? words.portal}</p>
        <p className="text-desk text-pretty">{words.purpose}</p>
      </header>
      <div className="flex items-center gap-3">
        <QrCode
          text={cardLink(signIn, caseId, language)}
          label={words.codeLabel}
          className="-my-2 -ml-3 size-36 shrink-0"
        />
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
