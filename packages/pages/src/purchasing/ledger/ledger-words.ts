import { text } from '@axle/kernel';
import type { EnumOption, MoneyField } from '@axle/page-kit';

/** Accounts of the supplier ledger. */
export const accountOptions = [
  { code: 'ap', label: text('应付账款', 'Accounts payable') },
  { code: 'grir', label: text('暂估应付', 'GR/IR') },
  { code: 'prepay', label: text('预付账款', 'Prepayments') },
  { code: 'claim_recv', label: text('应收索赔', 'Claims receivable') },
  { code: 'stock', label: text('存货/在途', 'Stock') },
  { code: 'input_tax', label: text('进项税', 'Input tax') },
  { code: 'ppv', label: text('采购价差', 'Price variance') },
  { code: 'deduct', label: text('扣款收入', 'Deductions') },
  { code: 'claim_inc', label: text('索赔收入', 'Claim income') },
  { code: 'bank', label: text('银行', 'Bank') },
] as const satisfies readonly EnumOption[];

/** Events of vouchers. */
export const eventOptions = [
  { code: 'e1', label: text('E1 验收', 'E1 Accepted') },
  { code: 'e2', label: text('E2 发票', 'E2 Invoiced') },
  { code: 'e3', label: text('E3 预付', 'E3 Prepaid') },
  { code: 'e4', label: text('E4 预付核销', 'E4 Prepayment used') },
  { code: 'e5', label: text('E5 扣款', 'E5 Deducted') },
  { code: 'e6', label: text('E6 付款', 'E6 Paid') },
  { code: 'e7', label: text('E7 退货', 'E7 Returned') },
  { code: 'e8', label: text('E8 预付退回', 'E8 Prepayment refunded') },
  { code: 'e9', label: text('E9 索赔', 'E9 Claim') },
  { code: 'adj', label: text('手工凭证', 'Manual voucher'), tone: 'warn' },
  { code: 'rev', label: text('冲销', 'Reversal'), tone: 'warn' },
] as const satisfies readonly EnumOption[];

/** Kinds of documents of vouchers. */
export const bizTypeOptions = [
  { code: 'receipt', label: text('收货单', 'Receipt') },
  { code: 'batch', label: text('发货批次', 'Shipping batch') },
  { code: 'settlement', label: text('结算单', 'Settlement') },
  { code: 'prepayment', label: text('预付款', 'Prepayment') },
  { code: 'deduction', label: text('扣款', 'Deduction') },
  { code: 'claim', label: text('索赔', 'Claim') },
  { code: 'after_sale', label: text('售后', 'After-sale') },
  { code: 'inspection', label: text('来料检验', 'Incoming inspection') },
  { code: 'conversion', label: text('库内转换', 'Conversion') },
  { code: 'payment', label: text('付款', 'Payment') },
  { code: 'adjustment', label: text('手工凭证', 'Manual voucher') },
  { code: 'voucher', label: text('凭证', 'Voucher') },
] as const satisfies readonly EnumOption[];

/** An amount in the currency of its account. */
export const accountAmount = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  readOnly: true,
  scale: 2,
  min: '-99999999999999',
  currency: { field: 'currency' },
  width: 126,
  ...more,
});

/** An amount of the ledger: whoever may not read what is owed to a supplier reads none of those that make it up. */
export const ledgerAmount = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField =>
  accountAmount(zh, en, { seenWith: { page: 'ledgerCenter', field: 'netOwed' }, ...more });
