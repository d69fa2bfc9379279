import { type Decimal, divide, type LocalDate, sum, zero } from '@axle/kernel';
import {
  countsIn,
  gradeOf,
  inFullRate,
  kpiFigure,
  type Period,
  priceChange,
  punctuality,
  type ScoreWeights,
  type SupplierFacts,
  supplierScore,
} from '@axle/purchasing';
import type { SupplierRecords } from './supplier-records.ts';

/** What a supplier is ranked by in some days. */
export interface SupplierFigures {
  readonly score?: Decimal;
  readonly grade?: string;
  readonly quality?: Decimal;
  readonly delivery?: Decimal;
  readonly cost?: Decimal;
  readonly service?: Decimal;
  readonly amount: Decimal;
  readonly linesDue: number;
  readonly otdLine?: Decimal;
  readonly otdQty?: Decimal;
  readonly inFull?: Decimal;
  readonly priceChange?: Decimal;
  readonly replyRate?: Decimal;
  readonly deductions: number;
  readonly openClaims: number;
}

const hundred = '100' as Decimal;
const share = (percent: Decimal | undefined) => (percent === undefined ? undefined : divide(percent, hundred, 6));
/** Values without those that are undefined. */
export const present = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>;
  };

/** [R19] [R19c] The figures of a supplier in some days; of quality there are no records yet, so that it drops out. */
export function supplierFigures(
  records: SupplierRecords,
  { from, to, today, weights }: Period & { readonly today: LocalDate; readonly weights: ScoreWeights },
): SupplierFigures {
  const isIn = ({ day }: { readonly day: LocalDate }) => from <= day && day <= to;
  const due = records.due.filter(line => countsIn(line, { from, to, today }));
  const { otdLine, otdQty } = punctuality(due, { from, to, today });
  const inFull = inFullRate(due);
  const change = priceChange(
    records.saved.filter(isIn).map(({ numerator, denominator }) => ({ saving: numerator, basis: denominator ?? zero })),
  );
  const replyRate = kpiFigure('share', records.replies.filter(isIn)).value;
  const facts: SupplierFacts = present({ otdQty: share(otdQty), inFullRate: inFull, priceChange: change, replyRate: share(replyRate) });
  const scored = supplierScore(facts, weights);
  return {
    ...scored,
    ...present({
      grade: scored.score === undefined ? undefined : gradeOf(scored.score),
      otdLine,
      otdQty,
      inFull:
        inFull === undefined ? undefined : (kpiFigure('share', [{ numerator: inFull, denominator: '1' as Decimal }]).value as Decimal),
      priceChange: change,
      replyRate,
    }),
    amount: sum(records.bought.filter(isIn).map(({ numerator }) => numerator)),
    linesDue: due.length,
    deductions: records.amounts.filter(one => one.kind === 'deduction' && isIn(one)).length,
    openClaims: records.amounts.filter(one => one.kind === 'claim').length,
  };
}
