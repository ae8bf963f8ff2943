// Copies one text and says so for two seconds.
"use client";

import { CheckIcon, CopyIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { copyText } from "@/components/hooks/copy-text";
import { toast } from "@/components/hooks/use-toast";
import { Button } from "@/components/ui/button";

/** How long 'Copied' stands, in milliseconds. */
const COPIED_INDICATOR = 2000;

/** `what` names the text, as in 'Copy case ID'. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (near: HTMLElement) => {
    if (!(await copyText(text, near))) {
      toast({
        title: "Error",
        description: "This browser did not copy it. Select the text and copy it by hand.",
        variant: "destructive",
      });
      return;
    }
    clearTimeout(timer.current);
    setIsCopied(true);
    timer.current = setTimeout(() => setIsCopied(false), COPIED_INDICATOR);
    toast({ title: "Copied!", description: `The ${what} is on the clipboard.` });
  };
  return (
    <Button
      variant="secondary"
      aria-label={isCopied ? `Copied ${what}` : `Copy ${what}`}
      className="min-w-26"
      onClick={(event) => void copy(event.currentTarget)}
    >
      {isCopied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
      {isCopied ? "Copied" : "Copy"}
    </Button>
  );
}
