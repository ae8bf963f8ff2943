// A dialog: one act, named in its title; a bottom sheet on a phone.
"use client";

import { XIcon } from "lucide-react";
import { Dialog as DialogPrimitive } from "radix-ui";
import { type ComponentProps, useRef, useState } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { useGivingWay } from "./give-way";

export function Dialog(props: ComponentProps<typeof DialogPrimitive.Root>) {
  return <DialogPrimitive.Root {...props} />;
}

export function DialogTrigger(props: ComponentProps<typeof DialogPrimitive.Trigger>) {
  return <DialogPrimitive.Trigger data-slot="dialog-trigger" {...props} />;
}

export function DialogClose(props: ComponentProps<typeof DialogPrimitive.Close>) {
  return <DialogPrimitive.Close data-slot="dialog-close" {...props} />;
}

/** The sheet itself: 480 px, and on a phone the width of the screen at its bottom. */
export function DialogContent({
  className,
  children,
  ref,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content>) {
  const [activeBefore] = useState(() => (typeof document === "undefined" ? null : document.activeElement));
  const placed = useGivingWay(ref);
  const opener = useRef<Element | null>(null);
  // Radix returns the focus to a trigger; these dialogs are opened without one.
  const returnFocus = (event: Event) => {
    onCloseAutoFocus?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const target = opener.current?.isConnected ? opener.current : document.querySelector("main");
    if (target instanceof HTMLElement) target.focus();
  };
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className="fixed inset-0 z-50 bg-black/55 data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
      <DialogPrimitive.Content
        ref={placed}
        data-slot="dialog-content"
        onOpenAutoFocus={({ target }) => {
          // A field with autoFocus has the focus already.
          const isInside = target instanceof Node && target.contains(document.activeElement);
          opener.current = isInside ? activeBefore : document.activeElement;
        }}
        onCloseAutoFocus={returnFocus}
        className={cn(
          "fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100dvh-1.5rem)] flex-col gap-4 overflow-y-auto overscroll-contain rounded-t-xl bg-popover p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-popover-foreground shadow-dialog outline-none [--rise:2rem] data-[state=closed]:animate-sink data-[state=open]:animate-rise md:inset-0 md:m-auto md:h-fit md:w-[calc(100%-2rem)] md:max-w-120 md:rounded-xl md:p-6 md:[--rise:0.5rem]",
          className,
        )}
        {...props}
      >
        {children}
        <DialogPrimitive.Close asChild>
          <Button variant="ghost" size="icon-sm" aria-label="Close" className="absolute top-3 right-3">
            <XIcon aria-hidden />
          </Button>
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="dialog-header" className={cn("grid gap-1.5 pr-10", className)} {...props} />;
}

/** Cancel stands left of the act; on a phone the act comes first, both at full width. */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn(
        "flex flex-col-reverse gap-2 pt-1 md:flex-row md:justify-end [&>:is(button,a)]:min-h-11 md:pointer-fine:[&>:is(button,a)]:min-h-9",
        className,
      )}
      {...props}
    />
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title data-slot="dialog-title" className={cn("text-section", className)} {...props} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn("text-muted-foreground", className)}
      {...props}
    />
  );
}
