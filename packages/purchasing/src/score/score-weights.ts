import { type Decimal, fill, type Refusal, sum, text } from '@axle/kernel';

/** What the dimensions of a supplier's score count for, in percent. */
export interface ScoreWeights {
  readonly quality: Decimal;
  readonly delivery: Decimal;
  readonly cost: Decimal;
  readonly service: Decimal;
}

/** [R19] What they count for unless somebody says otherwise. */
export const usualWeights = { quality: '35', delivery: '30', cost: '20', service: '15' } as ScoreWeights;

/** [R19a] Weights come to 100: `WEIGHT_SUM`. */
export function weightRefusals({ quality, delivery, cost, service }: ScoreWeights): readonly Refusal[] {
  const total = sum([quality, delivery, cost, service]);
  if (total === '100') return [];
  const message = fill(text('权重合计须为100，现为{total}', 'Weights must add up to 100; they come to {total}'), { total });
  return [{ code: 'WEIGHT_SUM', field: 'quality', message }];
}
