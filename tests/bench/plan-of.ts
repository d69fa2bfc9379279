import type { Pool } from 'pg';

/** A statement with its values. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The scans and sorts of a plan, the outermost first. */
export async function planOf(pool: Pool, { text, values }: Statement): Promise<readonly string[]> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, [...values]);
  return rows.map(row => row['QUERY PLAN'].trim().replace(/^->\s+/, '')).filter(line => /Scan|Sort(?! Key)/.test(line));
}
