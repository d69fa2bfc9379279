import { addDays, type LocalDate, type Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { nextPeriod } from '../../../platform/dated/next-period.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { enableRecords } from '../../../platform/resources/enable-records.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { changeLocked, writing } from '../../../platform/resources/write-record.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';

/** The row in force of the same scope on a day. */
async function inForceOn(
  transaction: Transaction<Tables>,
  parts: RecordParts,
  row: RecordRow,
  day: LocalDate,
): Promise<RecordRow | undefined> {
  const of = (field: string) => (row[field] ?? null) as string | number | null;
  const found = await transaction
    .selectFrom('season_factor')
    .select('id')
    .where('status', '=', 1)
    .where('scope', '=', row['scope'] as Tables['season_factor']['scope'])
    .where('market', '=', Number(row['market']))
    .where(sql<boolean>`category is not distinct from ${of('category')}::bigint and sku is not distinct from ${of('sku')}::bigint`)
    .where(
      sql<boolean>`year is not distinct from ${of('year')}::integer and effective_from < ${day}::date
        and coalesce(effective_to, 'infinity') >= ${day}::date`,
    )
    .executeTakeFirst();
  if (!found) return undefined;
  const [locked] = await lockById(transaction, parts, [found.id]);
  return locked;
}

/** Puts proposals in force: the row of the same scope ends the day before. */
const apply: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const within = { ...parts, database: transaction };
    const refused = new Map<number, Refusal>();
    for (const record of records) {
      const from = record['effectiveFrom'] as LocalDate;
      const former = await inForceOn(transaction, within, record, from);
      const written = await writing(within, async inner => {
        const ended = former
          ? await changeLocked(inner, { ...parts, database: inner }, former, { effectiveTo: addDays(from, -1) })
          : undefined;
        if (ended && !ended.ok) return ended;
        const [refusal] = (await enableRecords(inner, { ...parts, database: inner }, [record])).values();
        return refusal ? { ok: false, refusal: [refusal] } : { ok: true, value: record };
      });
      if (!written.ok) refused.set(record.id, written.refusal[0]!);
    }
    return refused;
  });

/** Effects of the own actions of season factors. */
export const seasonActions: ActionHandlers = { 'seasonFactor.apply': apply, 'seasonFactor.nextPeriod': nextPeriod };
