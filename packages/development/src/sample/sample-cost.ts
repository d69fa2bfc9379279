import { add, type Decimal, sum, zero } from '@axle/kernel';

/** What a sample cost, in yuan, and whether it was paid. */
export interface SampleCost {
  readonly fee?: Decimal;
  readonly freight?: Decimal;
  readonly isPaid: boolean;
}

/** [N8a] What a project has spent: fee and freight of its samples that were paid, of cancelled ones too. */
export const projectSpent = (samples: readonly SampleCost[]): Decimal =>
  sum(samples.filter(({ isPaid }) => isPaid).map(({ fee, freight }) => add(fee ?? zero, freight ?? zero)));
