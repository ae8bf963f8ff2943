// English or Español: two links that ask for the same page in the other language.
"use client";

import { useRouter } from "next/navigation";
import type { MouseEvent } from "react";
import { type Language, languageCookie, languageNames, languages, languageSeconds } from "@/lib/family/parse-language";

export function LanguageSwitch({ language }: { language: Language }) {
  const router = useRouter();

  /** The document stays, and with it what was typed into it. */
  function choose(event: MouseEvent, chosen: Language) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    document.cookie = `${languageCookie}=${chosen}; path=/; max-age=${languageSeconds}; samesite=lax`;
    if (window.location.search) window.history.replaceState(null, "", window.location.pathname + window.location.hash);
    // Without a connection the page stays as it is; it is renewed, in the chosen language, once there is one.
    if (navigator.onLine) router.refresh();
  }

  return (
    <nav aria-label={Object.values(languageNames).join(" / ")} className="flex gap-5 no-print">
      {languages.map((each) => (
        <a
          key={each}
          href={`?lang=${each}`}
          lang={each}
          hrefLang={each}
          aria-current={each === language ? "true" : undefined}
          onClick={(event) => choose(event, each)}
          className="group inline-flex min-h-11 items-center text-muted-foreground aria-[current]:font-semibold aria-[current]:text-foreground"
        >
          <span className="border-b-2 border-transparent py-0.5 group-aria-[current]:border-current">
            {languageNames[each]}
          </span>
        </a>
      ))}
    </nav>
  );
}
