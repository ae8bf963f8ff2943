// The head of a screen that stands alone: the product's mark and name, which lead to the first page.
import Link from "next/link";
import { BrandMark } from "./brand-mark";

export function BrandHome() {
  return (
    <header>
      <Link href="/" className="flex w-fit items-center gap-3 rounded-sm text-subsection">
        <BrandMark />
        Mortuary Transport
      </Link>
    </header>
  );
}
