import { text } from '@axle/kernel';
import type { EnumField, Fields, LineField, StateMachine } from '@axle/page-kit';
import { returnLabel } from './return-fields.ts';

const why = (zh: string, en: string): LineField => ({ kind: 'text', label: text(zh, en), required: true, maxLength: 500, lines: 2 });

/** ReturnStatus. */
export const returnStatus = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 104,
  options: [
    { code: 'requested', label: text('申请', 'Requested'), tone: 'neutral' },
    { code: 'authorised', label: text('已授权', 'Authorised'), tone: 'info' },
    { code: 'inTransit', label: text('退回中', 'In transit'), tone: 'info' },
    { code: 'received', label: text('已收', 'Received'), tone: 'warn' },
    { code: 'inspected', label: text('已检', 'Inspected'), tone: 'warn' },
    { code: 'disposed', label: text('已处理', 'Disposed'), tone: 'good' },
    { code: 'closed', label: text('关闭', 'Closed'), tone: 'neutral' },
    { code: 'refused', label: text('拒绝', 'Refused'), tone: 'bad' },
    { code: 'cancelled', label: text('取消', 'Cancelled'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

const shipping = {
  carrier: { kind: 'text', label: text('承运商', 'Carrier'), maxLength: 60 },
  trackingNo: { kind: 'code', label: text('运单号', 'Tracking no.'), maxLength: 60, pattern: '[!-~]+' },
} as const satisfies Fields;

/** The life of a return. The refund goes beside it. */
export const returnStates = {
  field: 'status',
  initial: 'requested',
  final: ['closed', 'refused', 'cancelled'],
  editable: ['requested'],
  deletable: ['requested'],
  transitions: [
    {
      key: 'authorise',
      title: text('授权', 'Authorise'),
      from: ['requested'],
      to: 'authorised',
      tone: 'primary',
      confirm: text('在仓库登记一张客退收货单。', 'The warehouse expects the parcel by a receipt of a customer return.'),
      input: {
        warehouse: { kind: 'ref', label: text('退回仓库', 'Warehouse'), entity: 'warehouse', required: true },
        deadline: { kind: 'date', label: text('退回期限', 'Deadline'), help: text('留空为30天。', '30 days if left empty.') },
        label: returnLabel,
      },
      oneWay: text('不再退回时取消退货单。', 'Cancel the return if nothing comes back.'),
    },
    {
      key: 'refuse',
      title: text('拒绝', 'Refuse'),
      from: ['requested'],
      to: 'refused',
      tone: 'danger',
      input: { refuseReason: why('拒绝原因', 'Reason for refusal') },
      oneWay: text('买家再次要求时新建退货单。', 'Add another return if the buyer asks again.'),
    },
    {
      key: 'track',
      title: text('登记运单', 'Enter tracking'),
      from: ['authorised'],
      to: 'inTransit',
      input: { ...shipping, trackingNo: { ...shipping.trackingNo, required: true } },
      oneWay: text('包裹已在途，等仓库收货。', 'The parcel is on its way; the warehouse receives it.'),
    },
    {
      key: 'receive',
      title: text('登记收货', 'Enter receipt'),
      from: ['authorised', 'inTransit'],
      to: 'received',
      oneWay: text('收到的件须质检并处置。', 'Received pieces have to be graded and disposed of.'),
    },
    {
      key: 'inspect',
      title: text('质检', 'Inspect'),
      from: ['received'],
      to: 'inspected',
    },
    {
      key: 'regrade',
      title: text('重新质检', 'Inspect again'),
      permission: 'inspect',
      from: ['inspected'],
      to: 'received',
    },
    {
      key: 'dispose',
      title: text('处置', 'Dispose'),
      from: ['inspected'],
      to: 'disposed',
      tone: 'primary',
      confirm: text('按每行处置过账库存，不能撤销。', 'Books the stock of every line by its disposition; this cannot be undone.'),
      oneWay: text('已过账；更正请用库内转换。', 'The stock is booked; correct it by a stock conversion.'),
    },
    {
      key: 'close',
      title: text('关闭', 'Close'),
      from: ['authorised', 'inTransit', 'disposed'],
      to: 'closed',
      confirm: text(
        '未收到货的只有已退款（无需退货）才能关闭。',
        'A return that has not come can be closed only once it is refunded (returnless).',
      ),
      oneWay: text('退货已结束。', 'The return has ended.'),
    },
    {
      key: 'cancel',
      title: text('取消', 'Cancel'),
      from: ['requested', 'authorised'],
      to: 'cancelled',
      tone: 'danger',
      input: { cancelReason: why('取消原因', 'Reason for cancelling') },
      oneWay: text('买家再次要求时新建退货单。', 'Add another return if the buyer asks again.'),
    },
  ],
} as const satisfies StateMachine;
