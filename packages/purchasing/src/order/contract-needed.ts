import { compareDecimals, type Decimal } from '@axle/kernel';
import type { OrderType } from './order-status.ts';

/** The gross amount in CNY from which an order needs a contract. */
const from = '100000' as Decimal;

/** Types of orders that are placed without one, whatever they are worth. */
const exempt: readonly OrderType[] = ['smp', 'rpl'];

/** [R104] Whether an order that comes to so much gross, in CNY, is placed under a registered contract only. */
export const contractNeeded = (grossCny: Decimal, type: OrderType): boolean =>
  !exempt.includes(type) && compareDecimals(grossCny, from) >= 0;

/** [R94] Whether a change of an order from one gross amount to another, in CNY, needs a contract: it lifts the order to where orders do. */
export const changeNeedsContract = (before: Decimal, after: Decimal, type: OrderType): boolean =>
  compareDecimals(after, before) > 0 && contractNeeded(after, type);
