import { ok, type Refusal, refuse } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { lockBins, refusedBins } from './lock-bins.ts';
import { stampBook } from './stamp-book.ts';

const emptyScope: Refusal = {
  code: 'EMPTY_SCOPE',
  field: 'area',
  message: { zh: '盘点范围内没有库位', en: 'No bins in the scope of the stocktake' },
};

/** The bins that a count is about: in use, not virtual, and of the area, class, codes and goods that it names. */
async function binsInScope(database: Kysely<Tables>, row: RecordRow): Promise<readonly number[]> {
  const { warehouse, area, abc, binCodes, skuCodes, countedBefore } = row;
  const of = (value: unknown) => value ?? null;
  const { rows } = await sql<{ id: number }>`
    select b.id from bin b join warehouse_area a on a.id = b.area
    where b.warehouse = ${warehouse} and b.status = 1 and a.use <> 'transit'
      and (${of(area)}::bigint is null or b.area = ${of(area)}) and (${of(abc)}::text is null or b.abc = ${of(abc)})
      and (${of(binCodes)}::text[] is null or b.bin_code = any(${of(binCodes)}::text[]))
      and (${of(skuCodes)}::text[] is null or exists (
        select from stock_balance s join sku k on k.id = s.sku where s.bin = b.id and s.qty > 0 and k.sku = any(${of(skuCodes)}::text[])))
      and (${of(countedBefore)}::date is null or not exists (
        select from stocktake_bin r where r.bin = b.id and r.submitted_at >= ${of(countedBefore)}::date))
    order by b.seq, b.id`.execute(database);
  return rows.map(({ id }) => id);
}

/**
 * [R12] Starts a stocktake: a line for each SKU in its bins. In lock mode the bins are locked and the book quantity is recorded now, else
 * when a bin is submitted.
 */
export const startCount: TransitionEffect = async ({ parts, before, after }) => {
  const { database, caller } = parts;
  // two counts that begin at once see each other's bins
  await sql`select pg_advisory_xact_lock(hashtextextended(${`stocktake/${String(before['warehouse'])}`}, 0))`.execute(database);
  const bins = await binsInScope(database, before);
  if (bins.length === 0) return refuse([emptyScope]);
  const isLocking = before['mode'] === 'lock';
  const refused = await refusedBins(database, bins, isLocking);
  if (refused) return refuse([refused]);
  if (isLocking) await lockBins(database, parts, bins, String(before['stocktakeNo']));
  await sql`insert into stocktake_bin (stocktake, bin, round) select ${before.id}, b, 1 from unnest(${bins}::bigint[]) b`.execute(database);
  const skus = before['skuCodes'] ?? null;
  const { rows } = await sql<{ id: number }>`
    insert into stocktake_line (stocktake, bin, sku)
    select distinct ${before.id}::bigint, s.bin, s.sku from stock_balance s join sku k on k.id = s.sku
    where s.bin = any(${bins}::bigint[]) and s.qty > 0 and s.status <> 'in_transit' and (${skus}::text[] is null
    or k.sku = any(${skus}::text[]))
    returning id`.execute(database);
  if (isLocking)
    await stampBook(
      database,
      rows.map(({ id }) => id),
    );
  return ok({ ...after, startedAt: caller.now.toISOString() });
};
