// Stands on /checkout where a cancellation fee cannot be paid: why, and the way to the fees.
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";

export function DueProblem({ sentence }: { sentence: string }) {
  return (
    <Card>
      <CardContent className="grid justify-items-start gap-4">
        <p>{sentence}</p>
        <Button asChild variant="secondary">
          <Link href="/transactions/dues?side=owing&state=all">Cancellation Fees</Link>
        </Button>
      </CardContent>
    </Card>
  );
}
