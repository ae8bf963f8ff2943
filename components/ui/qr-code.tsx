// A QR code drawn in the browser from its text.
"use client";

import { useEffect, useState } from "react";
import { cn } from "./cn";
import { drawQr, type QrDrawing, QrPicture } from "./qr-picture";

/** `label` says what the code leads to; until it is drawn its room is kept. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    drawQr(text).then(
      (drawn) => isWanted && setDrawing(drawn),
      () => isWanted && setFailed(text),
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (failed === text) return <p className={cn("grid place-items-center text-caption", className)}>No code here.</p>;
  if (drawing?.text !== text) return <div className={className} />;
  return <QrPicture drawing={drawing} label={label} {...(className !== undefined && { className })} />;
}
