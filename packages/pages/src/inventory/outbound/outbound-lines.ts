import { text } from '@axle/kernel';
import type { IntegerField, LinesField, RefField } from '@axle/page-kit';

const pieces = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max: 99_999,
  width: 90,
  ...more,
});
const sku: RefField = { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', required: true, width: 260 };

/** What an order asks for. */
export const outboundLines: LinesField = {
  kind: 'lines',
  label: { zh: '明细', en: 'Lines' },
  required: true,
  by: ['sku'],
  most: 200,
  sums: ['qty'],
  fields: {
    sku,
    qty: pieces('数量', 'Qty', { required: true, min: 1 }),
    ptSku: { kind: 'text', label: { zh: 'PT SKU', en: 'PT SKU' }, maxLength: 60, width: 180 },
  },
};

/** How far each line has come. */
export const outboundProgress: LinesField = {
  kind: 'lines',
  label: { zh: '进度', en: 'Progress' },
  readOnly: true,
  by: ['sku'],
  most: 200,
  sums: ['qty', 'allocated', 'picked', 'packed', 'shipped', 'costValue'],
  fields: {
    sku,
    ptSku: { kind: 'text', label: { zh: 'PT SKU', en: 'PT SKU' }, maxLength: 60, width: 120 },
    qty: pieces('数量', 'Qty'),
    allocated: pieces('已分配', 'Allocated'),
    picked: pieces('已拣', 'Picked'),
    packed: pieces('已打包', 'Packed'),
    shipped: pieces('已出库', 'Shipped'),
    reservationNo: { kind: 'text', label: { zh: '占用号', en: 'Reservation' }, maxLength: 20, width: 130 },
    costValue: { kind: 'money', label: { zh: '成本', en: 'Cost' }, scale: 4, places: 4, currency: { code: 'CNY' }, width: 120 },
  },
};

/** Where its pieces were allocated. */
export const outboundPicks: LinesField = {
  kind: 'lines',
  label: { zh: '库位分配', en: 'Bins' },
  readOnly: true,
  by: ['bin', 'sku'],
  most: 2000,
  sums: ['qty', 'picked'],
  fields: {
    bin: { kind: 'ref', label: { zh: '库位', en: 'Bin' }, entity: 'bin', required: true, width: 170 },
    sku,
    qty: pieces('数量', 'Qty'),
    picked: pieces('已拣', 'Picked'),
    pickedBy: { kind: 'user', label: { zh: '拣货人', en: 'Picked by' }, width: 110 },
    pickedAt: { kind: 'instant', label: { zh: '拣货时间', en: 'Picked at' }, width: 160 },
    putBack: { kind: 'bool', label: { zh: '待归位', en: 'To put back' }, width: 90 },
  },
};
