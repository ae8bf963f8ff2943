// Shows the theme anew on a page that the framework draws whole in the browser, after the first script has run.
"use client";

import { useLayoutEffect } from "react";
import { isLightWanted } from "@/components/hooks/theme-script";

export function KeptTheme() {
  useLayoutEffect(() => {
    document.documentElement.classList.toggle("dark", !isLightWanted());
  }, []);
  return null;
}
