import { levelBelow, type ParentOf, refuseBelowSkus, refusePlace } from '@axle/catalog';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import type { Derivation, PendingRow } from '../../../platform/resources/writes/settle-rows.ts';

const parentOf = ({ after }: Pick<PendingRow, 'after'>): number | undefined => after['parent'] as number | undefined;

async function readTree(transaction: Kysely<Tables>): Promise<Map<number, number | undefined>> {
  const rows = await transaction.selectFrom('category').select(['id', 'parent']).execute();
  return new Map(rows.map(({ id, parent }) => [id, parent ?? undefined]));
}

/** [CAT3] Sets the level of categories by their place, one change of the tree after the other. */
export const placeCategories: Derivation = async (transaction, _parts, rows) => {
  const placed = rows.filter(row => !row.before || row.before['parent'] !== parentOf(row));
  if (placed.length === 0) return rows.map(({ after }) => after);
  await sql`select pg_advisory_xact_lock(hashtext('category'))`.execute(transaction);
  const parents = await readTree(transaction);
  const above = [...new Set(placed.flatMap(row => parentOf(row) ?? []))];
  const { rows: held } = await sql<{
    skus: number;
  }>`select count(*)::integer as skus from sku where category = any(${above}::bigint[])`.execute(transaction);
  const full = refuseBelowSkus(held[0]?.skus ?? 0);
  if (full) throw new RefusedWrite(full);
  for (const row of placed) {
    const refusal = refusePlace(parents, row.before?.id, parentOf(row));
    if (refusal) throw new RefusedWrite(refusal);
    if (row.before) parents.set(row.before.id, parentOf(row));
  }
  return rows.map(row => ({ ...row.after, level: levelBelow(parents, parentOf(row)) }));
};

/** [CAT3] Categories below a moved one move along. */
export const moveBelow: Consequence = async (transaction, _parts, rows) => {
  if (rows.every(({ before, after }) => !before || !after || before['parent'] === after['parent'])) return;
  await keepLevels(transaction, await readTree(transaction));
};

/** [CAT3] Writes the levels of categories whose level has changed. */
async function keepLevels(transaction: Kysely<Tables>, parents: ParentOf): Promise<void> {
  const levels = [...parents].map(([id, parent]) => ({ id, level: levelBelow(parents, parent) }));
  await sql`update category c set level = g.level from json_to_recordset(${JSON.stringify(levels)}::json) as g (id bigint, level integer)
    where c.id = g.id and c.level is distinct from g.level`.execute(transaction);
}
