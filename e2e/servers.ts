// Where the servers and the database under test are, as the preparation handed them over.

function handedOver(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} was not handed over by e2e/global-setup.ts.`);
  return value;
}

/** The server with local sign-in. */
export const localServer = () => handedOver("E2E_BASE_URL");
/** The server that has a sign-in provider, on the same database. */
export const federatedServer = () => handedOver("E2E_OIDC_URL");
export const databaseUrl = () => handedOver("DATABASE_URL");
