// One column of the family portal, as wide as a calm line of text.
import type { ReactNode } from "react";

export function PortalPage({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-140 px-5 pb-14 print:max-w-none print:p-0 print:[zoom:0.8] [--glyph-ground:var(--background)]">
      {children}
    </div>
  );
}
