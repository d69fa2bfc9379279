import { text } from '@axle/kernel';
import type { Fields, MoneyField } from '@axle/page-kit';

/** An amount of a settlement in its currency. */
export const settledAmount = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  readOnly: true,
  scale: 2,
  min: '0',
  currency: { field: 'currency' },
  width: 122,
  ...more,
});

/** A price without tax. */
export const netPrice = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  readOnly: true,
  scale: 4,
  places: 2,
  min: '0',
  currency: { field: 'currency' },
  width: 110,
  ...more,
});

/** From whom, for whom and in which currency: as the orders behind it are. */
export const settledAccountFields = {
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', readOnly: true, width: 220 },
  companyEntity: { kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity', readOnly: true, width: 170 },
  currency: { kind: 'code', label: text('币种', 'Currency'), readOnly: true, maxLength: 3, pattern: '[A-Z]{3}', width: 76 },
} as const satisfies Fields;

/** The line of an order that is billed or paid for. */
export const orderLineFields = {
  purchaseOrder: { kind: 'ref', label: text('采购单号', 'PO no.'), entity: 'purchaseOrder', required: true, width: 180 },
  orderLine: { kind: 'integer', label: text('行号', 'Line'), required: true, min: 1, max: 500, width: 70 },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, width: 200 },
} as const;
