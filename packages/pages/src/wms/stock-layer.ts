import { definePage, defineResource } from '@axle/page-kit';
import { costSourceOptions, piecesTold, skuCodeTold, skuTold, valueTold, warehouseTold } from './stock/stock-fields.ts';

/** Pieces that came in together, with what they cost and what is left of them. */
const stockLayerRecords = defineResource({
  entity: 'stockLayer',
  label: { zh: '批次层', en: 'Cost layer' },
  service: 'stock',
  table: 'stock_layer_shown',
  nameFields: ['layerNo'],
  managed: false,
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  readBy: { function: 'stock_layer_at', fields: ['asOf'], onlyAsked: true },
  fields: {
    layerNo: { kind: 'code', label: { zh: '批次号', en: 'Layer' }, required: true, readOnly: true, key: true, maxLength: 20, width: 140 },
    skuCode: skuCodeTold,
    sku: skuTold,
    warehouse: warehouseTold,
    receivedAt: { kind: 'instant', label: { zh: '到货时间', en: 'Arrived' }, required: true, readOnly: true, width: 160 },
    originReceivedAt: { kind: 'instant', label: { zh: '首次到货', en: 'First arrived' }, required: true, readOnly: true, width: 160, help: { zh: '调拨不重算。', en: 'Kept over transfers.' } },
    ageDays: piecesTold('库龄（天）', 'Age (days)', { min: 0, max: 100_000 }),
    band: {
      kind: 'enum', label: { zh: '库龄段', en: 'Age band' }, required: true, readOnly: true, width: 110,
      options: ['0–30', '31–60', '61–90', '91–180', '181–270', '271–365', '>365'].map(band => ({ code: band, label: { zh: `${band}天`, en: `${band} d` } })),
    },
    qtyIn: piecesTold('入库件数', 'Came in', { min: 0 }),
    qtyLeft: piecesTold('剩余件数', 'Left', { min: 0 }),
    unitCost: { kind: 'decimal', label: { zh: '单位成本', en: 'Unit cost' }, readOnly: true, scale: 4, places: 4, min: '0', width: 116 },
    valueLeft: valueTold('剩余价值', 'Value left'),
    landed: valueTold('其中加成本', 'Landed cost added'),
    costSource: { kind: 'enum', label: { zh: '成本来源', en: 'Cost from' }, required: true, readOnly: true, options: costSourceOptions, width: 120 },
    poNo: { kind: 'code', label: { zh: '采购单号', en: 'Order' }, readOnly: true, maxLength: 40, width: 130 },
    postingNo: { kind: 'code', label: { zh: '过账号', en: 'Posting' }, required: true, readOnly: true, maxLength: 20, width: 140, hidden: true },
    asOf: { kind: 'date', asOf: true, label: { zh: '截至日期', en: 'As of' }, readOnly: true, width: 130, hidden: true, help: { zh: '该业务日期终了时的剩余、成本与库龄；留空为现在。', en: 'What was left at the end of that day of business, at which cost and age; now unless given.' } },
  },
});

export const stockLayer = definePage({
  key: 'stockLayer',
  title: { zh: '批次层与库龄', en: 'Cost layers and age' },
  help: {
    why: { zh: '看剩下的货成本多少、放了多久、为什么。', en: 'Shows cost and age of what is left, and why.' },
    notes: [
      { zh: '出库先耗最早到货的批次；移库与状态转换不动批次。', en: 'What leaves takes the earliest arrival first; moves between bins and statuses leave layers alone.' },
      { zh: '调拨后批次保留价值与首次到货时间。', en: 'Over a transfer a layer keeps its value and its first arrival.' },
      { zh: '成本未知的批次由财务补录成本。', en: 'Finance tells the cost of layers whose cost is unknown.' },
    ],
  },
  resource: stockLayerRecords,
  columns: ['layerNo', 'skuCode', 'sku', 'warehouse', 'originReceivedAt', 'receivedAt', 'ageDays', 'band', 'qtyIn', 'qtyLeft', 'unitCost', 'valueLeft', 'landed', 'costSource', 'poNo', 'postingNo', 'asOf'],
  pinned: 1,
  filters: ['skuCode', 'sku', 'warehouse', 'ageDays', 'band', 'costSource', 'qtyLeft', 'asOf', 'receivedAt', 'originReceivedAt', 'poNo', 'layerNo'],
  totals: ['qtyIn', 'qtyLeft', 'valueLeft', 'landed'],
  search: ['layerNo', 'poNo'],
  sort: [{ field: 'skuCode' }, { field: 'receivedAt' }],
  drills: {
    qtyIn: { section: 'wms', page: 'stockLedger', tab: 'all', filters: [{ field: 'postingNo', op: 'eq', by: 'postingNo' }] },
  },
  tabs: [
    { key: 'left', title: { zh: '有剩余', en: 'With some left' }, filters: [{ field: 'qtyLeft', op: 'gt', value: 0 }] },
    { key: 'unknown', title: { zh: '成本未知', en: 'Cost unknown' }, filters: [{ field: 'costSource', op: 'eq', value: 'unknown' }, { field: 'qtyLeft', op: 'gt', value: 0 }] },
    { key: 'all', title: { zh: '全部', en: 'All' } },
    {
      key: 'age', title: { zh: '库龄', en: 'Age' },
      board: {
        figures: 'age',
        reads: ['warehouse', 'ageDays', 'band', 'qtyLeft', 'valueLeft'],
        tiles: [
          { kind: 'number', key: 'meanAge', title: { zh: '平均库龄（天）', en: 'Mean age (days)' }, span: 4, unit: 'mean' },
          { kind: 'number', key: 'pieces', title: { zh: '剩余件数', en: 'Pieces left' }, span: 4 },
          { kind: 'number', key: 'value', title: { zh: '剩余价值（CNY）', en: 'Value left (CNY)' }, span: 4 },
          {
            kind: 'stacks', key: 'bands', title: { zh: '各仓库的库龄段（件）', en: 'Pieces by warehouse and age' }, span: 12,
            drill: { tab: 'left', row: { field: 'warehouse', op: 'record' }, column: { field: 'band', op: 'eq' } },
          },
        ],
      },
    },
  ],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'setCost', title: { zh: '补录成本', en: 'Tell the cost' }, on: 'one', when: { field: 'costSource', in: ['unknown'] },
      input: { unitCost: { kind: 'decimal', label: { zh: '单位成本（CNY）', en: 'Unit cost (CNY)' }, required: true, scale: 4, min: '0.0001', max: '99999999' } },
      confirm: { zh: '剩余件数按此成本重估，已出库部分计入成本差异。', en: 'What is left is valued by it; the part of what has gone is a cost variance.' },
    },
  ],
});
