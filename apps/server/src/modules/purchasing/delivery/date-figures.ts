import { addDays, type Decimal, type LocalDate, mondayOf, subtract, text, weekOf } from '@axle/kernel';
import { businessDay, type Subject } from '@axle/page-kit';
import { lateness, lateReasons, punctuality, punctualityTrend } from '@axle/purchasing';
import { sql } from 'kysely';
import type { FiguresContext, FiguresHandlers } from '../../../platform/resources/calls/figures-handler.ts';
import { measuredLines, type ReportedLine } from './measured-lines.ts';

const percent = (rate: Decimal | undefined) => (rate === undefined ? {} : { value: Number(rate) });

/** The thirteen weeks up to today. */
function weeksTo(today: LocalDate) {
  const from = addDays(mondayOf(weekOf(today)), -7 * 12);
  return { from, to: addDays(mondayOf(weekOf(today)), 6), today };
}

const linesIn = async ({ database, where, filters }: FiguresContext, { from, to }: { readonly from: LocalDate; readonly to: LocalDate }) =>
  measuredLines(database, sql<boolean>`${where(filters)} and t.kpi_date between ${from}::date and ${to}::date`, 'kpiDate');

/** The share of late lines of suppliers month by month; none where no line was due. */
async function heat(
  { database, known }: FiguresContext,
  lines: readonly ReportedLine[],
  period: ReturnType<typeof weeksTo>,
): Promise<{ readonly rows: readonly Subject[]; readonly columns: readonly Subject[]; readonly cells: readonly (readonly number[])[] }> {
  const months = [...new Set(lines.map(({ due }) => due.slice(0, 7)))].toSorted();
  const bySupplier = [...Map.groupBy(lines, ({ supplier }) => supplier)].slice(0, 60);
  const { code, zh, en } = known('supplier', 's');
  const { rows } = await sql<{ id: number; zh: string; en: string }>`
    select s.id, coalesce(${zh}, ${code}) as zh, coalesce(${en}, ${zh}, ${code}) as en from supplier s
    where s.id = any(${bySupplier.map(([id]) => id)}::bigint[])`.execute(database);
  const names = new Map(rows.map(row => [row.id, text(row.zh, row.en)]));
  const rate = (own: readonly ReportedLine[], month: string) => {
    const { otdLine } = punctuality(
      own.filter(({ due }) => due.startsWith(month)),
      period,
    );
    return otdLine === undefined ? 0 : Number(subtract('100' as Decimal, otdLine));
  };
  return {
    rows: bySupplier.map(([id]) => ({ key: String(id), label: names.get(id)! })),
    columns: months.map(month => ({ key: month, label: text(month, month) })),
    cells: bySupplier.map(([, own]) => months.map(month => rate(own, month))),
  };
}

/** [R10e] The words of reasons, as their options have them. */
function labelOf({ registry }: FiguresContext, reason: string | undefined) {
  const field = registry.page('deliveryDateReport')!.page.resource!.fields['lastReason'];
  const option = field?.kind === 'enum' ? field.options.find(({ code }) => code === reason) : undefined;
  return option?.label ?? text('未改期', 'Date not moved');
}

/** Figures of punctuality: its trend, and why lines were late. */
export const dateFigures: FiguresHandlers = {
  'deliveryDateReport.trend': async context => {
    const period = weeksTo(businessDay(context.now));
    const lines = await linesIn(context, period);
    const all = punctuality(lines, period);
    return {
      otdLine: percent(all.otdLine),
      otdQty: percent(all.otdQty),
      overdue: { value: lateness(lines, period).undelivered },
      weeks: {
        points: punctualityTrend(lines, { to: period.today, today: period.today }).flatMap(({ week, otdLine }) =>
          otdLine === undefined ? [] : [{ key: week, label: text(week, week), value: Number(otdLine) }],
        ),
      },
      heat: await heat(context, lines, period),
    };
  },
  'deliveryDateReport.reasons': async context => {
    const period = weeksTo(businessDay(context.now));
    const reasons = lateReasons(await linesIn(context, period), period);
    const subject = ({ reason, responsibility }: (typeof reasons)[number]): Subject => ({
      key: `${reason ?? 'none'}.${responsibility}`,
      label: labelOf(context, reason),
    });
    return {
      bars: { points: reasons.map(one => ({ ...subject(one), value: one.lines })) },
      pareto: {
        rows: reasons.map(one => ({
          ...subject(one),
          values: { lines: one.lines, pieces: one.pieces, share: Number(one.share), cumulative: Number(one.cumulative) },
        })),
      },
    };
  },
};
