import { fill, type Refusal, type Text } from '@axle/kernel';
import { inTransit, type LineQuantities, openQty } from './line-quantities.ts';

const toCome: Text = { zh: '最多可短关未收的{n}件', en: 'At most the {n} outstanding pieces can be closed short' };
const notOnWay: Text = {
  zh: '最多可短关{n}件：在途的货到货或登记短少后才能短关',
  en: 'At most {n} can be closed short: pieces in transit only after arrival or once marked as missing',
};

/**
 * [R7d] What stands against giving up pieces of a line: more of them than are still to come and not on their way (`ABOVE_OPEN`). Pieces
 * that are known to be missing are on their way no more.
 */
export function shortCloseRefusals(line: LineQuantities, qty: number, missing: number): readonly Refusal[] {
  const onWay = Math.max(0, inTransit(line) - missing);
  const n = Math.max(0, openQty(line) - onWay);
  return qty > n ? [{ code: 'ABOVE_OPEN', field: 'qty', message: fill(onWay > 0 ? notOnWay : toCome, { n }) }] : [];
}
