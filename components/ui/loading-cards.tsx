// The shape of cards that are still on their way.
import { Card } from "./card";
import { Skeleton } from "./skeleton";

export function LoadingCards({ count = 3 }: { count?: number }) {
  return (
    <div role="status" aria-label="Loading" className="grid gap-2.5">
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className="grid gap-3 px-card-x py-card-y md:grid-cols-[1.12fr_1.5fr_.86fr]">
          <div className="grid content-start gap-2">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-6 w-44 max-w-full" />
          </div>
          <div className="grid content-start gap-2">
            <Skeleton className="h-4 w-64 max-w-full" />
            <Skeleton className="h-4 w-52 max-w-full" />
            <Skeleton className="h-4 w-60 max-w-full" />
          </div>
          <Skeleton className="h-4 w-32" />
        </Card>
      ))}
    </div>
  );
}
