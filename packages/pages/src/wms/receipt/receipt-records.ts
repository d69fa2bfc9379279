import { receiptHolds } from '@axle/inventory';
import { defineResource } from '@axle/page-kit';
import { piecesTold } from '../stock/stock-fields.ts';
import { photosOf, receiptStatusOptions, receiptTypeOptions } from './receipt-fields.ts';
import { receiptLife } from './receipt-life.ts';

const figure = (zh: string, en: string) => piecesTold(zh, en, { figure: true });

/** What is expected at a warehouse, and what came. */
export const receiptRecords = defineResource({
  entity: 'receipt',
  label: { zh: '收货单', en: 'Receipt' },
  service: 'wms',
  readFrom: 'receipt_shown',
  nameFields: ['receiptNo'],
  knownBy: { code: 'receiptNo' },
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  unique: [{ fields: ['type', 'sourceNo', 'warehouse', 'containerNo'] }],
  checks: [receiptHolds],
  states: receiptLife,
  fields: {
    receiptNo: {
      kind: 'code',
      label: { zh: '收货单号', en: 'Receipt' },
      required: true,
      readOnly: true,
      figure: true,
      key: true,
      maxLength: 20,
      width: 150,
    },
    type: { kind: 'enum', label: { zh: '类型', en: 'Type' }, required: true, immutable: true, options: receiptTypeOptions, width: 116 },
    sourceNo: {
      kind: 'code',
      label: { zh: '来源单号', en: 'Source' },
      required: true,
      immutable: true,
      maxLength: 60,
      width: 160,
      help: {
        zh: '采购单、货柜预报、调拨单、退货授权号（RMA）或运单号。',
        en: 'Order, advance note, transfer, return authorisation (RMA) or tracking number.',
      },
    },
    warehouse: { kind: 'ref', label: { zh: '仓库', en: 'Warehouse' }, entity: 'warehouse', required: true, immutable: true, width: 150 },
    fromWarehouse: { kind: 'ref', label: { zh: '发货仓库', en: 'From warehouse' }, entity: 'warehouse', readOnly: true, width: 150 },
    supplier: { kind: 'ref', label: { zh: '供应商', en: 'Supplier' }, entity: 'supplier', width: 180 },
    containerNo: { kind: 'code', label: { zh: '柜号', en: 'Container' }, maxLength: 30, immutable: true, width: 130 },
    eta: { kind: 'date', label: { zh: '预计到货', en: 'ETA' }, width: 116 },
    arrivedAt: { kind: 'instant', label: { zh: '到仓时间', en: 'Arrived at' }, readOnly: true, width: 160 },
    dockBin: {
      kind: 'ref',
      label: { zh: '收货库位', en: 'Dock bin' },
      entity: 'bin',
      width: 170,
      help: { zh: '收货区的库位；客退为退货区的库位。', en: 'A bin of the dock; of the returns area for what customers send back.' },
    },
    status: {
      kind: 'enum',
      label: { zh: '状态', en: 'Status' },
      readOnly: true,
      required: true,
      options: receiptStatusOptions,
      width: 116,
    },
    expectedQty: figure('预计件数', 'Expected'),
    goodQty: figure('良品', 'Good'),
    qcHoldQty: figure('待检', 'QC hold'),
    damagedQty: figure('残损', 'Damaged'),
    overQty: { ...figure('超收暂存', 'Over hold'), hidden: true },
    diffQty: {
      ...figure('差异', 'Difference'),
      alarm: 'differs',
      help: {
        zh: '实点（含残损与超收暂存）减预计；开始收货后才有。',
        en: 'Counted (with damaged and held pieces) less expected; known once counting has begun.',
      },
    },
    differs: { kind: 'bool', label: { zh: '有差异', en: 'Differs' }, readOnly: true, figure: true, hidden: true, width: 90 },
    skuCodes: { kind: 'tags', label: { zh: 'SKU', en: 'SKU' }, readOnly: true, figure: true, hidden: true, maxLength: 32, width: 200 },
    poNos: { kind: 'tags', label: { zh: '采购单号', en: 'Order' }, readOnly: true, figure: true, hidden: true, maxLength: 40, width: 160 },
    blind: {
      kind: 'bool',
      label: { zh: '盲收', en: 'Blind' },
      readOnly: true,
      initial: false,
      width: 84,
      help: { zh: '收货扫描台不显示预计件数。', en: 'The station does not show what is expected.' },
    },
    receiver: { kind: 'user', label: { zh: '收货人', en: 'Receiver' }, readOnly: true, width: 120 },
    secondReceiver: { kind: 'user', label: { zh: '收货人2', en: 'Second receiver' }, readOnly: true, hidden: true, width: 120 },
    finishedAt: { kind: 'instant', label: { zh: '点数完成', en: 'Counted at' }, readOnly: true, hidden: true, width: 160 },
    closedAt: { kind: 'instant', label: { zh: '完成时间', en: 'Closed at' }, readOnly: true, width: 160 },
    photos: photosOf('照片', 'Photos', { readOnly: true }),
    note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 500, lines: 2, hidden: true, width: 220 },
    lines: {
      kind: 'lines',
      label: { zh: '明细', en: 'Lines' },
      required: true,
      by: ['poNo', 'poLine', 'sku'],
      most: 2000,
      sums: ['expectedQty'],
      fields: {
        sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', required: true, width: 240 },
        expectedQty: { kind: 'integer', label: { zh: '预计件数', en: 'Expected' }, required: true, min: 1, max: 999_999, width: 110 },
        cartonQty: { kind: 'integer', label: { zh: '每箱件数', en: 'Per carton' }, min: 1, max: 99_999, width: 100 },
        poNo: { kind: 'code', label: { zh: '采购单号', en: 'Order' }, maxLength: 40, width: 150 },
        poLine: { kind: 'integer', label: { zh: '行号', en: 'Line' }, min: 1, max: 9999, grouping: false, width: 80 },
        unitCost: { kind: 'money', label: { zh: '单位成本', en: 'Unit cost' }, scale: 4, min: '0', currency: { code: 'CNY' }, width: 130 },
      },
    },
  },
});
