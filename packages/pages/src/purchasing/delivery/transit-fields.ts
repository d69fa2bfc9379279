import { text } from '@axle/kernel';
import type { DateField, EnumOption, Fields, MoneyField } from '@axle/page-kit';
import type { TransitException } from '@axle/purchasing';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { piecesField, skuCodeField, skuField } from '../../inventory/stock-fields.ts';
import { transModes } from '../../logistics/leg/trans-modes.ts';
import { termFields } from '../order/order-fields.ts';
import { shipBatchState } from './ship-batch-states.ts';

const day = (zh: string, en: string, more: Partial<DateField> = {}): DateField => ({
  kind: 'date',
  label: text(zh, en),
  readOnly: true,
  width: 116,
  ...more,
});

/** The value of goods on their way follows from the prices of orders. */
const worth = (zh: string, en: string, more: Pick<MoneyField, 'currency' | 'help'>): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  readOnly: true,
  scale: 2,
  min: '0',
  width: 132,
  seenWith: { page: 'purchaseOrder', field: 'lines.price' },
  ...more,
});

/** What is wrong with pieces on their way. */
export const transitExceptionOptions = [
  { code: 'overdue', label: text('逾期未到', 'Overdue'), tone: 'bad' },
  { code: 'partial', label: text('尾数未到', 'Rest missing'), tone: 'warn' },
  { code: 'no_eta', label: text('无预计到仓', 'No ETA'), tone: 'info' },
] as const satisfies readonly EnumOption<TransitException>[];

/** Which pieces are on their way: batch, order, SKU, from whom and where to. */
export const onWayNames = {
  batchNo: numberOf('发货批次', 'Batch no.'),
  purchaseOrder: {
    kind: 'ref',
    label: text('采购单号', 'PO no.'),
    entity: 'purchaseOrder',
    required: true,
    readOnly: true,
    key: true,
    width: 160,
  },
  orderLine: piecesField('行号', 'Line', { min: 1, max: 500, width: 64, required: true }),
  skuCode: skuCodeField,
  sku: skuField,
  supplier: { ...termFields.supplier, readOnly: true },
  buyer: { kind: 'user', label: text('采购员', 'Buyer'), readOnly: true, width: 100 },
  warehouse: { ...termFields.warehouse, label: text('收货仓库', 'Deliver to'), readOnly: true },
  mode: { kind: 'enum', label: text('运输方式', 'Mode'), readOnly: true, options: transModes, width: 110 },
  containerNo: { kind: 'code', label: text('柜号', 'Container no.'), readOnly: true, maxLength: 20, width: 130 },
  state: { ...shipBatchState, required: true },
} as const satisfies Fields;

/** How long they are on their way, how many, and what they are worth. */
export const onWayMeasures = {
  shipDate: day('发货日期', 'Ship date', { required: true }),
  etd: day('预计离港', 'ETD'),
  eta: day('预计到仓', 'ETA'),
  departedOn: day('实际离港', 'Departed'),
  shippedQty: piecesField('已发货', 'Shipped', { min: 0, required: true, width: 90 }),
  arrivedQty: piecesField('已到货', 'Arrived', { min: 0, required: true, width: 90 }),
  onWayQty: piecesField('未到货', 'Not arrived', {
    min: 0,
    required: true,
    width: 90,
    help: text('已发货减去已到货。', 'Shipped less arrived.'),
  }),
  cartons: piecesField('箱数', 'Cartons', { min: 0, width: 84 }),
  cbm: { kind: 'decimal', label: text('体积 m³', 'Volume m³'), readOnly: true, scale: 3, min: '0', width: 104 },
  currency: { kind: 'code', label: text('币种', 'Currency'), required: true, readOnly: true, maxLength: 3, width: 76 },
  onWayValue: worth('未到货值', 'Value not arrived', {
    currency: { field: 'currency' },
    help: text('未到货件数按订单未税单价。', 'Pieces not arrived at the net price of the order.'),
  }),
  onWayCny: worth('未到货值（本位币）', 'Value not arrived, base currency', {
    currency: { code: 'CNY' },
    help: text('按发货日的记账汇率。', 'At the booking rate of the ship date.'),
  }),
  daysInTransit: piecesField('在途天数', 'Days in transit', { min: 0, required: true, width: 96 }),
  daysOverEta: piecesField('超预计天数', 'Days over ETA', { min: 0, width: 108 }),
  acceptPoint: {
    ...termFields.acceptPoint,
    readOnly: true,
    hidden: false,
    label: text('货权', 'Owner'),
    options: [
      { code: 'handover', label: text('我方（交运验收）', 'Ours (from handover)') },
      { code: 'receipt', label: text('供应商（到仓验收）', 'Supplier (until receipt)') },
    ],
    help: text('由贸易条款决定。', 'Follows the Incoterm.'),
  },
  exception: { kind: 'enum', label: text('异常', 'Exception'), readOnly: true, options: transitExceptionOptions, width: 104 },
} as const satisfies Fields;
