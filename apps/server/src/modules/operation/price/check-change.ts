import { checkPrice } from '@axle/operation';
import type { Decimal } from '@axle/kernel';
import { sameValue, type RecordValues } from '@axle/page-kit';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import { mayGoBelow } from './may-go-below.ts';

const amount = (value: unknown): Decimal | undefined => (typeof value === 'string' ? (value as Decimal) : undefined);

/** [O1a] Throws where the price of a record may not become what it shall be, on a page whose rights count. */
export function checkChange(caller: Actor, page: string, before: RecordValues | undefined, after: RecordValues): void {
  const newPrice = amount(after['price']);
  if (newPrice === undefined) return;
  if (before && sameValue(before['price'], newPrice) && sameValue(before['mapPrice'], after['mapPrice'])) return;
  const prices = { oldPrice: amount(before?.['price']), newPrice, floor: amount(after['floor']), mapPrice: amount(after['mapPrice']) };
  const verdict = checkPrice(prices, mayGoBelow(caller, page));
  const isConfirmed = verdict.kind === 'confirm' && after['confirmChange'] === true;
  const [refusal] = isConfirmed ? [] : verdict.refusals;
  if (refusal) throw new RefusedWrite(refusal);
}
