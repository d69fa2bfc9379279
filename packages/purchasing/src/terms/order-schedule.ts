import { addDays, allocate, type Decimal, type LocalDate, minorDigits, subtract } from '@axle/kernel';
import { dueDate, type DueTerm } from './due-date.ts';

/** An order that is to be paid. */
export interface PaidOrder extends DueTerm {
  readonly currency: string;
  readonly gross: Decimal;
  /** Percent that is paid in advance. */
  readonly depositPct: Decimal;
  readonly effectiveDay: LocalDate;
}

/** A part of the order that falls due by an event of its own: a shipment, a receipt or an invoice, as its terms say. */
export interface PaidPart {
  readonly gross: Decimal;
  readonly day: LocalDate;
}

/** A payment to come. */
export interface ScheduledPayment {
  readonly kind: 'deposit' | 'balance';
  readonly amount: Decimal;
  readonly due: LocalDate;
}

/** Days behind the agreement on which the deposit is due. */
const depositDays = 5;

/**
 * [R18a] The payments of an order whose parts come to its gross amount: the deposit, and the balance shared among the parts. All of them
 * are the gross amount. Throws where the parts come to nothing.
 */
export function orderSchedule(order: PaidOrder, parts: readonly PaidPart[]): readonly ScheduledPayment[] {
  const digits = minorDigits(order.currency);
  const rest = subtract('100' as Decimal, order.depositPct);
  const split = allocate(order.gross, [order.depositPct, rest], digits);
  if (!split.ok) throw new Error(split.refusal.code);
  const [deposit, balance] = split.value as readonly [Decimal, Decimal];
  const shares = allocate(
    balance,
    parts.map(({ gross }) => gross),
    digits,
  );
  if (!shares.ok) throw new Error(shares.refusal.code);
  return [
    { kind: 'deposit' as const, amount: deposit, due: addDays(order.effectiveDay, depositDays) },
    ...parts.map(({ day }, at) => ({ kind: 'balance' as const, amount: shares.value[at]!, due: dueDate(order, day) })),
  ].filter(({ amount }) => amount !== '0');
}
