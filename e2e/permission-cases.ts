// The actors of the permission table, each signed in, and cases in every state that its rows ask for.
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { people, password } from "./people";
import type { Actor, State } from "./permission-table";
import { Caller, cookieHeader, signInAs } from "./sessions";
import { acceptRequest, aName, completeDelivery, createRequest, issueAccess } from "./transports";

/** A case, and a name that no other has. */
export interface Given {
  name: string;
  requestId: string;
  routeId: string;
  caseId: string;
}

type BusinessColumn = Exclude<Actor, "nobody" | "family" | "otherFamily">;

/** Two businesses more than the demo has, so that no two columns are one. */
const more = { addressed: "Prairie Livery", foreign: "Oak Hill Removals" };

const emails: Record<BusinessColumn, string> = {
  creating: people.teresa.email,
  owning: people.marisol.email,
  admin: people.jonah.email,
  addressed: `addressed-${randomUUID()}@permissions.test`,
  foreign: `foreign-${randomUUID()}@permissions.test`,
};

/** Takes the two businesses on; their people's password is the demo's. */
async function addBusinesses(database: pg.Pool): Promise<void> {
  for (const column of ["addressed", "foreign"] as const) {
    await database.query(
      `WITH house AS (INSERT INTO "Business" (id, name, kind, "cityCode", "timeZone")
         VALUES ($1, $2, 'transport_company', 'CHI', 'America/Chicago') RETURNING id)
       INSERT INTO "User" (id, "businessId", email, "firstName", "lastName", role, "passwordHash")
       SELECT $3, house.id, $4, 'Robin', 'Tate', 'coordinator', "passwordHash" FROM "User", house WHERE email = $5`,
      [randomUUID(), more[column], randomUUID(), emails[column], people.marisol.email],
    );
  }
}

export class Cases {
  readonly #address: string;
  readonly #cookies = new Map<Actor, string>();
  readonly #kept = new Map<string, Promise<Given>>();
  #otherCase: Given | undefined;

  private constructor(address: string) {
    this.#address = address;
  }

  static async open(address: string, database: pg.Pool): Promise<Cases> {
    await addBusinesses(database);
    const cases = new Cases(address);
    for (const column of Object.keys(emails) as BusinessColumn[]) {
      cases.#cookies.set(column, await cases.#signIn(column));
    }
    cases.#otherCase = await cases.#prepare("active", "creating");
    cases.#cookies.set("otherFamily", await cases.#openCase(cases.#otherCase));
    return cases;
  }

  /** The case in `state` as `actor`'s column has it: one for all who only look or are refused, unless it is to be `fresh`. */
  async given(state: State, actor: Actor, isFresh: boolean): Promise<Given> {
    const key = `${state} ${actor === "addressed"}`;
    const kept = this.#kept.get(key);
    if (kept && !isFresh) return kept;
    const made = this.#prepare(state, actor);
    if (!isFresh) this.#kept.set(key, made);
    return made;
  }

  /** The Cookie header of `actor`; a family's opens `given`. */
  async cookie(actor: Actor, given: Given, isFresh: boolean): Promise<string> {
    if (actor === "nobody") return "";
    if (actor === "family") return this.#openCase(given);
    if (!isFresh) return this.#cookies.get(actor) ?? "";
    return actor === "otherFamily" ? this.#openCase(this.#otherCase ?? given) : this.#signIn(actor);
  }

  async #signIn(column: BusinessColumn): Promise<string> {
    return cookieHeader(await signInAs({ email: emails[column], password }, this.#address));
  }

  async #openCase({ caseId }: Given): Promise<string> {
    const answer = await fetch(`${this.#address}/api/family/login`, {
      method: "POST",
      headers: { Origin: this.#address, "Content-Type": "application/json" },
      body: JSON.stringify({ caseId }),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (!answer.ok || !cookie) throw new Error(`The family's sign-in answered ${answer.status}.`);
    return cookie.split(";")[0] ?? "";
  }

  #caller(column: BusinessColumn): Caller {
    return new Caller(this.#address, this.#cookies.get(column) ?? "");
  }

  async #prepare(state: State, actor: Actor): Promise<Given> {
    const [creator, addressee, foreign] = [
      this.#caller("creating"),
      this.#caller("addressed"),
      this.#caller("foreign"),
    ];
    // The family's page says the first name alone.
    const name = aName().split(" ").at(-1) ?? "";
    const isAddressed = actor === "addressed" || state === "addressed" || state === "declined";
    const { businessId } = await addressee.get<{ businessId: string }>("/api/auth/user");
    const { id } = await createRequest(creator, `${name} Whitfield`, isAddressed ? { businessId } : {});
    const caseId = await issueAccess(creator, id);
    const given = { name, requestId: id, caseId, routeId: randomUUID() };
    if (state === "open call" || state === "addressed") return given;
    if (state === "declined" || state === "passed") {
      const by = state === "declined" ? creator : foreign;
      await by.patch(`/api/requests/${id}/status`, { status: "declined" });
      return given;
    }
    const owner = isAddressed ? creator : this.#caller("owning");
    const route = await acceptRequest(owner, id);
    await this.#lead(state, owner, route.id, id);
    return { ...given, routeId: route.id };
  }

  /** On from active to `state`. */
  async #lead(state: State, owner: Caller, routeId: string, requestId: string): Promise<void> {
    const reason = "The van broke down.";
    if (state === "completed") await completeDelivery(owner, routeId);
    if (state === "suspended") await owner.post(`/api/requests/${requestId}/suspend`, { reason });
    if (state === "cancelled") await owner.post(`/api/requests/${requestId}/cancel`, { reason, feeStatus: "none" });
    if (state === "arrived" || state === "moving") await owner.post(`/api/routes/${routeId}/arrive-pickup`);
    if (state === "moving") await owner.post(`/api/routes/${routeId}/confirm-pickup`);
  }
}
