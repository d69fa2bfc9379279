import { text } from '@axle/kernel';
import type { DecimalField, IntegerField, LineField, LinesField, PageTab, TextField } from '@axle/page-kit';
import { orderPlatformOptions, orderStatusOptions, shipServiceOptions } from '../order/order-options.ts';

const count = (zh: string, en: string, width = 80): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max: 1_000_000_000,
  width,
});
const key = (zh: string, en: string): IntegerField => ({ ...count(zh, en), required: true, hidden: true });
const bound = (zh: string, en: string): IntegerField => ({ kind: 'integer', label: text(zh, en), min: 0, max: 999_999 });
const day = (zh: string, en: string): LineField => ({ kind: 'date', label: text(zh, en) });
const words = (zh: string, en: string, width: number): TextField => ({ kind: 'text', label: text(zh, en), maxLength: 500, width });
const dollars = (zh: string, en: string): DecimalField => ({ kind: 'decimal', label: text(zh, en), scale: 2, places: 2, width: 96 });
const store: LineField = { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', width: 160 };
const warehouse: LineField = { kind: 'ref', label: text('仓库', 'Warehouse'), entity: 'warehouse', width: 140 };
const platform: LineField = { kind: 'enum', label: text('平台', 'Platform'), options: orderPlatformOptions, width: 90 };

/** What groups are asked for by. */
export const mergeInputs = {
  order: { kind: 'ref', label: text('订单', 'Order'), entity: 'salesOrder' },
  platform: { kind: 'enumList', label: text('平台', 'Platform'), options: orderPlatformOptions },
  store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', several: true },
  warehouse: { kind: 'ref', label: text('仓库', 'Warehouse'), entity: 'warehouse', several: true },
  country: { kind: 'ref', label: text('国家', 'Country'), entity: 'country', several: true },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', several: true },
  paidFrom: day('付款日自', 'Paid from'),
  paidTo: day('付款日至', 'Paid until'),
  shipFrom: day('最晚发货自', 'Ship by from'),
  shipTo: day('最晚发货至', 'Ship by until'),
  unitsFrom: bound('件数≥', 'Units from'),
  unitsTo: bound('件数≤', 'Units up to'),
  savingFrom: { kind: 'decimal', label: text('节省≥（USD）', 'Saving from (USD)'), scale: 2, min: '0' },
} as const satisfies Readonly<Record<string, LineField>>;

const groups: LinesField = {
  kind: 'lines',
  label: text('待合并的组', 'Groups'),
  by: ['no'],
  most: 500,
  fields: {
    no: key('组', 'Group'),
    store,
    platform,
    buyer: words('买家', 'Buyer', 150),
    address: words('地址', 'Address', 320),
    country: { kind: 'ref', label: text('国家', 'Country'), entity: 'country', width: 100 },
    orders: count('订单数', 'Orders'),
    units: count('件数', 'Units'),
    kg: { kind: 'measure', unit: 'kg', label: text('重量', 'Weight'), width: 100 },
    latestShipAt: { kind: 'instant', label: text('最晚发货', 'Ship by'), width: 150 },
    apart: dollars('分开运费（USD）', 'Freight apart (USD)'),
    together: dollars('合并运费（USD）', 'Freight together (USD)'),
    saving: dollars('节省（USD）', 'Saving (USD)'),
  },
};

const rows: LinesField = {
  kind: 'lines',
  label: text('待合并订单', 'Orders to merge'),
  by: ['order'],
  most: 25_000,
  sums: ['units'],
  fields: {
    no: count('组', 'Group', 60),
    order: key('订单', 'Order'),
    version: key('版本', 'Version'),
    store: { ...store, hidden: true },
    orderNo: { kind: 'code', label: text('订单号', 'Order no.'), documentNo: true, maxLength: 20, width: 150 },
    platformOrderId: { kind: 'code', label: text('平台订单号', 'Platform order'), maxLength: 64, width: 180 },
    paidAt: { kind: 'instant', label: text('付款时间', 'Paid at'), width: 150 },
    lines: words('明细', 'Lines', 260),
    units: count('件数', 'Units'),
    total: { kind: 'decimal', label: text('金额', 'Total'), scale: 4, places: 2, width: 100 },
    currency: { kind: 'code', label: text('币种', 'Currency'), maxLength: 3, width: 70 },
    status: { kind: 'enum', label: text('状态', 'Status'), options: orderStatusOptions, width: 110 },
    warehouse,
    service: { kind: 'enum', label: text('时效', 'Service'), options: shipServiceOptions, width: 90 },
    latestShipAt: { kind: 'instant', label: text('最晚发货', 'Ship by'), width: 150 },
  },
};

/** The groups that save freight, each with its orders. */
export const mergeTab = {
  key: 'tab1',
  title: text('待合并', 'To merge'),
  view: 'orders/pending-merge',
  tool: {
    byView: true,
    inputs: mergeInputs,
    exports: 'rows',
    results: { more: { kind: 'bool', label: text('未全部列出', 'Not all of them') }, groups, rows },
  },
} as const satisfies PageTab;
