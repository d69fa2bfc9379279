import type { ItemAmount, ProfitItem } from './profit-items.ts';

/**
 * [O6b] What bills say takes the place of the estimates of the same items: all estimates of an item that was billed go, and every other
 * item stays as it is. Actual amounts of one item stand beside each other.
 */
export function replaceEstimates<Amount extends Pick<ItemAmount, 'item' | 'basis'>>(
  items: readonly Amount[],
  actual: readonly Amount[],
): readonly Amount[] {
  const billed = new Set<ProfitItem>(actual.map(({ item }) => item));
  return [...items.filter(({ item, basis }) => basis === 'actual' || !billed.has(item)), ...actual];
}
