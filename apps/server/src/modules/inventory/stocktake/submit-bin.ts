import { fill, type Refusal } from '@axle/kernel';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import type { CountedBin } from './count-access.ts';
import { settleLines } from './settle-lines.ts';
import { stampBook } from './stamp-book.ts';

const notAll = (n: number): Refusal => ({
  code: 'NOT_ALL_COUNTED',
  message: fill(
    { zh: '还有 {n} 个SKU未盘或为0，确认为0吗？', en: '{n} {n|SKU is|SKUs are} uncounted or 0. Confirm as 0?' },
    { n: String(n) },
  ),
});

/**
 * [R12] Submits the count of a bin: its book quantities are recorded unless it was locked, and each line is final or recounted by another
 * user. The last bin of the first round starts the second round, if there is one.
 */
export async function submitBin(
  transaction: Transaction<Tables>,
  parts: RecordParts,
  bin: CountedBin,
  zeros: boolean,
): Promise<Refusal | undefined> {
  const me = parts.caller.access.userId;
  const due = sql`stocktake = ${bin.stocktake} and bin = ${bin.bin} and final is null
    and ${bin.round}::smallint = case when count1 is null then 1 when count2 is null then 2 else 3 end`;
  const { rows: bare } = await sql`select id from stocktake_line where ${due} and coalesce(counting, 0) = 0`.execute(transaction);
  if (bare.length > 0 && !zeros) return notAll(bare.length);
  const [count, countedBy] = [sql.ref(`count${bin.round}`), sql.ref(`count${bin.round}_by`)];
  const { rows } = await sql<{ id: number; book_qty: number | null }>`
    update stocktake_line set ${count} = coalesce(counting, 0), ${countedBy} = ${me}, counting = null, version = version + 1
    where ${due} returning id, book_qty`.execute(transaction);
  const ids = rows.map(({ id }) => id);
  await sql`update stocktake_bin set submitted_by = ${me}, submitted_at = ${parts.caller.now}, version = version + 1
    where id = ${bin.id}`.execute(transaction);
  // in lock mode the book quantity does not change: only unexpected SKUs have none yet
  await stampBook(transaction, bin.mode === 'live' ? ids : await withoutBook(transaction, ids));
  await settleLines(transaction, bin.stocktake, ids, bin.recount_limit);
  await moveOn(transaction, parts, bin.stocktake);
  return undefined;
}

const withoutBook = async (transaction: Transaction<Tables>, ids: readonly number[]): Promise<readonly number[]> =>
  (
    await sql<{ id: number }>`select id from stocktake_line where id = any(${ids}::bigint[]) and book_seq is null`.execute(transaction)
  ).rows.map(({ id }) => id);

/** With its first round behind it, a count whose lines differ too much is being counted again. */
async function moveOn(transaction: Transaction<Tables>, parts: RecordParts, id: number): Promise<void> {
  const { rows } = await sql<{ first: boolean; again: boolean }>`
    select coalesce(bool_or(round = 1), false) as first, coalesce(bool_or(round > 1), false) as again
    from stocktake_bin where stocktake = ${id} and submitted_at is null and not voided`.execute(transaction);
  if (rows[0]!.first || !rows[0]!.again) return;
  const own = { ...parts, database: transaction, resource: parts.caller.registry.referred('stocktake')!, page: 'stocktake' };
  const [before] = await lockById(transaction, own, [id]);
  if (before?.['state'] === 'counting')
    await updateRows(transaction, own, [{ before, after: { ...before, state: 'recount' } }], { action: 'state', transition: 'recount' });
}
