import {
  add,
  addDays,
  type Decimal,
  type LocalDate,
  type LocalWeek,
  mondayOf,
  ok,
  type Ratio,
  scaled,
  subtract,
  sum,
  text,
  weekOf,
  zero,
} from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { forecastAccuracy, forecastWeek } from '@axle/purchasing';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { type BoardQuestion, boardQuestion } from '../fact/board-question.ts';
import { ratesToCny } from '../order/rates-to-cny.ts';
import { paymentAmounts } from './payment-amounts.ts';

/** What was forecast or paid in a week to a supplier. */
interface WeekAmount {
  readonly week: LocalWeek;
  readonly supplier?: number;
  readonly currency: string;
  readonly forecast: Decimal;
  readonly paid: Decimal;
}

interface Kept {
  readonly week: LocalWeek;
  readonly takenOn: LocalDate;
}

/** Most rows of suppliers that are shown; all are counted. */
const mostRows = 2000;

/** The pictures that some weeks are compared with. */
async function keptFor({ database }: BoardQuestion, weeks: readonly LocalWeek[]): Promise<ReadonlyMap<LocalWeek, LocalDate>> {
  const { rows } = await sql<Kept>`
    select week, taken_on as "takenOn" from forecast_snapshot where week = any(${weeks.map(forecastWeek)}::text[])`.execute(database);
  const taken = new Map(rows.map(({ week, takenOn }) => [week, takenOn]));
  return new Map(weeks.flatMap(week => (taken.has(forecastWeek(week)) ? [[week, taken.get(forecastWeek(week))!] as const] : [])));
}

/** What these pictures say would be paid in their weeks. */
async function forecastFor(question: BoardQuestion, weeks: readonly LocalWeek[]): Promise<readonly WeekAmount[]> {
  const spans = weeks.map(week => ({ week, kept: forecastWeek(week), from: mondayOf(week), to: addDays(mondayOf(week), 6) }));
  const { rows } = await sql<Omit<WeekAmount, 'paid' | 'supplier'> & { readonly supplier: number | null }>`
    select w.week, t.supplier, t.currency, trim_scale(sum(t.amount))::text as forecast
    from json_to_recordset(${JSON.stringify(spans)}::json) as w (week text, kept text, "from" date, "to" date)
      join forecast_snapshot s on s.week = w.kept join forecast_snapshot_row t on t.snapshot = s.id and t.pay between w."from" and w."to"
    where t.stage <> 'manual' and ${question.where()} and ${question.inCurrency}
    group by 1, 2, 3`.execute(question.database);
  return rows.map(({ supplier, ...row }) => ({ ...row, ...(supplier === null ? {} : { supplier }), paid: zero }));
}

/** What was paid in some weeks. */
async function paidIn(question: BoardQuestion, weeks: readonly LocalWeek[]): Promise<readonly WeekAmount[]> {
  const rows = await paymentAmounts(question, mondayOf(weeks[0]!));
  return rows.flatMap(({ paidOn, supplier, currency, amount }): readonly WeekAmount[] => {
    const week = paidOn && weekOf(paidOn);
    return week && weeks.includes(week) ? [{ week, supplier: supplier!, currency, forecast: zero, paid: amount }] : [];
  });
}

const totals = (own: readonly WeekAmount[]) => ({
  forecast: sum(own.map(({ forecast }) => forecast)),
  paid: sum(own.map(({ paid }) => paid)),
});

/** In CNY; what has no rate is left out. */
const inCny = (rates: ReadonlyMap<string, Ratio>, own: readonly WeekAmount[]): readonly WeekAmount[] =>
  own.flatMap(row => {
    const rate = rates.get(row.currency);
    return rate ? [{ ...row, forecast: scaled(row.forecast, rate, 2), paid: scaled(row.paid, rate, 2) }] : [];
  });

const withMet = (of: { readonly forecast: Decimal; readonly paid: Decimal }): RecordValues => {
  const accuracy = forecastAccuracy([of]);
  return { ...of, difference: subtract(of.paid, of.forecast), ...(accuracy === undefined ? {} : { accuracy }) };
};

/** [R18d] What was paid week by week, compared with what the picture of four weeks before said; by suppliers too. */
export const forecastAccuracyTool: ToolHandler = async ({ parts, input }) => {
  const question = boardQuestion({ parts, input: { ...input, period: 'month' } });
  const monday = mondayOf(weekOf(question.today));
  const count = Number(input['weeks'] ?? 12);
  const asked = Array.from({ length: count }, (_, at) => weekOf(addDays(monday, 7 * (at - count))));
  const kept = await keptFor(question, asked);
  const weeks = asked.filter(week => kept.has(week));
  if (weeks.length === 0) return ok({ found: 0, weeks: [], suppliers: [] });
  const rows = [...(await forecastFor(question, weeks)), ...(await paidIn(question, weeks))];
  const currencies = new Set(rows.map(({ currency }) => currency));
  const rates = await ratesToCny(question.database, currencies, question.today);
  const byWeek = weeks.map(week => ({
    week,
    ...totals(
      inCny(
        rates,
        rows.filter(row => row.week === week),
      ),
    ),
  }));
  const bySupplier = [...Map.groupBy(rows, ({ week, currency, supplier }) => `${week} ${currency} ${supplier ?? ''}`).values()].map(own => {
    const [{ week, supplier, currency }] = own as [WeekAmount];
    return { week, ...(supplier === undefined ? {} : { supplier }), currency, ...withMet(totals(own)) };
  });
  const accuracy = forecastAccuracy(byWeek);
  const missing = [...currencies].filter(currency => !rates.has(currency)).join(', ');
  return ok({
    ...(accuracy === undefined ? {} : { accuracy }),
    forecast: byWeek.map(({ forecast }) => forecast).reduce(add),
    paid: byWeek.map(({ paid }) => paid).reduce(add),
    ...(missing === '' ? {} : { noRate: text(missing, missing) }),
    weeks: byWeek.map(({ week, ...of }) => ({ week, takenOn: kept.get(week)!, ...withMet(of) })),
    found: bySupplier.length,
    suppliers: bySupplier.toSorted((one, other) => (one.week < other.week ? 1 : one.week > other.week ? -1 : 0)).slice(0, mostRows),
  });
};
