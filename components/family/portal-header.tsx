// The head of the family portal's pages: whose page this is, and in which language.
import { BrandMark } from "@/components/layout/brand-mark";
import type { Language } from "@/lib/family/parse-language";
import { LanguageSwitch } from "./language-switch";

interface PortalHeaderProps {
  title: string;
  /** The funeral home's; without one the mark stands in its place. */
  name?: string | null;
  language: Language;
}

export function PortalHeader({ title, name, language }: PortalHeaderProps) {
  return (
    <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-3 text-driver">
      {name ? (
        <div>
          <p className="font-semibold">{name}</p>
          <p className="text-muted-foreground">{title}</p>
        </div>
      ) : (
        <div className="flex items-center gap-3">
          <BrandMark />
          <p className="font-semibold">{title}</p>
        </div>
      )}
      <LanguageSwitch language={language} />
    </header>
  );
}
