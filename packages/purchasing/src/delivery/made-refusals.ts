import { type Decimal, fill, type Refusal } from '@axle/kernel';
import type { LineQuantities } from '../order/line-quantities.ts';
import { maxReceivable } from '../order/tolerance.ts';

const fewer = { zh: '不能少于已发货的{least}件', en: 'Not fewer than the {least} shipped' };
const more = { zh: '不能多于可收的{most}件', en: 'At most {most} pieces can be received' };

/**
 * [R21b] What stands against noting that so many pieces of a line are made: fewer than left already (`BELOW_SHIPPED`), more than is wanted
 * and tolerated (`OVER_MADE`).
 */
export function madeRefusals(line: LineQuantities, made: number, overTolPct: Decimal): readonly Refusal[] {
  const [least, most] = [line.shipped, maxReceivable(line, overTolPct)];
  if (made < least) return [{ code: 'BELOW_SHIPPED', field: 'producedQty', message: fill(fewer, { least }) }];
  return made > Math.max(least, most) ? [{ code: 'OVER_MADE', field: 'producedQty', message: fill(more, { most }) }] : [];
}
