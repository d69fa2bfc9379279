import { add, daysBetween, type Decimal, type LocalDate, sum, zero } from '@axle/kernel';
import { forecastBuckets } from '@axle/purchasing';
import { type ForecastRow, forecastRowsOf } from '../forecast/forecast-rows.ts';
import { type BoardFacts, known } from '../board/board-fact.ts';
import type { BoardQuestion } from '../board/board-question.ts';
import { netAmount, netOfOrder, type OrderedPieces } from '../board/ordered-pieces.ts';
import { counted, type ManagementFact, type ManagementFacts, together } from './management-fact.ts';

/** Weeks behind this one in which money is to be paid. */
const cashWeeks = 8;

/** The columns of the weeks in which money is to be paid: what is overdue, this week and the next eight. */
export const cashBuckets = (today: LocalDate) =>
  forecastBuckets(today, cashWeeks).filter(bucket => bucket !== 'before' && bucket !== 'later');

/** [R59] [R18c] What is to be paid in them and was not yet, by the forecast of expenditure. */
export async function cashRows(question: BoardQuestion): Promise<readonly ForecastRow[]> {
  const rows = await forecastRowsOf(question, { weeks: cashWeeks });
  const buckets = cashBuckets(question.today);
  return rows.filter(({ stage, bucket }) => stage !== 'paid' && buckets.includes(bucket));
}

/** [R59] The documents of what is to be paid (M2). */
export const cashFacts = async (question: BoardQuestion): Promise<ManagementFacts> =>
  counted(
    question,
    (await cashRows(question)).map(({ stage, bucket, pay, due: _, paidOn: __, ...row }) => ({
      ...row,
      dimension: stage,
      day: pay,
      ...(bucket === 'overdue' ? { bucket } : {}),
    })),
  );

const orderOf = ({ documentNo }: ManagementFact) => documentNo ?? '';

/** [R59] What is on its way by orders (M6). */
export function inTransitFacts(question: BoardQuestion, lines: readonly OrderedPieces[]): ManagementFacts {
  const found = lines.filter(({ inTransitQty }) => inTransitQty > 0);
  const facts = found.flatMap((line): readonly ManagementFact[] => {
    const numerator = netAmount(question, line, line.inTransitQty);
    if (numerator === undefined) return [];
    const { documentNo, supplier, companyEntity, currency, day } = line;
    return [{ documentNo, isOrder: true, supplier, companyEntity, currency, day, amount: netOfOrder(line, line.inTransitQty), numerator }];
  });
  return { facts: together(facts, orderOf), unknown: found.length - facts.length };
}

const count = (lines: readonly unknown[]) => String(lines.length) as Decimal;

/** [R59] Lines that are open by buyer and supplier, and those of them that are overdue (M11); the days are those of the latest one. */
export function openFacts({ today }: BoardQuestion, lines: readonly OrderedPieces[]): ManagementFacts {
  const open = lines.filter(({ openQty }) => openQty > 0);
  return known(
    [...Map.groupBy(open, ({ buyer, supplier }) => `${buyer ?? ''} ${supplier}`).values()].map(own => {
      const [{ buyer, supplier }] = own as [OrderedPieces];
      const late = own.flatMap(({ kpiDate }) => (kpiDate !== null && kpiDate < today ? [daysBetween(kpiDate, today)] : []));
      return {
        supplier,
        ...(buyer === null ? {} : { buyer }),
        ...(late.length === 0 ? {} : { days: Math.max(...late) }),
        numerator: count(late),
        denominator: count(own),
      };
    }),
  );
}

/** [R59] How punctual the orders are that were due, by pieces (M8). */
export const dueOrders = ({ facts, unknown }: BoardFacts): ManagementFacts => ({
  facts: together(
    facts.map(({ documentNo, isOrder, supplier, day, numerator, denominator }) => ({
      documentNo,
      isOrder,
      ...(supplier === undefined ? {} : { supplier }),
      day,
      numerator,
      denominator: denominator ?? zero,
    })),
    orderOf,
  ),
  unknown,
});

/** What some rows count for, of those that a condition holds for. */
export const part = (facts: readonly ManagementFact[], holds: (fact: ManagementFact) => boolean): Decimal =>
  sum(facts.filter(holds).map(({ numerator }) => numerator));

/** All that some rows are compared with. */
export const compared = (facts: readonly ManagementFact[]): Decimal => facts.map(({ comparison = zero }) => comparison).reduce(add, zero);
