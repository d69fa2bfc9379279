import { text } from '@axle/kernel';
import type { DateField, Fields, IntegerField, LineField } from '@axle/page-kit';
import { mostLineQty, mostOrderLines } from '@axle/purchasing';
import { numberOf, skusOf } from '../../inventory/operation/operation-fields.ts';
import { piecesField } from '../../inventory/stock-fields.ts';
import { transModes } from '../../logistics/leg/trans-modes.ts';

const day = (zh: string, en: string, more: Partial<DateField> = {}): DateField => ({
  kind: 'date',
  label: text(zh, en),
  width: 116,
  ...more,
});

/** Which batch it is, of which order, from whom and where to. */
export const batchedFields = {
  batchNo: numberOf('发货批次', 'Batch no.'),
  purchaseOrder: {
    kind: 'ref',
    label: text('采购单号', 'PO no.'),
    entity: 'purchaseOrder',
    required: true,
    immutable: true,
    key: true,
    width: 160,
  },
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', required: true, readOnly: true, width: 190 },
  warehouse: { kind: 'ref', label: text('收货仓库', 'Deliver to'), entity: 'warehouse', required: true, readOnly: true, width: 140 },
  buyer: { kind: 'user', label: text('采购员', 'Buyer'), readOnly: true, figure: true, width: 100 },
} as const satisfies Fields;

/** When it goes, by what, and when it comes. */
export const wayFields = {
  mode: { kind: 'enum', label: text('运输方式', 'Mode'), options: transModes, width: 110 },
  shipDate: day('发货日期', 'Ship date', { required: true, help: text('计划的，发货后为实际的。', 'Planned; actual once shipped.') }),
  containerNo: { kind: 'code', label: text('柜号', 'Container no.'), maxLength: 20, width: 130 },
  etd: day('预计离港', 'ETD'),
  eta: day('预计到仓', 'ETA'),
  departedOn: day('实际离港', 'Departed', { readOnly: true }),
  arrivedOn: day('到货日期', 'Arrived on', { readOnly: true, help: text('第一件到仓的日期。', 'The date when the first pieces arrived.') }),
  receiptNo: {
    kind: 'code',
    documentNo: true,
    label: text('收货单号', 'Receipt no.'),
    readOnly: true,
    maxLength: 20,
    width: 150,
  },
} as const satisfies Fields;

/** What is said when a batch leaves. */
export const shipDialogFields = {
  shipDate: day('发货日期', 'Ship date', { help: text('不填为今天。', 'Today if left empty.') }),
  containerNo: { ...wayFields.containerNo, help: text('不填不变。', 'Unchanged if left empty.') },
  eta: day('预计到仓', 'ETA', {
    help: text('不填不变；收货仓库按它备货位。', 'Unchanged if left empty; the warehouse prepares for this day.'),
  }),
} as const satisfies Readonly<Record<string, LineField>>;

const count = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max: mostLineQty,
  width: 90,
  ...more,
});

/** Pieces of a line of an order in a batch, and how they are packed. */
export const packedLineFields = {
  orderLine: { kind: 'integer', label: text('行号', 'Line'), required: true, min: 1, max: mostOrderLines, width: 70 },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, width: 220 },
  qty: count('件数', 'Pieces', { required: true, min: 1 }),
  cartons: count('箱数', 'Cartons'),
  grossKg: { kind: 'decimal', label: text('毛重 kg', 'Gross kg'), scale: 3, min: '0', width: 110 },
  cbm: { kind: 'decimal', label: text('体积 m³', 'Volume m³'), scale: 3, min: '0', width: 110 },
} as const satisfies Readonly<Record<string, LineField>>;

/** The lines of a batch. */
export const batchLines = {
  lines: {
    kind: 'lines',
    label: text('明细', 'Lines'),
    required: true,
    by: ['orderLine'],
    most: mostOrderLines,
    sums: ['qty', 'cartons', 'cbm'],
    fields: {
      ...packedLineFields,
      arrivedQty: count('已到货', 'Arrived', { readOnly: true, max: 9_999_999 }),
      missingQty: count('缺失', 'Missing', {
        readOnly: true,
        help: text('收货单关闭时仍未到的件数。', 'Pieces not received when the receipt was closed.'),
      }),
      onWayQty: count('未到货', 'Not arrived', { readOnly: true }),
    },
  },
} as const satisfies Fields;

/** What the lines of a batch come to. */
export const batchSums = {
  skus: skusOf('ship_batch_sku'),
  qty: piecesField('件数', 'Pieces', { min: 0, figure: true, width: 90 }),
  arrivedQty: piecesField('已到货', 'Arrived', { min: 0, figure: true, width: 90 }),
  onWayQty: piecesField('未到货', 'Not arrived', { min: 0, figure: true, width: 90 }),
  cartons: piecesField('箱数', 'Cartons', { min: 0, figure: true, width: 84 }),
  grossKg: { kind: 'decimal', label: text('毛重 kg', 'Gross kg'), readOnly: true, figure: true, scale: 3, min: '0', width: 110 },
  cbm: { kind: 'decimal', label: text('体积 m³', 'Volume m³'), readOnly: true, figure: true, scale: 3, min: '0', width: 110 },
} as const satisfies Fields;
