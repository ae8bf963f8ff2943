// Why a sign-in did not work, in one sentence.
import { CircleSlashIcon } from "lucide-react";
import { cn } from "@/components/ui/cn";

export function SignInProblem({
  sentence,
  id,
  className,
}: {
  sentence: string | null;
  id?: string;
  className?: string;
}) {
  if (sentence === null) return null;
  return (
    <p id={id} role="alert" className={cn("flex items-start gap-2 text-desk text-declined", className)}>
      <CircleSlashIcon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {sentence}
    </p>
  );
}
