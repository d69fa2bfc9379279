import { ok, type Result } from '@axle/kernel';
import { type RecordValues, snakeCase } from '@axle/page-kit';
import { type AskedDays, type DuePeriod, reportPeriod } from '@axle/purchasing';
import { type RawBuilder, sql } from 'kysely';
import type { ToolContext } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { type MeasureBasis, measureBases, measuredLines, type ReportedLine } from './measured-lines.ts';
import { savedLines } from './saved-lines.ts';

/** The lines that a report of dates is asked for. */
export interface AskedLines {
  readonly lines: readonly ReportedLine[];
  readonly period: DuePeriod;
  /** When the month was kept, if it was. */
  readonly stored: RecordValues;
}

/** The inputs that take any number of records. */
const several = ['supplier', 'buyer', 'warehouse', 'companyEntity'] as const;

/** The condition that a line is of what the inputs ask for, by the columns of it; of a category those below it are too. */
function narrowed(input: RecordValues, column: (name: string) => RawBuilder<unknown>): RawBuilder<boolean> {
  const category = input['category'];
  const asked = several.filter(name => input[name] !== undefined);
  return sql<boolean>`${sql.join(
    [
      sql`true`,
      ...asked.map(name => sql`${column(name)} = any(${[input[name]].flat()}::bigint[])`),
      ...(category === undefined
        ? []
        : [
            sql`${column('category')} in (
              with recursive below (id) as (
                select ${category}::bigint union all select c.id from category c join below on c.parent = below.id)
              select id from below)`,
          ]),
    ],
    sql` and `,
  )}`;
}

/** [R10a] [R65] [R83] The lines that may count in the asked period; those of a kept month as they stood. */
export async function askedLines({ parts, input }: ToolContext): Promise<Result<AskedLines>> {
  const today = todayOf(parts.caller);
  const basis = input['basis'] as MeasureBasis;
  const days = reportPeriod(input as AskedDays, today);
  if (!days.ok) return days;
  const period = { ...days.value, today, graceDays: Number(input['graceDays'] ?? 0) };
  const kept = sql<boolean>`${seenRows(parts)} and ${narrowed(input, name => sql`(t.line ->> ${sql.lit(name)})::bigint`)}`;
  const saved = await savedLines(parts, period, basis, kept);
  if (saved) return ok({ lines: saved.lines, period: { ...period, today: saved.day }, stored: { savedAt: saved.savedAt } });
  const where = sql<boolean>`${seenRows(parts)} and ${narrowed(input, name => sql.ref(`t.${snakeCase(name)}`))}
    and ${sql.ref(`t.${measureBases[basis]}`)} between ${period.from}::date and ${period.to}::date`;
  return ok({ lines: await measuredLines(parts.database, where, basis), period, stored: {} });
}
