import { text } from '@axle/kernel';
import type { IntegerField, LinesField, MoneyField } from '@axle/page-kit';

const money = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  scale: 4,
  places: 2,
  currency: { field: 'currency' },
  width: 100,
  ...more,
});

/** What stands on an order as the platform sells it. */
export const orderLines: LinesField = {
  kind: 'lines',
  label: text('明细', 'Lines'),
  required: true,
  by: ['platformLineId'],
  most: 200,
  sums: ['qty', 'discount', 'tax', 'shipping', 'lineTotal'],
  fields: {
    platformLineId: { kind: 'text', label: text('行号', 'Line no.'), required: true, maxLength: 64, width: 110 },
    ptSku: { kind: 'ref', label: text('PT SKU', 'PT SKU'), entity: 'ptSku', width: 170 },
    sku: {
      kind: 'ref',
      label: text('SKU', 'SKU'),
      entity: 'sku',
      width: 180,
      help: text('没有 PT SKU 时填写，按此SKU发货。', 'Without a PT SKU: this SKU is shipped.'),
    },
    sellerSku: { kind: 'text', label: text('卖家SKU', 'Seller SKU'), readOnly: true, maxLength: 80, width: 150 },
    title: { kind: 'text', label: text('标题', 'Title'), readOnly: true, maxLength: 500, width: 220 },
    qty: { kind: 'integer', label: text('数量', 'Qty'), required: true, min: 1, max: 9999, width: 80 },
    unitPrice: money('单价', 'Unit price', { required: true, min: '0' }),
    discount: money('折扣', 'Discount', { min: '0' }),
    tax: money('税', 'Tax', { min: '0' }),
    shipping: money('运费', 'Shipping', { min: '0' }),
    giftWrap: money('礼品包装', 'Gift wrap', { min: '0', hidden: true }),
    lineTotal: money('行金额', 'Line total', { readOnly: true }),
    cancelledQty: { kind: 'integer', label: text('已取消', 'Cancelled'), readOnly: true, min: 0, max: 9999, width: 90 },
    vehicle: { kind: 'text', label: text('车型', 'Vehicle'), maxLength: 120, width: 150, hidden: true },
  },
};

const count = (zh: string, en: string): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: 0,
  max: 1_000_000,
  width: 84,
});

/** The pieces that its lines are made of, with what is reserved for them and what has left. */
export const orderPieces: LinesField = {
  kind: 'lines',
  label: text('发货SKU', 'Pieces'),
  readOnly: true,
  by: ['place', 'sku'],
  most: 1000,
  sums: ['qty', 'reserved', 'shippedQty'],
  fields: {
    place: { ...count('行', 'Line'), required: true, width: 64 },
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, readOnly: true, width: 220 },
    qty: count('数量', 'Qty'),
    warehouse: { kind: 'ref', label: text('仓库', 'Warehouse'), entity: 'warehouse', readOnly: true, width: 140 },
    reserved: count('已占用', 'Reserved'),
    reservationNo: { kind: 'text', label: text('占用号', 'Reservation'), readOnly: true, maxLength: 20, width: 140 },
    shippedQty: count('已发', 'Shipped'),
  },
};
