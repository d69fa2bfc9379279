import { receiptRow } from '@axle/inventory';
import { definePage } from '@axle/page-kit';
import { documentDrill } from './stock/document-drills.ts';
import { receiptLabel, receiptTable } from './receipt/receipt-prints.ts';
import { receiptRecords } from './receipt/receipt-records.ts';

export const receiveOrder = definePage({
  key: 'receiveOrder',
  title: { zh: '收货单', en: 'Receiving orders' },
  help: {
    why: { zh: '查看预计或已经到仓的货，差异处理完后关闭收货单。', en: 'Shows what is expected or has arrived at a warehouse, and closes each receipt with its differences settled.' },
    notes: [
      { zh: '手工只能新增客退与样品；采购与头程由导入建立，调拨由调拨单建立。', en: 'Customer returns and samples are written here; purchases and first legs come by import, transfers from their documents.' },
      { zh: '流程：待到货 → 到仓 → 收货中（扫描台逐件过账）→ 完成点数 → 处理差异 → 关闭。', en: 'Expected, arrived, counting (each scan is booked at once), counted, differences decided, closed.' },
      { zh: '采购行可超收2%，超出部分放在库存之外，在“收货差异”处理。', en: 'A line of an order takes 2 % more than expected; what exceeds it stays outside stock until decided under “Receiving differences”.' },
      { zh: '“上调预计”在订单数量增加后用：可收上限随之增加。', en: '“Raise” follows a larger order: the line takes as much more.' },
      { zh: '残损件已按残损入账，不阻止关闭；可另行索赔。', en: 'Damaged pieces are booked as such and keep nothing open; a claim may be made for them.' },
    ],
  },
  resource: receiptRecords,
  columns: [
    'receiptNo', 'state', 'type', 'sourceNo', 'warehouse', 'supplier', 'fromWarehouse', 'containerNo', 'eta', 'arrivedAt', 'expectedQty', 'goodQty', 'qcHoldQty', 'damagedQty',
    'overQty', 'diffQty', 'receiver', 'secondReceiver', 'blind', 'dockBin', 'closedAt', 'finishedAt', 'photos', 'skuCodes', 'poNos', 'differs', 'note', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt',
  ],
  pinned: 1,
  filters: ['receiptNo', 'sourceNo', 'skuCodes', 'poNos', 'warehouse', 'type', 'supplier', 'eta', 'arrivedAt', 'diffQty', 'differs', 'state', 'containerNo', 'fromWarehouse', 'receiver', 'blind', 'closedAt', 'updatedAt'],
  totals: ['expectedQty', 'goodQty', 'qcHoldQty', 'damagedQty', 'diffQty'],
  search: ['receiptNo', 'sourceNo', 'containerNo'],
  sort: [{ field: 'eta' }],
  drills: { sourceNo: documentDrill('transfer', 'sourceNo', { field: 'type', in: ['transfer'] }) },
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'expected', title: { zh: '待到货', en: 'Expected' }, filters: [{ field: 'state', op: 'in', value: ['expected', 'arrived'] }] },
    { key: 'counting', title: { zh: '收货中', en: 'Counting' }, filters: [{ field: 'state', op: 'eq', value: 'counting' }] },
    { key: 'diff', title: { zh: '待处理差异', en: 'Differences' }, filters: [{ field: 'state', op: 'eq', value: 'counted' }] },
    { key: 'closed', title: { zh: '已完成', en: 'Closed' }, filters: [{ field: 'state', op: 'eq', value: 'closed' }] },
  ],
  form: [
    { title: { zh: '收货单', en: 'Receipt' }, fields: ['type', 'sourceNo', 'warehouse', 'dockBin', 'supplier', 'containerNo', 'eta', 'note'] },
    { title: { zh: '明细', en: 'Lines' }, fields: ['lines'] },
  ],
  standard: ['list', 'add', 'update', 'import', 'export', 'log'],
  transitions: ['arrive', 'start', 'finish', 'recount', 'close', 'cancel'],
  actions: [
    {
      key: 'assign', title: { zh: '分配收货人', en: 'Assign' }, on: 'many', when: { field: 'state', in: ['expected', 'arrived', 'counting'] },
      input: {
        receiver: { kind: 'user', label: { zh: '收货人', en: 'Receiver' }, help: { zh: '指定后只有他们可以扫描。', en: 'Once named, they alone may scan.' } },
        secondReceiver: { kind: 'user', label: { zh: '收货人2', en: 'Second receiver' } },
        blind: { kind: 'bool', label: { zh: '盲收', en: 'Blind' }, required: true, initial: false },
      },
    },
    {
      key: 'raise', title: { zh: '上调预计', en: 'Raise' }, on: 'one', permission: 'update', when: { field: 'state', in: ['expected', 'arrived', 'counting', 'counted'] },
      input: {
        sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', required: true },
        poNo: { kind: 'code', label: { zh: '采购单号', en: 'Order' }, maxLength: 40, help: { zh: '同一SKU有多行时填写。', en: 'Where several lines have the SKU.' } },
        poLine: { kind: 'integer', label: { zh: '行号', en: 'Line' }, min: 1, max: 9999, grouping: false },
        expectedQty: { kind: 'integer', label: { zh: '新的预计件数', en: 'Expected now' }, required: true, min: 1, max: 999_999 },
        reason: { kind: 'text', label: { zh: '原因', en: 'Why' }, required: true, maxLength: 500, lines: 2 },
      },
    },
    { key: 'printLabel', title: { zh: '打印标签', en: 'Print labels' }, on: 'many', effect: 'print', prints: [receiptLabel, receiptTable] },
  ],
  related: [
    {
      title: { zh: '各行实收', en: 'Counted' }, section: 'wms', page: 'receiveStation', field: 'receiptNo', by: 'receiptNo',
      columns: ['skuCode', 'sku', 'poNo', 'expectedQty', 'mostQty', 'goodQty', 'holdQty', 'damagedQty', 'overQty', 'remainingQty'],
    },
    {
      title: { zh: '差异', en: 'Differences' }, section: 'wms', page: 'receiveDifference', field: 'receiptNo', by: 'receiptNo',
      columns: ['diffType', 'sku', 'code', 'diffQty', 'diffValue', 'state', 'disposition', 'claimNo', 'outboundNo'],
    },
    {
      title: { zh: '过账', en: 'Postings' }, section: 'wms', page: 'stockLedger', field: 'docNo', by: 'receiptNo',
      columns: ['postedAt', 'bizType', 'skuCode', 'bin', 'stockStatus', 'qtyIn', 'qtyOut', 'by'],
    },
  ],
  importing: {
    columns: [
      'sourceNo', 'warehouse', 'lines.poNo', 'lines.poLine', 'lines.sku', 'lines.expectedQty', 'lines.cartonQty', 'containerNo', 'type', 'supplier', 'eta', 'lines.unitCost',
    ],
    mode: 'per_document',
    lines: 'lines',
    together: ['sourceNo'],
    supplied: ['type'],
    reader: receiptRow,
    example: {
      sourceNo: 'ASN260520-01', warehouse: 'US-W', 'lines.poNo': 'PO260401001', 'lines.poLine': '1', 'lines.sku': 'BRK-1001', 'lines.expectedQty': '500',
      'lines.cartonQty': '10', containerNo: 'MSKU1234567', type: '头程到仓', supplier: '', eta: '2026-06-01', 'lines.unitCost': '46.96',
    },
  },
});
