// The signed-in person as the shell shows them.
export interface ShellUser {
  name: string;
  businessName: string;
  /** 'Funeral home', 'Hospital', …; null when it has no kind of its own. */
  businessKind: string | null;
  /** The platform's administrator. */
  isAdmin: boolean;
}

const kindWords: Readonly<Record<string, string>> = {
  funeral_home: "Funeral home",
  hospital: "Hospital",
  transport_company: "Transport company",
};

/** Takes from the actor only what the browser may show. */
export function toShellUser(actor: {
  firstName: string;
  lastName: string;
  businessName: string;
  businessKind: string;
  role: string;
}): ShellUser {
  return {
    name: `${actor.firstName} ${actor.lastName}`.trim(),
    businessName: actor.businessName,
    businessKind: kindWords[actor.businessKind] ?? null,
    isAdmin: actor.role === "admin",
  };
}
