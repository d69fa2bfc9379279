import { checkContainer } from '@axle/inventory';
import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { inState } from '../../in-state.ts';
import { documentDrill } from '../../inventory/document-drills.ts';
import { arrivalFields, endingFields, reportedFields, reportLines, reportSums } from './report-fields.ts';
import { receiveReportPrint } from './report-print.ts';
import { reportState, reportStates } from './report-states.ts';

/** What the receiving side states of shipped batches. */
export const receiveReportRecords = defineResource({
  entity: 'receiveReport',
  label: text('收货报告单', 'Receive report'),
  service: 'purchase-service',
  readFrom: 'receive_report_list',
  nameFields: ['rrNo'],
  knownBy: { code: 'rrNo' },
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  checks: [checkContainer],
  constraints: {
    receive_report_one: {
      code: 'REPORT_TWICE',
      field: 'shipBatch',
      message: text('该批次在此仓库已有收货报告', 'The batch already has a receive report at this warehouse'),
    },
    receive_report_lines_once: {
      code: 'LINE_TWICE',
      field: 'lines',
      message: text('同一订单行只能有一行', 'Each order line can appear only once'),
    },
  },
  fields: { ...reportedFields, state: reportState, ...arrivalFields, ...reportSums, ...endingFields, ...reportLines },
  unique: [{ fields: ['rrNo'] }],
  states: reportStates,
});

export const receiveReports = definePage({
  key: 'receiveReports',
  title: text('收货报告单', 'Receive reports'),
  words: ['到货', '签收', '残损', '短少', 'GRN', 'goods received', 'damage'],
  help: {
    why: text(
      '收货方对照发货批次，用照片和签名说明实际到了什么。',
      'The receiving side states what really arrived against a shipped batch, with photos and a signature.',
    ),
    notes: [
      text(
        '实收等于良品加残损；有残损、短少或封条损坏须有照片，全部行填写并签名后才能提交。',
        'Counted equals good plus damaged. Damage, shortages and broken seals need a photo; every line must be entered and the report signed before submitting.',
      ),
      text(
        '由提交人以外的人确认。三方仓与FBA仓按报告生成收货单并入库一次；本系统收货的仓库须与收货单一致，否则列出差异。',
        'Another user confirms it. For third-party and Amazon warehouses the report makes the receipt and enters stock once; warehouses that count in this system must agree with their receipt, or the differences are listed.',
      ),
      text(
        '短少由确认人选择索赔或短装扣款，不能并用；封条损坏或风险在我方时向承运商索赔。',
        'The confirmer settles a shortage by a claim or a deduction, never both; with a broken seal, or if the risk is ours, the carrier is claimed from.',
      ),
    ],
  },
  resource: receiveReportRecords,
  columns: [
    'rrNo',
    'state',
    'shipBatch',
    'purchaseOrder',
    'supplier',
    'warehouse',
    'shippedQty',
    'countedQty',
    'goodQty',
    'damagedQty',
    'shortQty',
    'overQty',
    'arrivedAt',
    'containerNo',
    'sealNo',
    'sealIntact',
    'receiver',
    'submittedBy',
    'confirmedBy',
    'confirmedAt',
    'receiptNo',
    'shortWay',
    'claimNos',
    'photos',
    'signature',
    'note',
    'skus',
    'eta',
    'submittedAt',
    'returnReason',
    'voidReason',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['rrNo', 'shipBatch', 'purchaseOrder', 'supplier', 'warehouse', 'state', 'skus', 'containerNo', 'arrivedAt', 'createdAt'],
  totals: ['shippedQty', 'countedQty', 'damagedQty', 'shortQty', 'overQty'],
  search: ['rrNo', 'containerNo', 'sealNo', 'receiver', 'note'],
  sort: [{ field: 'createdAt', descending: true }],
  headline: ['shipBatch', 'purchaseOrder', 'supplier', 'warehouse', 'countedQty', 'damagedQty', 'shortQty', 'receiver', 'receiptNo'],
  tabs: [
    inState('draft', '草稿', 'Draft', 'draft'),
    inState('submitted', '待确认', 'To confirm', 'submitted'),
    inState('confirmed', '已确认', 'Confirmed', 'confirmed'),
    { key: 'all', title: text('全部', 'All') },
  ],
  form: [
    { title: text('到货', 'Arrival'), fields: ['shipBatch', 'containerNo', 'sealNo', 'sealIntact', 'arrivedAt', 'receiver'] },
    { title: text('明细', 'Lines'), fields: ['lines'] },
    { title: text('凭证', 'Evidence'), fields: ['photos', 'signature', 'note'] },
  ],
  standard: ['list', 'add', 'update', 'export', 'log'],
  permissions: { add: 'fill', update: 'fill' },
  codes: [{ key: 'share', title: text('分享链接', 'Share by link') }],
  transitions: ['submit', 'return', 'confirm', 'void'],
  actions: [{ key: 'print', title: text('打印', 'Print'), on: 'many', effect: 'print', prints: [receiveReportPrint] }],
  drills: { receiptNo: documentDrill('receipt', 'receiptNo') },
});
