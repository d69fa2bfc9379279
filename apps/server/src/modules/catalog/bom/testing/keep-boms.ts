import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.ts';

/** A component as a test makes it. */
export interface MadeLine {
  readonly child: string;
  readonly quantity: string;
  readonly scrap: string | null;
}

/** A BOM as a test makes it. */
export interface MadeBom {
  readonly lines: readonly MadeLine[];
  readonly state?: 'active' | 'draft';
  readonly to?: string | null;
}

/** Leaves these BOMs and no others, by their parents. */
export async function keepBoms(database: Kysely<Tables>, boms: Readonly<Record<string, MadeBom>>): Promise<void> {
  const given = JSON.stringify(Object.entries(boms).map(([parent, bom]) => ({ state: 'active', ...bom, parent })));
  await sql`delete from bom`.execute(database);
  await sql`
    with given as (select * from jsonb_to_recordset(${given}::jsonb) as g (parent text, state text, lines jsonb, "to" date)),
    added as (
      insert into bom (parent, bom_version, state, effective_from, effective_to)
      select parent, 1, state, '2026-01-01', "to" from given returning id, parent)
    insert into bom_lines (record_id, line_no, child, quantity, scrap)
    select a.id, n.at, n.child, n.quantity, n.scrap from added a join given g using (parent)
    cross join lateral rows from (jsonb_to_recordset(g.lines) as (child text, quantity numeric, scrap numeric))
      with ordinality as n (child, quantity, scrap, at)`.execute(database);
}
