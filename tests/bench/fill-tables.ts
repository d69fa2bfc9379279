import type { Pool } from 'pg';

/** How a table is filled: which numbers point into tables that are filled as well, and which texts must stay single. */
export interface Filled {
  readonly table: string;
  readonly pointing: readonly (readonly [column: string, table: string])[];
  readonly single: readonly string[];
  /** Days that are the first of a month. */
  readonly months?: readonly string[];
  /** Which rows are copied. */
  readonly of?: string;
  readonly rows: number;
}

const step = async (pool: Pool, table: string): Promise<number> => {
  const { rows } = await pool.query<{ most: string }>(`select coalesce(max(id), 0) + 1 as most from ${table}`);
  return Number(rows[0]!.most);
};

/** Copies the rows of a table until it has so many, each copy a day older than the one before, over two years. */
async function fill(
  pool: Pool,
  { table, pointing, single, months = [], of = 'true', rows: wanted }: Filled,
  steps: ReadonlyMap<string, number>,
): Promise<void> {
  const { rows: columns } = await pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const { rows: counted } = await pool.query<{ count: string }>(`select count(*) from ${table} where ${of}`);
  const copies = Math.max(0, Math.ceil(wanted / Number(counted[0]!.count)) - 1);
  const targets = new Map(pointing);
  const values = columns.map(({ name, type }) => {
    if (name === 'id' && !targets.has(name)) return `id + n * ${steps.get(table)!}`;
    if (targets.has(name)) return `"${name}" + n * ${steps.get(targets.get(name)!)!}`;
    if (single.includes(name)) return `"${name}" || '-' || n`;
    if (months.includes(name)) return `date_trunc('month', "${name}" - (n % 700) * interval '1 day')`;
    return type === 'date' || type.startsWith('timestamp') ? `"${name}" - (n % 700) * interval '1 day'` : `"${name}"`;
  });
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const client = await pool.connect();
  try {
    // triggers and foreign keys held for the rows that are copied, and would take hours for a million of them
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into ${table} (${names}) overriding system value
       select ${values.join(', ')} from ${table}, generate_series(1, ${copies}) as n where ${of}`,
    );
    await client.query('set session_replication_role = origin');
    await client.query(`analyze ${table}`);
  } finally {
    client.release();
  }
}

/** Brings tables to their rows, each after those that it points into; what is copied are the rows that stand there now. */
export async function fillTables(pool: Pool, tables: readonly Filled[]): Promise<void> {
  const steps = new Map<string, number>();
  for (const { table } of tables) steps.set(table, await step(pool, table));
  // lines first: those of the copies are none that are copied
  for (const table of tables.toReversed()) await fill(pool, table, steps);
}
