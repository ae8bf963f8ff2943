// What stands over each screen of the administration: its name, and the way to the others.
"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { refundQueueName } from "@/components/billing/refund-keys";

const screens = [
  { label: "Businesses", href: "/admin", isOpen: (path: string) => /^\/admin(?:$|\/businesses\/)/.test(path) },
  { label: "Users", href: "/admin/users" },
  { label: "Hidden Reviews", href: "/admin/reviews" },
  { label: "Failed Mail", href: "/admin/mail" },
  { label: "System Health", href: "/admin/health" },
  { label: refundQueueName, href: "/refund-requests/queue" },
] as const;

export function AdminFrame({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-title">Administration</p>
        <nav aria-label="Administration" className="border-b">
          <ul className="-mx-2 -mb-px flex gap-1 overflow-x-auto [scrollbar-width:none] [&::-webkit-scrollbar]:hidden">
            {screens.map(({ label, href, ...screen }) => (
              <li key={href} className="shrink-0">
                <ScreenLink
                  label={label}
                  href={href}
                  isOpen={"isOpen" in screen ? screen.isOpen(pathname) : pathname === href}
                />
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {children}
    </div>
  );
}

function ScreenLink({ label, href, isOpen }: { label: string; href: string; isOpen: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  // On a phone the row is longer than the screen.
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isOpen]);
  return (
    <Link
      ref={link}
      href={href}
      aria-current={isOpen ? "page" : undefined}
      className="focus-inset relative inline-flex h-10 items-center rounded-sm px-2 font-medium whitespace-nowrap text-muted-foreground transition-colors duration-180 ease-calm after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full after:bg-foreground after:opacity-0 hover:text-foreground aria-[current=page]:text-foreground aria-[current=page]:after:opacity-100 pointer-coarse:h-12"
    >
      {label}
    </Link>
  );
}
