import { type Decimal, fill, type Refusal, wholeShare } from '@axle/kernel';
import { effectiveQty, type LineQuantities } from './line-quantities.ts';

/** [R8] The most pieces of a line that may be received: what is wanted, and whole pieces of the tolerance in percent. */
export const maxReceivable = (line: LineQuantities, overTolPct: Decimal): number =>
  effectiveQty(line) + wholeShare(effectiveQty(line), overTolPct);

/** [R8] What stands against receiving so many more pieces: `OVER_DELIVERY`. Replacements come on an order of their own. */
export function overDelivery(line: LineQuantities, more: number, overTolPct: Decimal): readonly Refusal[] {
  const [max, sum] = [maxReceivable(line, overTolPct), line.received + more];
  const message = { zh: '超收：最多可收{max}，本次后合计{sum}', en: 'Over-delivery: at most {max}, this would make {sum}' };
  return sum > max ? [{ code: 'OVER_DELIVERY', field: 'qty', message: fill(message, { max, sum }) }] : [];
}
