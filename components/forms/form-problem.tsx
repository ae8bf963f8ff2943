// Why a form's act was refused, over its buttons.
import { CircleSlashIcon } from "lucide-react";

export function FormProblem({ problem }: { problem: string | null }) {
  if (problem === null) return null;
  return (
    <p role="alert" className="flex items-start gap-1.5 text-declined">
      <CircleSlashIcon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {problem}
    </p>
  );
}
