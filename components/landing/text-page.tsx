// How a public page of plain text is set: its title, its sections and its lists.
import type { ReactNode } from "react";
import { PublicFrame, siteWidth } from "@/components/layout/public-frame";

export function TextPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <PublicFrame className={`${siteWidth} pt-8 pb-22 md:pt-14`}>
      <div className="max-w-160">
        <h1 className="text-headline">{title}</h1>
        <p className="mt-4 text-family text-muted-foreground">{lead}</p>
        {children}
      </div>
    </PublicFrame>
  );
}

export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 border-t pt-6">
      <h2 className="text-section">{title}</h2>
      <div className="mt-3 grid gap-3 text-driver text-muted-foreground">{children}</div>
    </section>
  );
}

/** What something is called, what there is to say of it, and where its own page is. */
export function TermList({ terms }: { terms: readonly (readonly [name: string, text: ReactNode, href?: string])[] }) {
  return (
    <dl className="grid gap-4">
      {terms.map(([name, text, href]) => (
        <div key={name}>
          <dt className="font-medium text-foreground">
            {href === undefined ? (
              name
            ) : (
              <a href={href} className="text-link">
                {name}
              </a>
            )}
          </dt>
          <dd className="mt-0.5">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
