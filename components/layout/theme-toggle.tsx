// Switches between the light and the dark theme.
"use client";

import { MoonIcon, SunIcon } from "lucide-react";
import { useTheme } from "@/components/hooks/use-theme";
import { Button } from "@/components/ui/button";
import { Tooltip, TooltipContent, TooltipTrigger } from "@/components/ui/tooltip";

export function ThemeToggle() {
  const { theme, setTheme } = useTheme();
  const next = theme === "dark" ? "light" : "dark";
  const label = next === "light" ? "Light theme" : "Dark theme";
  return (
    <Tooltip>
      <TooltipTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={label} onClick={() => setTheme(next)}>
          {next === "light" ? (
            <SunIcon aria-hidden className="size-4.5" />
          ) : (
            <MoonIcon aria-hidden className="size-4.5" />
          )}
        </Button>
      </TooltipTrigger>
      <TooltipContent>{label}</TooltipContent>
    </Tooltip>
  );
}
