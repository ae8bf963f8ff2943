// The head of the family portal's pages: whose page this is, and in which language.
import { BrandMark } from "@/components/layout/brand-mark";
import type { LogoDto } from "@/lib/businesses/dto";
import type { Language } from "@/lib/family/parse-language";
import { LanguageSwitch } from "./language-switch";

interface PortalHeaderProps {
  title: string;
  /** The funeral home's; without one the mark stands in its place. */
  name?: string | null;
  logo?: LogoDto | null;
  language: Language;
}

export function PortalHeader({ title, name, logo, language }: PortalHeaderProps) {
  return (
    <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-3 text-driver">
      {name ? (
        <div className="flex min-w-0 items-center gap-3">
          {logo ? (
            // The name stands beside it; on white, as the house had it drawn.
            <img
              src={logo.path}
              alt=""
              width={logo.width}
              height={logo.height}
              className="h-auto max-h-12 w-auto max-w-28 rounded-sm bg-white p-1"
            />
          ) : null}
          <div className="min-w-0">
            <p className="font-semibold">{name}</p>
            <p className="text-muted-foreground">{title}</p>
          </div>
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
