import { type Decimal, divide, sum, zero } from '@axle/kernel';
import { gradeOf, kpiFigure, type Period, priceChange, type ScoreWeights, type SupplierFacts, supplierScore } from '@axle/purchasing';
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

/** [R19] [R19c] The figures of a supplier in some whole months; of quality there are no records yet, so that it drops out. */
export function supplierFigures(
  { months, amounts }: SupplierRecords,
  { from, to, weights }: Period & { readonly weights: ScoreWeights },
): SupplierFigures {
  const facts = (figure: keyof SupplierRecords['months']) =>
    months[figure].filter(({ month }) => from.slice(0, 7) <= month && month <= to.slice(0, 7));
  const rate = (figure: keyof SupplierRecords['months']) => kpiFigure('share', facts(figure)).value;
  const [otdLine, otdQty, inFull, replyRate] = [rate('K5'), rate('K6'), rate('inFull'), rate('K4')];
  const change = priceChange(facts('K9').map(({ numerator, denominator }) => ({ saving: numerator, basis: denominator ?? zero })));
  const known: SupplierFacts = present({
    otdQty: share(otdQty),
    inFullRate: share(inFull),
    priceChange: change,
    replyRate: share(replyRate),
  });
  const scored = supplierScore(known, weights);
  return {
    ...scored,
    ...present({
      grade: scored.score === undefined ? undefined : gradeOf(scored.score),
      otdLine,
      otdQty,
      inFull,
      priceChange: change,
      replyRate,
    }),
    amount: sum(facts('K1').map(({ numerator }) => numerator)),
    linesDue: kpiFigure('share', facts('K5')).rows,
    deductions: amounts.filter(({ kind, day }) => kind === 'deduction' && from <= day && day <= to).length,
    openClaims: amounts.filter(({ kind }) => kind === 'claim').length,
  };
}
