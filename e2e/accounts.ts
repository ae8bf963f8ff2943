// People and businesses of a test's own, taken on as an administrator does it.
import { randomUUID } from "node:crypto";
import { localServer } from "./servers";
import { Caller, type Session, signInAs } from "./sessions";

export interface TestAccount {
  email: string;
  password: string;
  userId: string;
  businessId: string;
  businessName: string;
}

const password = "correct horse battery";

/** A coordinator of a new business, who can sign in. */
export async function addAccount(admin: Caller, kind = "funeral_home"): Promise<TestAccount> {
  const mark = randomUUID().slice(0, 8);
  const businessName = `Hazel Street ${mark}`;
  const email = `lena-${mark}@accounts.test`;
  const { businessId, userId } = await admin.post<{ businessId: string; userId: string }>("/api/admin/businesses", {
    business: { name: businessName, kind, cityCode: "CHI", timeZone: "America/Chicago" },
    user: { email, firstName: "Lena", lastName: "Okafor", role: "coordinator" },
  });
  await choosePassword(await linkFor(admin, userId));
  return { email, password, userId, businessId, businessName };
}

/** The secret of a link for the user's password. */
async function linkFor(admin: Caller, userId: string): Promise<string> {
  const { path } = await admin.post<{ path: string }>(`/api/admin/users/${userId}/password-link`, { by: "hand" });
  return path.split("#")[1] ?? "";
}

async function choosePassword(token: string): Promise<void> {
  await new Caller(localServer(), "").post("/api/password-links/apply", { token, password });
}

/** A new session of the account on the first server. */
export function signInto({ email, password: secret }: TestAccount): Promise<Session> {
  return signInAs({ email, password: secret }, localServer());
}
