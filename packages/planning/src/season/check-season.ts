import { absolute, allocate, compareDecimals, type Decimal, type LocalDate, type Refusal, type Result, subtract, sum } from '@axle/kernel';
import { months } from './quick-season.ts';
import { checkPeriod, checkScope } from './check-scope.ts';

/** Keys of the factors of a row, January first. */
export const monthKeys = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10', 'm11', 'm12'] as const;

const twelve = '12' as Decimal;

/** How far the sum of twelve factors may be from 12. */
const tolerance = '0.005' as Decimal;

/** The sum is not 12. */
export const sumRefusal: Refusal = {
  code: 'SEASON_SUM',
  field: 'm12',
  message: { zh: '12个月系数之和必须为12', en: 'The twelve factors must sum to 12' },
};

/** [P1] Whether twelve factors sum to 12. */
export const sumsToTwelve = (factors: readonly Decimal[]): boolean =>
  compareDecimals(absolute(subtract(sum(factors), twelve)), tolerance) <= 0;

/** [P1] Factors multiplied by 12 and divided by their sum, with four digits; they sum to 12 exactly. */
export const normaliseSeason = (factors: readonly Decimal[]): Result<readonly Decimal[]> => allocate(twelve, factors, 4);

/** [B12] Factors that were worked out, with four digits; they sum to 12 exactly. */
export const asFactors = (factors: readonly number[]): Result<readonly Decimal[]> =>
  normaliseSeason(factors.map(factor => factor.toFixed(12).replace(/\.?0+$/, '') as Decimal));

/** The factors of a row of a year. */
type Factors = { readonly [Month in (typeof monthKeys)[number]]?: Decimal };

/** What the rules of a row of factors go by. */
interface SeasonValues extends Factors {
  readonly scope?: string;
  readonly category?: number;
  readonly sku?: number;
  readonly effectiveFrom?: LocalDate;
  readonly effectiveTo?: LocalDate;
}

/** The factors of a row; undefined where one is missing. */
export function factorsOf(values: Factors): readonly Decimal[] | undefined {
  const factors = monthKeys.flatMap(key => (typeof values[key] === 'string' ? [values[key]] : []));
  return factors.length === months ? factors : undefined;
}

/** [P1, P2] What stands against a row of factors. */
export function checkSeason(values: SeasonValues): readonly Refusal[] {
  const factors = factorsOf(values);
  return [
    ...(factors && !sumsToTwelve(factors) ? [sumRefusal] : []),
    ...checkScope(values, { global: [], category: ['category'], sku: ['sku'] }),
    ...checkPeriod(values),
  ];
}

/** [P1] The sum of a row's factors. */
export const seasonTotal = (values: Factors) => {
  const factors = factorsOf(values);
  return { total: factors && sum(factors) };
};
