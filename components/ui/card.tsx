// A card: one surface for one matter; inside it hairlines divide, never another box.
import type { ComponentProps } from "react";
import { cn } from "./cn";

/** The surface. `edge` colours the straight 3 px bar at the left with a state. */
export function Card({
  className,
  edge,
  ...props
}: ComponentProps<"div"> & { edge?: "pending" | "active" | "completed" | "declined" | undefined }) {
  return (
    <div
      data-slot="card"
      className={cn(
        "rounded-card bg-card text-card-foreground ring-1 ring-(--card-edge)",
        edge && "status-edge",
        edge === "pending" && "[--status-edge:var(--pending)]",
        edge === "active" && "[--status-edge:var(--gps)]",
        edge === "completed" && "[--status-edge:var(--completed)]",
        edge === "declined" && "[--status-edge:var(--declined)]",
        className,
      )}
      {...props}
    />
  );
}

export function CardContent({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="card-content" className={cn("px-card-x py-card-y", className)} {...props} />;
}
