import { permissionCode, type RecordValues } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { sql } from 'kysely';
import { onPage } from '../../../platform/resources/on-page.ts';
import { seenIds } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';

const requirements = 'purchaseRequiredSummary';

/** [R26] What went into no order of a batch: all of it for whoever made the batch, for others what they see of the requirements. */
export async function leftOutOf(parts: RecordParts, batch: number, isOwn: boolean): Promise<readonly (RecordValues & { qty: number })[]> {
  if (!isOwn && !can(parts.caller.access, permissionCode('purchase', requirements, 'list'))) return [];
  const own = onPage(parts, requirements);
  const seen = isOwn ? sql<boolean>`true` : sql<boolean>`l.requirement in (select t.id from purchase_requirement t where ${seenIds(own)})`;
  const { rows } = await sql<RecordValues & { qty: number }>`
    select l.no, l.requirement, l.sku, r.supplier, l.qty, l.reason from purchase_order_batch_left_out l
    left join purchase_requirement r on r.id = l.requirement where l.record_id = ${batch} and ${seen} order by l.no`.execute(
    parts.database,
  );
  return rows.map(row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as typeof row);
}
