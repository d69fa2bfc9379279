import { definePage, defineResource } from '@axle/page-kit';
import { binLabel } from '../warehouse/bin-prints.ts';
import { ofItem } from '../document-drills.ts';
import { binField, piecesField, skuCodeField, skuField, stockStatusOptions, warehouseField } from '../stock-fields.ts';

/** What lies in a bin. */
const stockBinRecords = defineResource({
  entity: 'stockBin',
  label: { zh: '库位库存', en: 'Bin stock' },
  service: 'stock',
  table: 'stock_bin_list',
  nameFields: ['skuCode', 'bin'],
  managed: false,
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  searchedThrough: 'sku',
  fields: {
    skuCode: skuCodeField,
    sku: skuField,
    warehouse: warehouseField,
    area: { kind: 'ref', label: { zh: '库区', en: 'Area' }, entity: 'warehouseArea', required: true, readOnly: true, width: 130 },
    bin: binField,
    binCode: {
      kind: 'code',
      label: { zh: '库位编码', en: 'Bin code' },
      required: true,
      readOnly: true,
      figure: true,
      maxLength: 40,
      width: 130,
      hidden: true,
    },
    code: {
      kind: 'code',
      label: { zh: '库位条码', en: 'Bin barcode' },
      required: true,
      readOnly: true,
      figure: true,
      maxLength: 80,
      width: 160,
      hidden: true,
    },
    stockStatus: {
      kind: 'enum',
      label: { zh: '库存状态', en: 'Stock status' },
      required: true,
      readOnly: true,
      options: stockStatusOptions,
      width: 120,
    },
    qty: piecesField('件数', 'Pieces', { required: true }),
    volume: { kind: 'measure', label: { zh: '体积', en: 'Volume' }, unit: 'm3', readOnly: true, min: '0', width: 110 },
    weight: { kind: 'measure', label: { zh: '毛重', en: 'Gross weight' }, unit: 'kg', readOnly: true, min: '0', width: 110 },
    lastMoveAt: { kind: 'instant', label: { zh: '最近变动', en: 'Last movement' }, readOnly: true, width: 160 },
  },
});

export const stockBin = definePage({
  key: 'stockBin',
  title: { zh: '库位库存', en: 'Stock by bin' },
  words: ['bin stock'],
  help: {
    why: { zh: '查看每个库位存放的货品、数量与状态。', en: 'Shows what is in each bin, how much, and in which status.' },
    notes: [{ zh: '清空的库位不显示；历史见“库存流水”。', en: 'Empty bins are not shown; see the stock ledger for their history.' }],
  },
  resource: stockBinRecords,
  columns: ['skuCode', 'sku', 'warehouse', 'area', 'bin', 'stockStatus', 'qty', 'volume', 'weight', 'lastMoveAt', 'binCode', 'code'],
  pinned: 1,
  filters: ['skuCode', 'sku', 'warehouse', 'area', 'bin', 'binCode', 'stockStatus', 'qty', 'lastMoveAt'],
  totals: ['qty', 'volume', 'weight'],
  search: ['skuCode'],
  sort: [{ field: 'skuCode' }],
  drills: {
    qty: ofItem('stockLedger', 'all', { field: 'bin', op: 'in', by: 'bin' }, { field: 'stockStatus', op: 'in', by: 'stockStatus' }),
  },
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'available', title: { zh: '可用', en: 'Available' }, filters: [{ field: 'stockStatus', op: 'eq', value: 'available' }] },
    { key: 'held', title: { zh: '质检冻结', en: 'QC hold' }, filters: [{ field: 'stockStatus', op: 'eq', value: 'qc_hold' }] },
    { key: 'damaged', title: { zh: '残损', en: 'Damaged' }, filters: [{ field: 'stockStatus', op: 'eq', value: 'damaged' }] },
  ],
  standard: ['list', 'export'],
  actions: [
    { key: 'printBinLabel', title: { zh: '打印库位标签', en: 'Print bin labels' }, on: 'many', effect: 'print', prints: [binLabel] },
  ],
});
