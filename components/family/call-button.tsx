// The funeral home's number, as one large button.
import { PhoneIcon } from "lucide-react";
import { shortName } from "@/lib/family/format";
import type { FamilyPhone } from "@/lib/transports/access-status";
import { formatDial } from "@/lib/transports/format";

interface CallButtonProps {
  phone: FamilyPhone | null;
  /** The funeral home's short name, for the sentence that stands where no number is known. */
  to: string | null;
  words: { label: (whom: string) => string; unknown: (to: string | null) => string };
}

export function CallButton({ phone, to, words }: CallButtonProps) {
  const dial = phone && formatDial(phone.number);
  if (!phone || !dial) return <p className="mt-6 text-family text-pretty">{words.unknown(to)}</p>;
  return (
    <a
      href={dial}
      className="mt-6 flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl bg-primary px-5 py-3 text-primary-foreground transition-colors duration-120 ease-calm hover:bg-primary/88 active:bg-primary/80 print:min-h-0 print:bg-transparent print:px-0 print:text-foreground"
    >
      <PhoneIcon aria-hidden className="size-6 shrink-0" />
      <span className="min-w-0 flex-1 basis-40">
        <span className="block text-family font-semibold">{words.label(shortName(phone.name))}</span>
        <span className="block text-driver">{phone.number}</span>
      </span>
    </a>
  );
}
