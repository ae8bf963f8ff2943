// Stands on a payment page where this platform takes no payments yet; its administrator reads what to set.
import { Card, CardContent } from "@/components/ui/card";

interface NotSetUpProps {
  /** What the page is for: 'Payments' or 'Subscriptions'. */
  what: string;
  /** The variables that are missing; empty for whoever cannot set them. */
  missing: readonly string[];
}

export function NotSetUp({ what, missing }: NotSetUpProps) {
  return (
    <Card>
      <CardContent className="grid gap-3">
        <h2 className="text-section">{what} are not set up yet</h2>
        <p className="text-muted-foreground">
          Nothing can be charged here until then. Requests, transports and reports work as always.
        </p>
        {missing.length === 0 ? (
          <p className="text-muted-foreground">If you need to pay here, ask the administrator of this platform.</p>
        ) : (
          <div className="grid gap-2 border-t pt-3.5">
            <p>Set these variables where the server is started, then start it again:</p>
            <ul className="grid gap-1">
              {missing.map((name) => (
                <li key={name}>
                  <code className="text-caption">{name}</code>
                </li>
              ))}
            </ul>
            <p className="text-muted-foreground">
              Where each comes from, step by step, is told in <code className="text-caption">docs/payments.md</code>.
            </p>
          </div>
        )}
      </CardContent>
    </Card>
  );
}
