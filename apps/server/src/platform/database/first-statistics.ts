import type { Pool } from 'pg';

/**
 * Makes the planner's statistics of tables that hold rows and have none, and answers how many there were. The database makes them by itself
 * some time after a table was filled, but not for a copy that was played back, and never again for what was filled shortly before it ended
 * without warning: it forgets then that there was something to do, and plans as if these tables were empty.
 */
export async function makeFirstStatistics(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.reltuples < 0 and pg_relation_size(c.oid) > 0 and c.relnamespace = current_schema()::regnamespace
    order by 1`);
  if (rows.length > 0) await pool.query(`analyze ${rows.map(({ name }) => name).join(', ')}`);
  return rows.length;
}
