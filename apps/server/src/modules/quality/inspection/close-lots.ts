import { unrestricted } from '@axle/permissions';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

/** How many are closed at a time. */
const portion = 500;

/**
 * [Q47] Closes accepted and conceded lots of which nothing is left to do: those at a supplier once what has passed of their line was
 * shipped, those in a warehouse once nothing of them is held or waits to be put away. Answers how many.
 */
export async function closeLots(database: Kysely<Tables>, registry: Registry, now: Date): Promise<number> {
  const { rows: over } = await sql<{ id: number }>`
    select i.id from inspection i
    left join purchase_order_lines l on l.record_id = i.purchase_order and l.line_no = i.order_line - 1
    left join receipt r on r.id = i.receipt
    where i.state in ('accepted', 'conceded') and not i.review_waits and case i.type
      when 'outgoing' then l.shipped_qty >= l.passed_qty
      when 'iqc' then i.released_qty + i.damaged_qty = i.lot_size and not exists (
        select from putaway p where p.receipt_no = r.receipt_no and p.sku = i.sku and p.state in ('open', 'doing'))
      else true end
    order by i.id limit ${portion}`.execute(database);
  if (over.length === 0) return 0;
  return database.transaction().execute(async transaction => {
    const ids = over.map(({ id }) => id);
    const parts = ownParts(transaction, { registry, access: unrestricted(1), now }, 'sampleJudgement');
    const lots = await lockRows(
      transaction,
      parts,
      sql<boolean>`t.id = any(${ids}::bigint[]) and t.state in ('accepted', 'conceded') and not t.review_waits`,
    );
    const changes = lots.map(before => ({ before, after: { ...before, state: 'closed' } }));
    await updateRows(transaction, parts, changes, { action: 'state', transition: 'settle' });
    return lots.length;
  });
}
