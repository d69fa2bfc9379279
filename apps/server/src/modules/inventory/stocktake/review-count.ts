import { fill, ok, type Refusal, refuse, type Text } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { openRounds } from './settle-lines.ts';

const refusal = (code: string, message: Text): Refusal => ({ code, message });
const openText: Text = { zh: '还有 {n} 个库位未盘完', en: '{n} {n|bin is|bins are} still to be counted' };
const reasonText: Text = { zh: '还有 {n} 个差异行没有原因', en: '{n} variance {n|line has|lines have} no reason yet' };
const nothingOff = refusal('NO_VARIANCE', { zh: '没有差异行', en: 'No variance lines' });
const many = (code: string, text: Text, n: number): Refusal => refusal(code, fill(text, { n: String(n) }));

const openBins = async (database: Kysely<Tables>, stocktake: number): Promise<number> =>
  (
    await sql<{ open: number }>`
      select count(*)::integer as open from stocktake_bin where stocktake = ${stocktake} and submitted_at is null and not voided`.execute(
      database,
    )
  ).rows[0]!.open;

/** [R12] A count goes to review when every bin is counted and each variance has a reason. */
export const reviewCount: TransitionEffect = async ({ parts, before, after }) => {
  const open = await openBins(parts.database, before.id);
  if (open > 0) return refuse([many('STILL_COUNTING', openText, open)]);
  const { rows } = await sql<{ bare: number }>`
    select count(*)::integer as bare from stocktake_line where stocktake = ${before.id} and final <> book_qty and reason is null`.execute(
    parts.database,
  );
  return rows[0]!.bare > 0 ? refuse([many('REASON_MISSING', reasonText, rows[0]!.bare)]) : ok(after);
};

/** [R12] All lines that differ are counted once more; one that was counted three times is counted a third time again. */
export const orderRecount: TransitionEffect = async ({ parts, before, after }) => {
  const { database } = parts;
  const open = await openBins(database, before.id);
  if (open > 0) return refuse([many('STILL_COUNTING', openText, open)]);
  const { rows } = await sql<{ bin: number; round: number }>`
    update stocktake_line set version = version + 1, final = null, counting = null,
      ordered = case when count2 is null then 2 else 3 end,
      count3 = null, count3_by = null
    where stocktake = ${before.id} and final <> book_qty returning bin, ordered as round`.execute(database);
  if (rows.length === 0) return refuse([nothingOff]);
  for (const { bin, round } of rows)
    await sql`update stocktake_bin set voided = true where stocktake = ${before.id} and bin = ${bin} and round = ${round}
      and not voided`.execute(database);
  await openRounds(database, before.id, rows);
  return ok(after);
};
