import { fill, type Refusal, text } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

const binsOf = (parts: RecordParts, database: Kysely<Tables>): RecordParts => ({
  ...parts,
  database,
  resource: parts.caller.registry.referred('bin')!,
  page: 'binManage',
});

const named = (codes: readonly string[], zh: string, en: string, code: string): Refusal => {
  const [shown, more] = [codes.slice(0, 5), codes.length > 5 ? ' …' : ''];
  return { code, message: fill(text(zh, en), { bins: { zh: shown.join('、') + more, en: shown.join(', ') + more } }) };
};

/** What stands against counting bins: another count of them that has begun, or, where they are to be locked, a lock of theirs. */
export async function refusedBins(database: Kysely<Tables>, bins: readonly number[], isLocking: boolean): Promise<Refusal | undefined> {
  const { rows } = await sql<{ code: string; counted: boolean; locked: boolean }>`
    select b.bin_code as code, b.locked is true as locked,
      exists (select from stocktake_bin r join stocktake s on s.id = r.stocktake where r.bin = b.id
      and s.state in ('counting', 'recount', 'review', 'approved')) as counted
    from bin b where b.id = any(${bins}::bigint[]) order by b.bin_code`.execute(database);
  const counted = rows.filter(row => row.counted).map(({ code }) => code);
  if (counted.length > 0) return named(counted, '库位正在其他盘点中：{bins}', 'Bins are in another stocktake: {bins}', 'BIN_COUNTED');
  const locked = isLocking ? rows.filter(row => row.locked).map(({ code }) => code) : [];
  return locked.length > 0 ? named(locked, '库位已锁定：{bins}', 'Bins are locked: {bins}', 'BIN_LOCKED') : undefined;
}

/** Locks the bins of a stocktake against postings; the lock names its number. */
export async function lockBins(database: Kysely<Tables>, parts: RecordParts, bins: readonly number[], stocktakeNo: string): Promise<void> {
  const own = binsOf(parts, database);
  const rows = await lockRows(database, own, sql<boolean>`t.id = any(${bins}::bigint[])`);
  const changes = rows.map(before => ({ before, after: { ...before, locked: true, lockReason: stocktakeNo } }));
  await updateRows(database, own, changes, { action: 'update' });
}

/** Opens the bins that a count locked. */
export async function unlockBins(database: Kysely<Tables>, parts: RecordParts, stocktakeNo: string, warehouse: number): Promise<void> {
  const own = binsOf(parts, database);
  const rows = await lockRows(database, own, sql<boolean>`t.warehouse = ${warehouse} and t.locked and t.lock_reason = ${stocktakeNo}`);
  const changes = rows.map(before => ({ before, after: { ...before, locked: false, lockReason: undefined } }));
  await updateRows(database, own, changes, { action: 'update' });
}
