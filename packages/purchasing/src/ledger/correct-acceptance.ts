import { add, compareDecimals, type Decimal, sum, zero } from '@axle/kernel';

/** How what accepted pieces are worth is corrected: so many of the last vouchers are taken back, and one of `net` is posted again. */
export interface AcceptanceCorrection {
  readonly reversed: number;
  readonly net: Decimal;
}

/**
 * [R13f] Accepted pieces are worth so much more or less than the vouchers of their acceptance say, whose amounts are given, the last one
 * first. As few as need be are taken back, so that what is posted again is above zero, or all of them where nothing is left. Undefined
 * where nothing is to be corrected, or nothing was posted.
 */
export function correctedAcceptance(posted: readonly Decimal[], change: Decimal): AcceptanceCorrection | undefined {
  if (compareDecimals(change, zero) === 0) return undefined;
  for (let reversed = 1; reversed <= posted.length; reversed += 1) {
    const net = add(sum(posted.slice(0, reversed)), change);
    const isLeft = compareDecimals(net, zero);
    if (isLeft > 0 || (isLeft === 0 && reversed === posted.length)) return { reversed, net };
  }
  return undefined;
}
