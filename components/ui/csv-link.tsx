// Takes a list away as a file for spreadsheets.
import { DownloadIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "./button";

interface CsvLinkProps {
  href: string;
  variant?: ComponentProps<typeof Button>["variant"];
}

export function CsvLink({ href, variant = "ghost" }: CsvLinkProps) {
  return (
    <Button asChild variant={variant} size="sm">
      <a href={href} download>
        <DownloadIcon aria-hidden />
        CSV
      </a>
    </Button>
  );
}
