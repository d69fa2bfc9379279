import { type Decimal, divide, sum, zero } from '@axle/kernel';
import { gradeOf, kpiFigure, type Period, priceChange, type ScoreWeights, type SupplierFacts, supplierScore } from '@axle/purchasing';
import { partsPerMillion } from '@axle/quality';
import type { KeptPromise } from './kept-promises.ts';
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
  readonly lots: number;
  readonly lotPassRate?: Decimal;
  readonly ppm?: Decimal;
  readonly linesDue: number;
  readonly otdLine?: Decimal;
  readonly otdQty?: Decimal;
  readonly inFull?: Decimal;
  readonly priceChange?: Decimal;
  readonly replyRate?: Decimal;
  readonly eightDRate?: Decimal;
  readonly documentRate?: Decimal;
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

/** The percent of documents of some days that are right or in time. */
function keptRate(documents: readonly KeptPromise[], { from, to }: Period): Decimal | undefined {
  const due = documents.filter(({ day }) => from <= day && day <= to);
  return kpiFigure(
    'share',
    due.map(({ isKept }) => ({ numerator: (isKept ? '1' : '0') as Decimal, denominator: '1' as Decimal })),
  ).value;
}

/** [R19] [R19c] [R96] [Q10] The figures of a supplier in some whole months. */
export function supplierFigures(
  { months, promises, amounts }: SupplierRecords,
  { weights, ...period }: Period & { readonly weights: ScoreWeights },
): SupplierFigures {
  const { from, to } = period;
  const facts = (figure: keyof SupplierRecords['months']) =>
    months[figure].filter(({ month }) => from.slice(0, 7) <= month && month <= to.slice(0, 7));
  const found = (figure: keyof SupplierRecords['months']) => kpiFigure('share', facts(figure));
  const [otdLine, otdQty, inFull, replyRate] = (['K5', 'K6', 'inFull', 'K4'] as const).map(figure => found(figure).value);
  const { rows: lots, value: lotPassRate } = found('K10');
  const units = found('ppm');
  const ppm = partsPerMillion(Number(units.numerator), Number(units.denominator));
  const change = priceChange(facts('K9').map(({ numerator, denominator }) => ({ saving: numerator, basis: denominator ?? zero })));
  const eightDRate = keptRate(promises.improvements, period);
  const documentRate = keptRate(promises.invoices, period);
  const known: SupplierFacts = present({
    lotPassRate: share(lotPassRate),
    ppm,
    otdQty: share(otdQty),
    inFullRate: share(inFull),
    priceChange: change,
    replyRate: share(replyRate),
    eightDRate: share(eightDRate),
    documentRate: share(documentRate),
  });
  const scored = supplierScore(known, weights);
  return {
    ...scored,
    ...present({
      grade: scored.score === undefined ? undefined : gradeOf(scored.score),
      lotPassRate,
      ppm,
      otdLine,
      otdQty,
      inFull,
      priceChange: change,
      replyRate,
      eightDRate,
      documentRate,
    }),
    amount: sum(facts('K1').map(({ numerator }) => numerator)),
    lots,
    linesDue: found('K5').rows,
    deductions: amounts.filter(({ kind, day }) => kind === 'deduction' && from <= day && day <= to).length,
    openClaims: amounts.filter(({ kind }) => kind === 'claim').length,
  };
}
