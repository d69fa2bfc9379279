import type { LocalDate } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { wholeMonth } from '@axle/purchasing';
import { type RawBuilder, sql } from 'kysely';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import type { MeasureBasis, ReportedLine } from './measured-lines.ts';

/** The lines of a kept month. */
export interface SavedLines {
  /** When they were kept, in milliseconds. */
  readonly savedAt: number;
  /** The business date of that: what had come by then counts. */
  readonly day: LocalDate;
  readonly lines: readonly ReportedLine[];
}

/** [R65] The kept lines of a period over the table `t`, where it is a month that was kept; undefined for any other period. */
export async function savedLines(
  { database }: RecordParts,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  basis: MeasureBasis,
  where: RawBuilder<boolean>,
): Promise<SavedLines | undefined> {
  const month = wholeMonth(from, to);
  if (month === undefined) return undefined;
  const saved = await database.selectFrom('delivery_snapshot').select(['id', 'at']).where('month', '=', month).executeTakeFirst();
  if (!saved) return undefined;
  const { rows } = await sql<{ line: ReportedLine }>`
    select t.line from delivery_snapshot_line as t where t.snapshot = ${saved.id} and t.basis = ${basis} and ${where}
    order by t.id`.execute(database);
  const at = new Date(saved.at);
  return { savedAt: at.getTime(), day: businessDay(at), lines: rows.map(({ line }) => line) };
}
