import { text } from '@axle/kernel';
import type { EnumOption, Fields, MoneyField } from '@axle/page-kit';
import type { PrepaidBand } from '@axle/purchasing';

/** [R115] How long ago something was prepaid. */
export const prepaidBands = [
  { code: 'd30', label: text('0–30天', '0–30 days'), tone: 'good' },
  { code: 'd60', label: text('31–60天', '31–60 days'), tone: 'info' },
  { code: 'd90', label: text('61–90天', '61–90 days'), tone: 'warn' },
  { code: 'older', label: text('90天以上', 'Over 90 days'), tone: 'bad' },
] as const satisfies readonly EnumOption<PrepaidBand>[];

/** An amount of a prepayment in its currency. */
export const prepaidAmount = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  readOnly: true,
  scale: 2,
  min: '0',
  currency: { field: 'currency' },
  width: 122,
  ...more,
});

/** From whom, for whom and in which currency: as its orders are. */
export const prepaymentAccountFields = {
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', readOnly: true, width: 220 },
  companyEntity: { kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity', readOnly: true, width: 170 },
  currency: { kind: 'code', label: text('币种', 'Currency'), readOnly: true, maxLength: 3, pattern: '[A-Z]{3}', width: 76 },
} as const satisfies Fields;

/** What was paid and what became of it. */
export const prepaidFields = {
  paidAmount: prepaidAmount('已付金额', 'Paid'),
  paidAt: { kind: 'date', label: text('付款日期', 'Paid on'), readOnly: true, width: 116 },
  usedAmount: prepaidAmount('已核销', 'Used'),
  refundedAmount: prepaidAmount('已退款', 'Refunded'),
  refundAsked: prepaidAmount('退款中金额', 'Being refunded', { hidden: true }),
  balance: prepaidAmount('余额', 'Balance', { help: text('已付减去已核销与已退款。', 'Paid less used and refunded.') }),
  excess: prepaidAmount('超额', 'Excess', {
    figure: true,
    help: text('订单减少后超出可预付比例的部分，应退款或转移。', 'Exceeds what may be prepaid for the reduced orders; refund or move it.'),
  }),
  agingDays: {
    kind: 'integer',
    label: text('账龄（天）', 'Age (days)'),
    readOnly: true,
    figure: true,
    min: 0,
    max: 99_999,
    width: 96,
    help: text('有余额的预付款自付款日起的天数。', 'Days since payment while a balance remains.'),
  },
  agingBand: {
    kind: 'enum',
    label: text('账龄段', 'Age band'),
    readOnly: true,
    figure: true,
    width: 96,
    options: prepaidBands,
  },
} as const satisfies Fields;
