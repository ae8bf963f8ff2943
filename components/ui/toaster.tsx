// Shows the notice that `toast` asked for.
"use client";

import { StatusGlyph } from "@/components/transports/status-glyph";
import { useToast } from "../hooks/use-toast";
import { Toast, ToastAction, ToastClose, ToastDescription, ToastProvider, ToastTitle, ToastViewport } from "./toast";

/** Stands once, around the signed-in screens; the family portal tells its notices inline (decision 0015). */
export function Toaster() {
  const { toasts } = useToast();
  return (
    <ToastProvider>
      {toasts.map(({ id, title, description, action, variant, ...rest }) => (
        <Toast key={id} variant={variant} type={variant === "destructive" ? "foreground" : "background"} {...rest}>
          {variant === "destructive" ? <StatusGlyph state="declined" className="mt-0.75 text-declined" /> : null}
          <div className="min-w-0 flex-1">
            {title ? <ToastTitle>{title}</ToastTitle> : null}
            {description ? <ToastDescription>{description}</ToastDescription> : null}
            {action ? (
              <ToastAction altText={action.altText} onClick={action.onClick}>
                {action.label}
              </ToastAction>
            ) : null}
          </div>
          <ToastClose />
        </Toast>
      ))}
      <ToastViewport />
    </ToastProvider>
  );
}
