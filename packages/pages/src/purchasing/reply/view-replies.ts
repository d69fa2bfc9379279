import { text } from '@axle/kernel';
import { definePage, defineResource, namesOf } from '@axle/page-kit';
import { readReplyRow } from '@axle/purchasing';
import { inState } from '../../in-state.ts';
import { counterAction } from './counter-action.ts';
import { noReplyTab } from './no-reply-tool.ts';
import { comparedFields, decidedReplyFields, receivedFields } from './reply-fields.ts';
import { replyLines } from './reply-lines.ts';
import { replyState, replyStates } from './reply-states.ts';

export const supplierReplyRecords = defineResource({
  entity: 'supplierReply',
  label: text('供应商回复', 'Supplier reply'),
  service: 'purchase-service',
  readFrom: 'supplier_reply_list',
  nameFields: ['replyNo'],
  knownBy: { code: 'replyNo' },
  scopedBy: { kind: 'supplier', field: 'supplier' },
  fields: { ...receivedFields, state: replyState, ...comparedFields, ...decidedReplyFields, ...replyLines },
  unique: [{ fields: ['purchaseOrder', 'round'] }],
  states: replyStates,
});

export const viewReplies = definePage({
  key: 'viewReplies',
  title: text('查看回复', 'Supplier replies'),
  words: ['供应商确认', '交期回复', '回签', 'order confirmation', 'acknowledgement'],
  help: {
    why: text(
      '采购员查看供应商相对订单改了什么，逐行决定。',
      'Buyers see what the supplier changed against the order and decide line by line.',
    ),
    notes: [
      text(
        '电话或邮件回复：录入有改动的行并附凭证；没录入的行视为按订单确认。',
        'Replies by phone or mail: enter the lines that changed and attach the evidence; all other lines count as confirmed.',
      ),
      text(
        '接受后订单生效、版本加1；首次确认的交期是考核基准。涨价超过限额的回到订单审批。',
        'Accepting puts the order in force and raises its version; the first confirmed date is the baseline. Price increases beyond the limits go back to the approvers of the order.',
      ),
      text(
        '接受部分行：接受的行写入订单，其余退回供应商再次回复。还价：逐行把订单改为我方的数量、单价或交期，再请供应商回复。',
        'Accept lines: those accepted become the order, the others go back to the supplier. Counter: line by line the order takes our quantity, price or date, and the supplier is asked to reply again.',
      ),
      text(
        '与订单一致的回复自动接受，订单不经点击即生效；可在供应商资料中关闭“自动接受回复”。',
        'A reply as ordered is accepted automatically, and its order takes effect without a click; the supplier’s “Accept replies automatically” switches that off.',
      ),
      text('订单版本变动或取消后，未处理的回复作废。', 'Undecided replies are void once the order has another version or is cancelled.'),
    ],
  },
  resource: supplierReplyRecords,
  columns: [
    'replyNo',
    'purchaseOrder',
    'supplier',
    'round',
    'channel',
    'state',
    'kinds',
    'route',
    'repliedAt',
    'hoursToReply',
    'lineCount',
    'confirmed',
    'changed',
    'refused',
    'qtyDelta',
    'earliestShift',
    'latestShift',
    'priceDelta',
    'currency',
    'amountDelta',
    'buyer',
    'decidedBy',
    'decidedAt',
    'skus',
    'refuseReason',
    'basedOnVersion',
    'attachments',
    'note',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: [
    'purchaseOrder',
    'skus',
    'supplier',
    'buyer',
    'kinds',
    'state',
    'channel',
    'route',
    'amountDelta',
    'earliestShift',
    'latestShift',
    'repliedAt',
    'replyNo',
  ],
  totals: ['qtyDelta', 'amountDelta'],
  search: ['replyNo', 'note'],
  sort: [{ field: 'repliedAt', descending: true }],
  headline: ['purchaseOrder', 'supplier', 'channel', 'route', 'qtyDelta', 'latestShift', 'amountDelta', 'repliedAt'],
  tabs: [
    inState('tab0', '待确认', 'To decide', 'pending', 'reapprove'),
    inState('tab1', '已处理', 'Decided', 'accepted', 'part', 'refused', 'void'),
    { key: 'compare', title: text('对照', 'Compare'), view: 'purchasing/reply-compare' },
    noReplyTab,
  ],
  form: [
    { title: text('回复', 'Reply'), fields: ['purchaseOrder', 'channel', 'repliedAt', 'basedOnVersion', 'attachments', 'note'] },
    { title: text('明细', 'Lines'), fields: namesOf(replyLines) },
  ],
  standard: ['list', 'add', 'import', 'export', 'log'],
  permissions: { add: 'enter' },
  titles: { add: text('录入回复', 'Enter reply') },
  codes: [{ key: 'link', title: text('生成供应商回复链接', 'Create reply links for suppliers') }],
  transitions: ['acceptAll', 'acceptLine', 'refuse'],
  actions: [counterAction],
  importing: {
    columns: ['purchaseOrder', 'lines.orderLine', 'lines.qty', 'lines.date', 'lines.price', 'lines.reason'],
    mode: 'per_document',
    lines: 'lines',
    reader: readReplyRow,
    example: {
      purchaseOrder: 'PO26070100001',
      'lines.orderLine': '1',
      'lines.qty': '480',
      'lines.date': '2026-12-15',
      'lines.price': '10.05',
      'lines.reason': '产能不足',
    },
  },
});
