import type { Decimal, LocalDate } from '@axle/kernel';
import type { DueTerm } from './due-date.ts';

/** From which day the balance of an order counts. */
export const balanceBases = ['effective', 'ship', 'receipt', 'invoice'] as const;

/** From which day the balance of an order counts. */
export type BalanceBase = (typeof balanceBases)[number];

/** How an order is paid, as it stands on the order itself. */
export interface PaymentTerms extends DueTerm {
  /** Percent that is paid in advance. */
  readonly depositPct: Decimal;
  readonly balanceBase: BalanceBase;
}

/** What a payment method says of the deposit and of a single balance; nothing of the balance where it comes in several parts. */
export interface PaymentMethodTerms {
  readonly depositPct?: Decimal | undefined;
  /** Node of the balance. */
  readonly node?: string | undefined;
  readonly netDays?: number | undefined;
  readonly eom?: boolean | undefined;
}

/** Nodes of payment methods by the day that they count from; all others count from the receipt. */
const nodes: Readonly<Record<string, BalanceBase>> = { onOrder: 'effective', beforeShip: 'ship', afterInvoice: 'invoice' };

/** [R95] What an order takes over from its payment method. */
export const paymentTermsOf = ({ depositPct, node, netDays, eom }: PaymentMethodTerms): PaymentTerms => ({
  depositPct: depositPct ?? ('0' as Decimal),
  balanceBase: nodes[node ?? ''] ?? 'receipt',
  netDays: netDays ?? 0,
  eom: eom ?? false,
});

/** Days of a part of an order. */
export interface PartDays {
  /** When the order came into force. */
  readonly effective: LocalDate;
  readonly ship: LocalDate;
  /** When it came, or is to come; undefined where nothing is known of it. */
  readonly receipt?: LocalDate | undefined;
}

/** [R95] The day from which the balance of a part counts; its invoice is expected with the goods. */
export function balanceDay(base: BalanceBase, { effective, ship, receipt }: PartDays): LocalDate {
  if (base === 'effective') return effective;
  return base === 'ship' ? ship : (receipt ?? ship);
}
