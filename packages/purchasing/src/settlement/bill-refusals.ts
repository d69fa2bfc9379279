import { absolute, compareDecimals, type Decimal, fill, groupedDecimal, minorDigits, type Refusal, subtract } from '@axle/kernel';
import { lineTotals, orderTotals, type Totals } from '../order/order-totals.ts';
import { isOtherAccount, type OrderAccount } from '../prepayment/prepay-refusals.ts';

/** A line of an invoice, at a price without tax. */
export interface BilledLine {
  readonly qty: number;
  readonly price: Decimal;
}

/** What an invoice comes to by its lines. */
export interface BillTotals extends Totals {
  readonly lines: readonly Totals[];
}

/** [R46] What an invoice comes to; `taxRate` in percent. */
export function billTotals(lines: readonly BilledLine[], currency: string, taxRate: Decimal): BillTotals {
  const each = lines.map(line => lineTotals(line, { currency, taxRate, priceInclTax: false }));
  return { lines: each, ...orderTotals(each) };
}

/** The most that an invoice may differ from its lines by. */
const mostDifference = '1' as Decimal;

/** [R46] What stands against the total that stands on an invoice: it differs from its lines by more than 1.00 (`INVOICE_SUM`). */
export function sumRefusals(stated: Decimal, gross: Decimal, currency: string): readonly Refusal[] {
  const diff = absolute(subtract(stated, gross));
  if (compareDecimals(diff, mostDifference) <= 0) return [];
  const message = {
    zh: '价税合计与明细合计相差{amt}，最多1.00',
    en: 'The total differs from its lines by {amt}; 1.00 is allowed',
  };
  return [{ code: 'INVOICE_SUM', field: 'amountGross', message: fill(message, { amt: groupedDecimal(diff, minorDigits(currency)) }) }];
}

const otherAccount: Refusal = {
  code: 'OTHER_ACCOUNT',
  message: { zh: '供应商、采购主体与币种须一致', en: 'Supplier, company and currency must be the same' },
};

/** [R46] What stands against what is billed or settled together: another supplier, company or currency (`OTHER_ACCOUNT`). */
export const accountRefusals = (accounts: readonly OrderAccount[]): readonly Refusal[] =>
  accounts.some(account => isOtherAccount(account, accounts[0]!)) ? [otherAccount] : [];

const notVerified: Refusal = {
  code: 'INVOICE_STATE',
  message: { zh: '发票须已查验且有未结算的件数', en: 'The invoice must be verified and have open pieces' },
};
const used = { zh: '发票{no}已被结算单{x}占用', en: 'Invoice {no} is used by {x}' };

/**
 * [R48] What stands against settling an invoice: it is not verified, or nothing of it is open (`INVOICE_STATE`), or another settlement in
 * hand has it (`INVOICE_USED`).
 */
export const invoiceRefusals = (
  invoice: { readonly no: string; readonly state: string },
  usedBy: string | undefined,
): readonly Refusal[] => [
  ...(['verified', 'held'].includes(invoice.state) ? [] : [notVerified]),
  ...(usedBy === undefined ? [] : [{ code: 'INVOICE_USED', message: fill(used, { no: invoice.no, x: usedBy }) }]),
];
