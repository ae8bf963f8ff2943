// One matter of a screen: its name at the left, what is read and changed at the right.
import type { ReactNode } from "react";

export function SectionBeside({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 border-t pt-6 lg:grid-cols-[16rem_minmax(0,35rem)]"
    >
      <div>
        <h2 className="text-section">{title}</h2>
        <p className="mt-1 max-w-[68ch] text-muted-foreground">{help}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
