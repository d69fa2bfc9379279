import { allocate, type Decimal, minorDigits, ok, type Result } from '@axle/kernel';
import { pieces } from '../amount.ts';

/** A supplier, and the pieces that were received from it. */
export interface Received {
  readonly supplier: number;
  readonly qty: number;
}

/** [R17] Shares a cost among suppliers by the pieces received from each, to the smallest unit of the currency (K7). */
export function shareAmongSuppliers(
  amount: Decimal,
  currency: string,
  received: readonly Received[],
): Result<readonly { readonly supplier: number; readonly amount: Decimal }[]> {
  const shares = allocate(
    amount,
    received.map(({ qty }) => pieces(qty)),
    minorDigits(currency),
  );
  return shares.ok ? ok(received.map(({ supplier }, at) => ({ supplier, amount: shares.value[at]! }))) : shares;
}
