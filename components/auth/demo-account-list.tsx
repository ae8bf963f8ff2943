// The accounts of the demo; a click fills the form.
"use client";

export interface DemoAccountsProps {
  accounts: readonly { email: string; label: string }[];
  password: string;
}

export function DemoAccountList({
  accounts,
  password,
  onChoose,
}: DemoAccountsProps & { onChoose(email: string): void }) {
  return (
    <section aria-labelledby="demo-accounts" className="mt-9 border-t pt-4">
      <div className="flex items-baseline justify-between gap-4 text-label">
        <h2 id="demo-accounts">Demo accounts</h2>
        <p className="font-normal text-muted-foreground">
          password <code className="text-caption">{password}</code>
        </p>
      </div>
      <ul className="mt-1 divide-y">
        {accounts.map(({ email, label }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => onChoose(email)}
              className="flex min-h-10 w-full items-center justify-between gap-4 rounded-sm text-left text-desk transition-colors duration-120 hover:text-muted-foreground pointer-coarse:min-h-11"
            >
              <span className="min-w-0 break-all">{email}</span>
              <span className="shrink-0 text-muted-foreground">{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
