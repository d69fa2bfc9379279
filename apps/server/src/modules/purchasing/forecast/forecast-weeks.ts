import { add, type Decimal, type Ratio, scaled, sum, zero } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { type ForecastBucket, forecastStages } from '@axle/purchasing';
import type { ForecastRow } from './forecast-rows.ts';

/** The columns of a forecast by stage, and what they add up to, at the rates given; what was paid before is not added up. */
export function forecastWeeks(
  rows: readonly ForecastRow[],
  rates: ReadonlyMap<string, Ratio>,
  buckets: readonly ForecastBucket[],
): readonly RecordValues[] {
  const valued = (own: readonly ForecastRow[]) =>
    sum(own.flatMap(({ currency, amount }) => (rates.has(currency) ? [scaled(amount, rates.get(currency)!, 2)] : [])));
  let cumulative: Decimal = zero;
  return buckets.map(bucket => {
    const own = rows.filter(row => row.bucket === bucket);
    const byStage = Object.fromEntries(forecastStages.map(stage => [stage, valued(own.filter(row => row.stage === stage))]));
    const total = sum(Object.values(byStage));
    if (bucket !== 'before') cumulative = add(cumulative, total);
    return { bucket, ...byStage, total, cumulative };
  });
}
