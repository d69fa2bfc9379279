import type { Decimal } from '@axle/kernel';

/**
 * How a stocktake is counted where it says nothing: its bins are locked, and a first count that differs by more than 100 CNY is counted
 * again.
 */
export const stocktakeDerived = <Mode extends string>({
  mode,
  recountLimit,
}: {
  readonly mode?: Mode;
  readonly recountLimit?: Decimal;
}) => ({
  mode: mode ?? ('lock' as const),
  recountLimit: recountLimit ?? ('100' as Decimal),
});
