import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.ts';

/** The id of a defect of the demo company by its code: D1 critical, D2 major, D3 minor. */
export async function causeNamed(db: Kysely<Tables>, code = 'D301'): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from defect_code where code = ${code}`.execute(db);
  return rows[0]!.id;
}
