import { fill, type Refusal } from '@axle/kernel';
import { type LineQuantities, openQty } from './line-quantities.ts';

/** [R7d] What stands against giving up pieces of a line: more of them than are still to come (`ABOVE_OPEN`). */
export function shortCloseRefusals(line: LineQuantities, qty: number): readonly Refusal[] {
  const open = openQty(line);
  const message = fill({ zh: '最多可短关未收的{n}件', en: 'At most the {n} still to come can be closed short' }, { n: open });
  return qty > open ? [{ code: 'ABOVE_OPEN', field: 'qty', message }] : [];
}
