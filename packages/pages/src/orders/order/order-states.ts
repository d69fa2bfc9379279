import { text } from '@axle/kernel';
import { orderSteps } from '@axle/orders';
import type { Fields, LineField, StateMachine } from '@axle/page-kit';
import { abnormalCodeOptions, holdReasonOptions } from './order-options.ts';

const why = (zh: string, en: string): LineField => ({ kind: 'text', label: text(zh, en), required: true, maxLength: 500, lines: 2 });
const note: LineField = { kind: 'text', label: text('说明', 'Note'), maxLength: 500, lines: 2 };
const held = {
  holdReason: { kind: 'enum', label: text('挂起原因', 'Hold reason'), required: true, options: holdReasonOptions, initial: 'manual' },
  holdNote: note,
  holdUntil: { kind: 'instant', label: text('挂起至', 'Hold until') },
} as const satisfies Fields;
const abnormal = {
  abnormalCode: { kind: 'enum', label: text('异常原因', 'Abnormal reason'), required: true, options: abnormalCodeOptions },
} as const satisfies Fields;

/** [S9] The life of a sales order. */
export const orderStates = {
  field: 'status',
  initial: 'pendingPay',
  final: ['delivered', 'cancelled', 'split'],
  inUse: ['delivered'],
  editable: [],
  deletable: [],
  transitions: [
    {
      key: 'pay',
      title: text('确认付款', 'Mark as paid'),
      ...orderSteps.pay,
      oneWay: text('已付款的订单不会退回待付款；需要时取消订单。', 'A paid order never waits for payment again; cancel it if needed.'),
    },
    { key: 'review', title: text('审核', 'Review'), ...orderSteps.review, tone: 'primary' },
    { key: 'allocate', title: text('配仓', 'Allocate'), ...orderSteps.allocate, tone: 'primary' },
    { key: 'lack', title: text('缺货', 'Mark as out of stock'), ...orderSteps.lack },
    { key: 'restock', title: text('到货', 'Back in stock'), ...orderSteps.restock },
    { key: 'reallocate', title: text('重新配仓', 'Reallocate'), ...orderSteps.reallocate },
    { key: 'submit', title: text('提交仓库', 'Submit to warehouse'), ...orderSteps.submit, tone: 'primary' },
    { key: 'recall', title: text('撤回', 'Recall'), ...orderSteps.recall },
    { key: 'ship', title: text('发货', 'Ship'), ...orderSteps.ship },
    { key: 'unship', title: text('冲销发货', 'Reverse shipping'), ...orderSteps.unship },
    {
      key: 'deliver',
      title: text('妥投', 'Deliver'),
      ...orderSteps.deliver,
      oneWay: text('包裹已在买家手中；退货另行登记。', 'The parcel is with the buyer; returns are recorded separately.'),
    },
    { key: 'hold', title: text('挂起', 'Hold'), ...orderSteps.hold, input: held },
    {
      key: 'release',
      title: text('解除挂起', 'Release hold'),
      ...orderSteps.release,
      confirm: text(
        '回到挂起前的状态；占用已释放的重新配仓。',
        'Returns to the status before; an order whose stock was released is allocated again.',
      ),
      input: { releaseNote: { ...note, help: text('写入订单备注。', 'Kept in the notes of the order.') } },
    },
    { key: 'merge', title: text('合并', 'Merge'), ...orderSteps.merge },
    { key: 'unmerge', title: text('取消合并', 'Undo merging'), ...orderSteps.unmerge },
    {
      key: 'split',
      title: text('拆分', 'Split'),
      ...orderSteps.split,
      oneWay: text('由拆出的订单继续；原订单只作记录。', 'Its parts go on; the original order remains for the record.'),
    },
    { key: 'flag', title: text('标记异常', 'Mark as abnormal'), ...orderSteps.flag, input: abnormal },
    {
      key: 'fix',
      title: text('修复', 'Mark as fixed'),
      ...orderSteps.fix,
      confirm: text(
        '重新检查映射、地址与币种，通过后回到待审核。',
        'Checks mapping, address and currency again; then the order is to be reviewed.',
      ),
    },
    {
      key: 'cancel',
      title: text('取消', 'Cancel'),
      ...orderSteps.cancel,
      tone: 'danger',
      input: { cancelReason: why('取消原因', 'Reason for cancelling') },
      confirm: text(
        '释放占用并取消出库单；平台订单待平台确认后结束。',
        'Releases reservations and cancels the outbound order; a platform order ends once the platform has confirmed.',
      ),
      oneWay: text(
        '未付款的不再等待付款；其他可“不取消”恢复。',
        'An unpaid order no longer waits for payment; others return by “Keep order”.',
      ),
    },
    {
      key: 'keep',
      title: text('不取消', 'Keep order'),
      ...orderSteps.keep,
      confirm: text(
        '撤回取消；占用已释放的重新配仓。',
        'Withdraws the cancellation; an order whose stock was released is allocated again.',
      ),
    },
    {
      key: 'endCancel',
      title: text('确认已取消', 'Confirm cancellation'),
      ...orderSteps.endCancel,
      tone: 'danger',
      confirm: text('平台已确认取消。', 'The platform has confirmed the cancellation.'),
      oneWay: text('取消后不能恢复；买家需要时重新下单。', 'A cancelled order cannot be restored; the buyer orders again if needed.'),
    },
  ],
} as const satisfies StateMachine;
