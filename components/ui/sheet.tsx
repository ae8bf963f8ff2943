// A drawer that comes in from the left on a phone.
"use client";

import { XIcon } from "lucide-react";
import { Dialog as SheetPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { useGivingWay } from "./give-way";

export function Sheet(props: ComponentProps<typeof SheetPrimitive.Root>) {
  return <SheetPrimitive.Root {...props} />;
}

export function SheetContent({ className, children, ref, ...props }: ComponentProps<typeof SheetPrimitive.Content>) {
  const placed = useGivingWay(ref);
  return (
    <SheetPrimitive.Portal>
      <SheetPrimitive.Overlay className="fixed inset-0 z-50 bg-black/55 data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
      <SheetPrimitive.Content
        ref={placed}
        data-slot="sheet-content"
        className={cn(
          "fixed inset-y-0 left-0 z-50 flex max-w-[calc(100%-3rem)] flex-col overflow-y-auto bg-sidebar text-sidebar-foreground shadow-dialog outline-none data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer-in",
          className,
        )}
        {...props}
      >
        {children}
        <SheetPrimitive.Close asChild>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label="Close"
            className="absolute top-3 right-3 pointer-coarse:top-1.5"
          >
            <XIcon aria-hidden />
          </Button>
        </SheetPrimitive.Close>
      </SheetPrimitive.Content>
    </SheetPrimitive.Portal>
  );
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof SheetPrimitive.Title>) {
  return <SheetPrimitive.Title data-slot="sheet-title" className={cn("text-section", className)} {...props} />;
}

export function SheetDescription({ className, ...props }: ComponentProps<typeof SheetPrimitive.Description>) {
  return (
    <SheetPrimitive.Description
      data-slot="sheet-description"
      className={cn("text-muted-foreground", className)}
      {...props}
    />
  );
}
