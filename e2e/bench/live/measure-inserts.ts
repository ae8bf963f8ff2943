// How many single-row inserts a second PostgreSQL itself takes over eight connections: what batches are measured against.
import pg from "pg";

const connections = 8;

/** Inserts a second, each a transaction of its own into a table with the columns and keys of RoutePosition. */
export async function measureInserts(url: string, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  try {
    await pool.query(`CREATE TABLE IF NOT EXISTS bench_position (LIKE "RoutePosition" INCLUDING INDEXES)`);
    const end = performance.now() + seconds * 1_000;
    let count = 0;
    const work = async (lane: number) => {
      const client = await pool.connect();
      try {
        for (let turn = 0; performance.now() < end; turn += 1) {
          await client.query({
            name: "bench-insert",
            text: `INSERT INTO bench_position ("routeId", "clientId", "deviceAt", "receivedAt", lat, lng)
              VALUES (gen_random_uuid(), $1, now(), now(), 41.8, -87.6)`,
            values: [`${lane}-${turn}`],
          });
          count += 1;
        }
      } finally {
        client.release();
      }
    };
    const began = performance.now();
    await Promise.all(Array.from({ length: connections }, (_, lane) => work(lane)));
    return count / ((performance.now() - began) / 1_000);
  } finally {
    await pool.query("DROP TABLE IF EXISTS bench_position").catch(() => {});
    await pool.end();
  }
}
