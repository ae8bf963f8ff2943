// The head of the family portal's pages: whose page this is.
import { BrandMark } from "@/components/layout/brand-mark";

/** `name` is the funeral home's; without one the mark stands in its place. */
export function PortalHeader({ title, name }: { title: string; name?: string | null }) {
  if (!name) {
    return (
      <header className="flex min-h-14 items-center gap-3 py-4">
        <BrandMark />
        <p className="text-driver font-semibold">{title}</p>
      </header>
    );
  }
  return (
    <header className="min-h-14 py-4">
      <p className="text-driver font-semibold">{name}</p>
      <p className="text-driver text-muted-foreground">{title}</p>
    </header>
  );
}
