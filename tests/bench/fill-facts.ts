import type { Pool } from 'pg';

/** Days over which the copies are spread. */
const days = 700;

const largest = 1_000_000_000;

/** How a kept fact is copied: the number that must stay single, and its days, which move together. */
interface Kept {
  readonly table: string;
  readonly single: string;
  readonly days: readonly string[];
}

const kept: readonly Kept[] = [
  { table: 'order_line_fact', single: 'line', days: ['effective_on', 'due', 'counts_from'] },
  { table: 'order_step_fact', single: 'purchase_order', days: ['approved_on', 'sent_on', 'reply_due'] },
];

/** Copies what is kept of the demo's orders until so many lines stand there, over two years; none of the copies is open. */
export async function fillFacts(pool: Pool, lines: number): Promise<void> {
  const { rows: counted } = await pool.query<{ count: string }>('select count(*) from order_line_fact');
  const copies = Math.ceil(lines / Number(counted[0]!.count));
  for (const { table, single, days: moved } of kept) {
    const { rows: columns } = await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 order by ordinal_position`,
      [table],
    );
    const values = columns.map(({ name }) => {
      if (name === single) return `${single} + n::bigint * ${largest}`;
      if (name === 'open_qty' || name === 'transit_qty') return '0';
      return moved.includes(name) ? `${name} - (n % ${days}) * interval '1 day'` : name;
    });
    await pool.query(
      `insert into ${table} (${columns.map(({ name }) => name).join(', ')})
       select ${values.join(', ')} from ${table}, generate_series(1, ${copies}) as n`,
    );
    await pool.query(`analyze ${table}`);
  }
}
