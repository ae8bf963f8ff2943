// The way back to the screen above, over a screen's title.
import { ArrowLeftIcon } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";

/** `children` is what that screen is called. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Button asChild variant="ghost" size="sm" className="-ml-3 justify-self-start">
      <Link href={href}>
        <ArrowLeftIcon aria-hidden />
        {children}
      </Link>
    </Button>
  );
}
