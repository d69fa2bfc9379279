import { definePage, defineResource } from '@axle/page-kit';

const pieces = (zh: string, en: string, more: { readonly min?: string; readonly required?: boolean } = {}) =>
  ({ kind: 'decimal', label: { zh, en }, scale: 3, width: 100, ...more }) as const;

const side = (zh: string, en: string) =>
  ({ kind: 'measure', label: { zh, en }, unit: 'cm', min: '0.01', max: '9999', hidden: true, width: 110, help: { zh: '亚马逊量得的每件尺寸。', en: 'Of a piece, as Amazon measured it.' } }) as const;

export const fbaReportRecords = defineResource({
  entity: 'fbaReport',
  label: { zh: 'FBA报表', en: 'FBA report' },
  service: 'item',
  nameFields: ['fnsku', 'reportDate'],
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    fnsku: { kind: 'code', label: { zh: 'FNSKU', en: 'FNSKU' }, required: true, key: true, maxLength: 10, pattern: '(X0|B0)[A-Z0-9]{8}', width: 130 },
    msku: { kind: 'text', label: { zh: 'MSKU', en: 'MSKU' }, maxLength: 60, width: 160 },
    store: { kind: 'ref', label: { zh: '店铺', en: 'Shop' }, entity: 'store', required: true, width: 170 },
    site: { kind: 'ref', label: { zh: '站点', en: 'Site' }, entity: 'site', required: true, width: 130 },
    reportDate: { kind: 'date', label: { zh: '报表日期', en: 'Report' }, required: true, width: 116 },
    received: pieces('入库', 'Received'),
    shipped: pieces('发出', 'Shipped'),
    returned: pieces('退货', 'Returned'),
    adjusted: pieces('调整', 'Adjusted'),
    longestCm: side('最长边', 'Longest side'),
    medianCm: side('次长边', 'Median side'),
    shortestCm: side('最短边', 'Shortest side'),
    weightKg: { kind: 'measure', label: { zh: '亚马逊重量', en: 'Weight at Amazon' }, unit: 'kg', min: '0.001', max: '9999', hidden: true, width: 120 },
    qty: { ...pieces('库存', 'Stock', { required: true }), help: { zh: '按报表原样保存；负数与小数记为异常。', en: 'Kept as it was reported; less than nothing, and parts of a piece, are faults.' } },
  },
  unique: [{ fields: ['store', 'site', 'fnsku', 'reportDate'] }],
});

export const fbaReport = definePage({
  key: 'fbaReport',
  title: { zh: 'FBA报表', en: 'FBA reports' },
  help: {
    why: { zh: '导入亚马逊FBA库存账，供核对与计划使用。', en: 'Takes in what Amazon reports of FBA stock, for checks and planning.' },
    notes: [
      { zh: '每行为一个FNSKU一天的期末库存与当期的入库、发出、退货、调整。', en: 'A row is the stock of an FNSKU at the end of a day, and what was received, shipped, returned and adjusted since the report before.' },
      { zh: '重复导入同一店铺、站点、FNSKU、日期会更新该行。', en: 'The same shop, site, FNSKU and day taken in again changes the row.' },
      { zh: '亚马逊量得的尺寸与重量可一并导入，按厘米与公斤填写。', en: 'What Amazon measured of a piece may come along, in centimetres and kilograms.' },
      { zh: '导入后的问题见“FBA异常数据”。', en: 'What is wrong with them stands in “FBA abnormal data”.' },
    ],
  },
  resource: fbaReportRecords,
  columns: ['fnsku', 'msku', 'store', 'site', 'reportDate', 'received', 'shipped', 'returned', 'adjusted', 'qty', 'longestCm', 'medianCm', 'shortestCm', 'weightKg', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['fnsku', 'msku', 'store', 'site', 'reportDate', 'qty'],
  totals: ['received', 'shipped', 'returned', 'adjusted'],
  search: ['fnsku', 'msku'],
  sort: [{ field: 'reportDate', descending: true }],
  standard: ['list', 'import', 'export'],
  importing: {
    columns: ['store', 'site', 'fnsku', 'msku', 'reportDate', 'received', 'shipped', 'returned', 'adjusted', 'qty', 'longestCm', 'medianCm', 'shortestCm', 'weightKg'],
    mode: 'per_row',
    also: { msku: ['seller-sku', 'sku'], reportDate: ['snapshot-date', 'date'], qty: ['ending-warehouse-balance', 'quantity'], shipped: ['customer-shipments'], received: ['receipts'], returned: ['customer-returns'], longestCm: ['longest-side'], medianCm: ['median-side'], shortestCm: ['shortest-side'], weightKg: ['item-package-weight'] },
    example: { store: 'AMZ-NA', site: 'AMZ-US', fnsku: 'X001AXLE01', msku: 'BRP-10000', reportDate: '2026-11-21', received: '50', shipped: '30', returned: '2', adjusted: '0', qty: '122', longestCm: '45', medianCm: '30', shortestCm: '20', weightKg: '3.2' },
  },
});
