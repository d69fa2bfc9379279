import { allocate, compareDecimals, type Decimal, multiply, zero } from '@axle/kernel';
import type { MapLine } from './sku-map.ts';

const whole = '100' as Decimal;

/**
 * [MAP2] The share of each line in the revenue, in percent with four digits: as the map says it, else by what the pieces of the line cost.
 * Where a cost is not known, or all cost nothing, pieces count. Shares that are worked out sum to 100 exactly.
 */
export function mapShares(lines: readonly MapLine[], costOf: (sku: string) => Decimal | undefined): readonly Decimal[] {
  const said = lines.flatMap(({ share }) => (share === undefined ? [] : [share]));
  if (said.length === lines.length) return said;
  const costs = lines.map(({ sku, qty }) => {
    const cost = costOf(sku);
    return cost === undefined ? undefined : multiply(cost, String(qty) as Decimal);
  });
  const known = costs.flatMap(cost => (cost === undefined ? [] : [cost]));
  const byCost = known.length === lines.length && known.some(cost => compareDecimals(cost, zero) > 0);
  const shares = allocate(whole, byCost ? known : lines.map(({ qty }) => String(qty) as Decimal), 4);
  return shares.ok ? shares.value : [];
}
