import { type Decimal, fill, type Refusal } from '@axle/kernel';
import type { LineQuantities } from '../order/line-quantities.ts';
import { maxReceivable } from '../order/tolerance.ts';

/** What shipping a line depends on beside its quantities. */
export interface ShippingContext {
  /** Percent of the pieces that may come beyond what is wanted. */
  readonly overTolPct: Decimal;
  /** Pieces leave only once outgoing inspection has released them. */
  readonly isInspected: boolean;
  /** Pieces that were shipped and never came: what closed receipts were short of. */
  readonly missing: number;
}

/** [R7f] The pieces of a line that left, whether by a batch or not, and are not known to be missing. */
const gone = ({ shipped, received }: LineQuantities, missing: number): number => Math.max(shipped - missing, received);

/** [R7f] The pieces of a line that may be shipped now. */
export const shippablePieces = (line: LineQuantities, { overTolPct, isInspected, missing }: ShippingContext): number => {
  const most = maxReceivable(line, overTolPct);
  return Math.max(0, (isInspected ? Math.min(most, line.passed) : most) - gone(line, missing));
};

const notReleased = { zh: '未验货合格，不能发货：最多可发{most}件', en: 'Not released by inspection: at most {most} can be shipped' };
const overShipped = { zh: '超出订单数量：最多可发{most}件', en: 'More than ordered: at most {most} can be shipped' };

/**
 * [R7f] What stands against shipping so many pieces of a line: more than inspection has released (`NOT_RELEASED`), or than the order and its
 * tolerance leave (`OVER_SHIPPED`).
 */
export function shipRefusals(line: LineQuantities, qty: number, context: ShippingContext): readonly Refusal[] {
  const most = shippablePieces(line, context);
  if (qty <= most) return [];
  const [code, message] = context.isInspected ? (['NOT_RELEASED', notReleased] as const) : (['OVER_SHIPPED', overShipped] as const);
  return [{ code, field: 'qty', message: fill(message, { most }) }];
}
