// A notice: what just happened, at the top right, for five seconds.
"use client";

import { cva, type VariantProps } from "class-variance-authority";
import { XIcon } from "lucide-react";
import { Toast as ToastPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { watchNotices } from "./give-way";

/** Every notice stays 5,000 ms and leaves with a swipe to the right of 50 px. */
export function ToastProvider(props: ComponentProps<typeof ToastPrimitive.Provider>) {
  return <ToastPrimitive.Provider duration={5000} swipeDirection="right" swipeThreshold={50} {...props} />;
}

/** At the screen's very top over an open dialog on a phone, and over the driver's page, whose own buttons begin there. */
const atTheTop = cn(
  "max-md:in-[body:has([data-slot$=-content][role=dialog][data-state=open])]:top-[max(0.5rem,env(safe-area-inset-top))]",
  "in-[body:has([data-notices=top])]:top-[max(0.5rem,env(safe-area-inset-top))]!",
);

/** Where notices stand; F8 goes there. What floats gives way to them. */
export function ToastViewport({ className, ...props }: ComponentProps<typeof ToastPrimitive.Viewport>) {
  return (
    <ToastPrimitive.Viewport
      ref={watchNotices}
      data-slot="toast-viewport"
      hotkey={["F8"]}
      label="Notices ({hotkey})"
      className={cn(
        "no-print fixed inset-x-3 top-16 z-100 m-0 flex list-none flex-col gap-2 p-0 outline-none md:right-(--gutter) md:left-auto md:top-18 md:w-96",
        atTheTop,
        className,
      )}
      {...props}
    />
  );
}

const toastVariants = cva(
  "pointer-events-auto relative flex items-start gap-3 rounded-xl bg-popover p-4 pr-13 text-popover-foreground shadow-float ring-1 ring-border data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-vanish data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none",
  { variants: { variant: { default: "", destructive: "" } }, defaultVariants: { variant: "default" } },
);

export function Toast({
  className,
  variant,
  ...props
}: ComponentProps<typeof ToastPrimitive.Root> & VariantProps<typeof toastVariants>) {
  return (
    <ToastPrimitive.Root
      data-slot="toast"
      data-variant={variant ?? "default"}
      className={cn(toastVariants({ variant }), className)}
      {...props}
    />
  );
}

export function ToastTitle({ className, ...props }: ComponentProps<typeof ToastPrimitive.Title>) {
  return <ToastPrimitive.Title data-slot="toast-title" className={cn("font-medium", className)} {...props} />;
}

export function ToastDescription({ className, ...props }: ComponentProps<typeof ToastPrimitive.Description>) {
  return (
    <ToastPrimitive.Description
      data-slot="toast-description"
      className={cn("text-muted-foreground", className)}
      {...props}
    />
  );
}

/** One act inside a notice, as "Undo"; `altText` says how to do it elsewhere. */
export function ToastAction({ children, ...props }: ComponentProps<typeof ToastPrimitive.Action>) {
  return (
    <ToastPrimitive.Action asChild {...props}>
      <Button variant="outline" size="sm" className="mt-2">
        {children}
      </Button>
    </ToastPrimitive.Action>
  );
}

export function ToastClose(props: ComponentProps<typeof ToastPrimitive.Close>) {
  return (
    <ToastPrimitive.Close asChild {...props}>
      <Button variant="ghost" size="icon-sm" aria-label="Close" className="absolute top-2 right-2">
        <XIcon aria-hidden />
      </Button>
    </ToastPrimitive.Close>
  );
}
