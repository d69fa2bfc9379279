import { add, type Decimal, negate, subtract, zero } from '@axle/kernel';

/** An account of the supplier ledger. */
export type LedgerAccount = 'ap' | 'prepay' | 'grir' | 'stock' | 'input_tax' | 'ppv' | 'deduct' | 'claim_recv' | 'claim_inc' | 'bank';

/** A line of a voucher: an amount above zero on one of both sides. */
export interface VoucherLine {
  readonly account: LedgerAccount;
  readonly debit: Decimal;
  readonly credit: Decimal;
}

/** What happened between us and a supplier, with amounts in its currency. */
export type LedgerEvent =
  | { readonly kind: 'accepted'; readonly net: Decimal }
  /** Accepted goods are billed: `net` at the prices of the order, `invoiceNet` and `tax` as billed. */
  | { readonly kind: 'invoiced'; readonly net: Decimal; readonly invoiceNet: Decimal; readonly tax: Decimal }
  | { readonly kind: 'prepaid' | 'prepayUsed' | 'prepayRefunded' | 'deducted' | 'paid'; readonly amount: Decimal }
  | { readonly kind: 'returned'; readonly net: Decimal }
  | { readonly kind: 'returnedAfterInvoice'; readonly net: Decimal; readonly tax: Decimal }
  | { readonly kind: 'claimAgreed' | 'claimOffset' | 'claimCashed'; readonly amount: Decimal };

/** Debits above zero, credits below. */
type Change = readonly [LedgerAccount, Decimal];

function changesOf(event: LedgerEvent): readonly Change[] {
  switch (event.kind) {
    case 'accepted':
      return [
        ['stock', event.net],
        ['grir', negate(event.net)],
      ];
    case 'invoiced':
      return [
        ['grir', event.net],
        ['input_tax', event.tax],
        ['ppv', subtract(event.invoiceNet, event.net)],
        ['ap', negate(add(event.invoiceNet, event.tax))],
      ];
    case 'returned':
      return [
        ['grir', event.net],
        ['stock', negate(event.net)],
      ];
    case 'returnedAfterInvoice':
      return [
        ['ap', add(event.net, event.tax)],
        ['stock', negate(event.net)],
        ['input_tax', negate(event.tax)],
      ];
    default: {
      const [debit, credit] = sidesOf[event.kind];
      return [
        [debit, event.amount],
        [credit, negate(event.amount)],
      ];
    }
  }
}

const sidesOf = {
  prepaid: ['prepay', 'bank'],
  prepayUsed: ['ap', 'prepay'],
  prepayRefunded: ['bank', 'prepay'],
  deducted: ['ap', 'deduct'],
  paid: ['ap', 'bank'],
  claimAgreed: ['claim_recv', 'claim_inc'],
  claimOffset: ['ap', 'claim_recv'],
  claimCashed: ['bank', 'claim_recv'],
} as const satisfies Readonly<Record<string, readonly [LedgerAccount, LedgerAccount]>>;

const lineOf = ([account, change]: Change): VoucherLine =>
  change.startsWith('-') ? { account, debit: zero, credit: negate(change) } : { account, debit: change, credit: zero };

/** [R13] The voucher of an event. Its debits are its credits; lines without an amount are left out. */
export const voucherOf = (event: LedgerEvent): readonly VoucherLine[] =>
  changesOf(event)
    .filter(([, change]) => change !== zero)
    .map(lineOf);

/** [R13] The voucher that takes another one back. */
export const reversalOf = (lines: readonly VoucherLine[]): readonly VoucherLine[] =>
  lines.map(({ account, debit, credit }) => ({ account, debit: credit, credit: debit }));
