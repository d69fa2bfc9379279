import type { EnumField, StateMachine } from '@axle/page-kit';
import { rejectInput } from '../operation/operation-states.ts';

/** TransferStatus. */
export const transferState = {
  kind: 'enum',
  label: { zh: '状态', en: 'Status' },
  readOnly: true,
  width: 110,
  options: [
    { code: 'draft', label: { zh: '草稿', en: 'Draft' }, tone: 'neutral' },
    { code: 'submitted', label: { zh: '待审核', en: 'Submitted' }, tone: 'info' },
    { code: 'approved', label: { zh: '已审核', en: 'Approved' }, tone: 'info' },
    { code: 'picking', label: { zh: '拣货中', en: 'Picking' }, tone: 'info' },
    { code: 'shipped', label: { zh: '在途', en: 'In transit' }, tone: 'warn' },
    { code: 'part_received', label: { zh: '部分到货', en: 'Partly received' }, tone: 'warn' },
    { code: 'received', label: { zh: '已到货', en: 'Received' }, tone: 'good' },
    { code: 'closed', label: { zh: '已关闭', en: 'Closed' }, tone: 'neutral' },
    { code: 'cancelled', label: { zh: '已取消', en: 'Cancelled' }, tone: 'neutral' },
  ],
} as const satisfies EnumField;

const reason = { closeReason: { kind: 'text', label: { zh: '原因', en: 'Reason' }, required: true, maxLength: 500, lines: 2 } } as const;
const atEnd = { zh: '关闭或取消的调拨单不能再用，请新建。', en: 'A closed or cancelled transfer cannot be used again; create a new one.' };

/** The life of a transfer. People lead it up to its approval and close it; in between it follows its outbound and its receipt. */
export const transferStates = {
  field: 'state',
  initial: 'draft',
  final: ['closed', 'cancelled'],
  editable: ['draft'],
  deletable: ['draft'],
  transitions: [
    { key: 'submit', title: { zh: '提交审核', en: 'Submit' }, from: ['draft'], to: 'submitted', tone: 'primary' },
    {
      key: 'approve',
      title: { zh: '审核通过', en: 'Approve' },
      from: ['submitted'],
      to: 'approved',
      tone: 'primary',
      confirm: { zh: '生成出库单并占用库存。', en: 'Creates the outbound order and reserves stock.' },
      oneWay: {
        zh: '出库单已经生成；不再需要时请取消。',
        en: 'The outbound order has been created; cancel the transfer if it is no longer needed.',
      },
    },
    { key: 'reject', title: { zh: '驳回', en: 'Reject' }, from: ['submitted'], to: 'draft', tone: 'danger', input: rejectInput },
    { key: 'rework', title: { zh: '退回修改', en: 'Back to draft' }, from: ['submitted'], to: 'draft', permission: 'update' },
    { key: 'pick', title: { zh: '开始拣货', en: 'Start picking' }, from: ['approved'], to: 'picking' },
    { key: 'unpick', title: { zh: '撤回拣货', en: 'Undo picking' }, from: ['picking', 'shipped'], to: 'approved' },
    { key: 'ship', title: { zh: '发出', en: 'Ship' }, from: ['approved', 'picking'], to: 'shipped' },
    { key: 'receivePart', title: { zh: '部分到货', en: 'Receive partly' }, from: ['shipped', 'received'], to: 'part_received' },
    { key: 'receive', title: { zh: '到货', en: 'Receive' }, from: ['shipped', 'part_received'], to: 'received' },
    { key: 'unreceive', title: { zh: '撤回收货', en: 'Undo receiving' }, from: ['part_received', 'received'], to: 'shipped' },
    { key: 'close', title: { zh: '关闭', en: 'Close' }, from: ['received'], to: 'closed', tone: 'primary', oneWay: atEnd },
    {
      key: 'closeWithLoss',
      title: { zh: '带丢失关闭', en: 'Close with loss' },
      from: ['shipped', 'part_received'],
      to: 'closed',
      permission: 'approve',
      tone: 'danger',
      confirm: {
        zh: '仍在途的件数过账为在途丢失，并向承运商索赔。',
        en: 'Posts pieces still in transit as lost in transit and claims them from the carrier.',
      },
      input: reason,
      oneWay: atEnd,
    },
    {
      key: 'cancel',
      title: { zh: '取消', en: 'Cancel' },
      from: ['draft', 'submitted', 'approved', 'picking'],
      to: 'cancelled',
      tone: 'danger',
      confirm: { zh: '出库单与占用一并取消。', en: 'Cancels the outbound order and releases the reservations.' },
      input: reason,
      oneWay: atEnd,
    },
  ],
} as const satisfies StateMachine;
