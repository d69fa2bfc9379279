import { add, addDays, daysBetween, type Decimal, type LocalDate, mondayOf, sum, weekOf, zero } from '@axle/kernel';
import { forecastBuckets, type ForecastStage, type Period } from '@axle/purchasing';
import { sql } from 'kysely';
import { type ForecastRow, forecastRowsOf } from '../forecast/forecast-rows.ts';
import { orderAmountsByDay } from '../forecast/order-amounts.ts';
import { type FactDocument, known } from '../fact/board-fact.ts';
import type { BoardQuestion } from '../fact/board-question.ts';
import { factSource } from '../fact/fact-source.ts';
import { present } from '../board/supplier-figures.ts';
import { counted, type ManagementFact, type ManagementFacts } from './management-fact.ts';

/** Weeks behind this one in which money is to be paid. */
const cashWeeks = 8;

/** The columns of the weeks in which money is to be paid: what is overdue, this week and the next eight. */
export const cashBuckets = (today: LocalDate) =>
  forecastBuckets(today, cashWeeks).filter(bucket => bucket !== 'before' && bucket !== 'later');

/** [R59] [R18c] What is to be paid in them and was not yet, by the forecast of expenditure. */
export async function cashRows(question: BoardQuestion): Promise<readonly ForecastRow[]> {
  const last = addDays(mondayOf(weekOf(question.today)), 7 * cashWeeks + 6);
  const rows = await forecastRowsOf(question, { weeks: cashWeeks }, asked => orderAmountsByDay(asked, last));
  const buckets = cashBuckets(question.today);
  return rows.filter(({ stage, bucket }) => stage !== 'paid' && buckets.includes(bucket));
}

/** What kinds of documents amounts to be paid are of that are no orders; what is entered by hand has none. */
const documentOf: Readonly<Partial<Record<ForecastStage, FactDocument>>> = {
  requested: 'payment',
  matched: 'settlement',
  estimated: 'requirement',
};

/** [R59] The documents of what is to be paid (M2). */
export const cashFacts = (question: BoardQuestion, rows: readonly ForecastRow[]): Promise<ManagementFacts> =>
  counted(
    question,
    rows.map(({ stage, bucket, pay, isOrder, due: _, paidOn: __, movedFrom: ___, moveReason: ____, ...row }) => ({
      ...row,
      ...present({ documentKind: row.documentNo === undefined ? undefined : isOrder ? 'order' : documentOf[stage] }),
      dimension: stage,
      day: pay,
      ...(bucket === 'overdue' ? { bucket } : {}),
    })),
  );

type OrderFact = ManagementFact & { readonly unknown: number };

/** What some rows come to, order by order. */
async function byOrder(figure: 'K6' | 'K11', question: BoardQuestion, span: Period): Promise<readonly OrderFact[]> {
  const { rows } = await sql<OrderFact>`
    select o.order_no as "documentNo", 'order' as "documentKind", g.* from (
      select f.purchase_order, f.supplier, f.company_entity as "companyEntity", f.currency, min(f.day) as day,
        (count(*) - count(f.numerator))::integer as unknown, trim_scale(coalesce(sum(f.net), 0))::text as amount,
        trim_scale(coalesce(sum(f.numerator), 0))::text as numerator, trim_scale(coalesce(sum(f.denominator), 0))::text as denominator
      from (${factSource(figure, question, span)}) f group by 1, 2, 3, 4) g join purchase_order o on o.id = g.purchase_order
    order by o.id`.execute(question.database);
  return rows;
}

/** [R59] What is on its way by orders (M6). */
export async function inTransitFacts(question: BoardQuestion): Promise<ManagementFacts> {
  const rows = await byOrder('K11', question, question.period);
  const facts = rows
    .filter(({ unknown }) => unknown === 0)
    .map(({ documentNo, documentKind, supplier, companyEntity, currency, day, amount, numerator }) => ({
      ...present({ documentNo, documentKind, supplier, companyEntity, currency, day, amount }),
      numerator,
    }));
  return { facts, unknown: rows.reduce((all, { unknown }) => all + unknown, 0) };
}

interface OpenLines {
  readonly buyer: number | null;
  readonly supplier: number;
  readonly open: number;
  readonly late: number;
  readonly day: LocalDate | null;
}

/** [R59] Lines that are open by buyer and supplier, and those of them that are overdue (M11); the days are those of the latest one. */
export async function openFacts(question: BoardQuestion): Promise<ManagementFacts> {
  const { period, today, database } = question;
  const { rows } = await sql<OpenLines>`
    select f.buyer, f.supplier, count(*)::integer as open, count(l.line)::integer as late, min(l.day) as day
    from (${factSource('K8', question, period)}) f left join (${factSource('K7', question, period)}) l on l.line = f.line
    group by 1, 2 order by 1, 2`.execute(database);
  return known(
    rows.map(({ buyer, supplier, open, late, day }) => ({
      supplier,
      ...(buyer === null ? {} : { buyer }),
      ...(day === null ? {} : { days: daysBetween(day, today) }),
      numerator: String(late) as Decimal,
      denominator: String(open) as Decimal,
    })),
  );
}

/** [R59] How punctual the orders are that were due, by pieces (M8). */
export async function dueOrders(question: BoardQuestion, span: Period): Promise<ManagementFacts> {
  const rows = await byOrder('K6', question, span);
  return known(
    rows.map(({ documentNo, documentKind, supplier, day, numerator, denominator }) => ({
      ...present({ documentNo, documentKind, supplier, day, denominator }),
      numerator,
    })),
  );
}

/** What some rows count for, of those that a condition holds for. */
export const part = (facts: readonly ManagementFact[], holds: (fact: ManagementFact) => boolean): Decimal =>
  sum(facts.filter(holds).map(({ numerator }) => numerator));

/** All that some rows are compared with. */
export const compared = (facts: readonly ManagementFact[]): Decimal => facts.map(({ comparison = zero }) => comparison).reduce(add, zero);
