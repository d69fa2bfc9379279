import { text } from '@axle/kernel';
import type { StateMachine } from '@axle/page-kit';

/** The life of a distribution plan. What leads to partly shipped and done is what leaves the warehouse, nobody's button. */
export const planStates = {
  field: 'state',
  initial: 'draft',
  final: ['done', 'cancelled'],
  editable: ['draft'],
  deletable: ['draft'],
  transitions: [
    { key: 'submit', title: text('提交审核', 'Submit'), from: ['draft'], to: 'submitted', tone: 'primary' },
    { key: 'approve', title: text('审核通过', 'Approve'), from: ['submitted'], to: 'approved', tone: 'primary' },
    {
      key: 'reject',
      title: text('驳回', 'Reject'),
      from: ['submitted'],
      to: 'draft',
      tone: 'danger',
      input: { rejectReason: { kind: 'text', label: text('驳回原因', 'Rejection reason'), required: true, maxLength: 500, lines: 2 } },
    },
    {
      key: 'rework',
      title: text('退回修改', 'Back to draft'),
      from: ['submitted', 'approved'],
      to: 'draft',
      permission: 'update',
      confirm: text('审核结果作废，修改后须重新提交。', 'The decision is void; the plan must be submitted again.'),
    },
    {
      key: 'release',
      title: text('下发', 'Release'),
      from: ['approved'],
      to: 'released',
      tone: 'primary',
      confirm: text('占用库存，并为每个目的地生成一张出库单。', 'Reserves stock and creates one outbound order per destination.'),
      input: {
        allowedPart: {
          kind: 'bool',
          label: text('可用量不足时下发允许的部分', 'Release the allowed part if stock is short'),
          initial: false,
          help: text('否则列出不足的SKU，什么也不下发。', 'Otherwise the short SKUs are listed and nothing is released.'),
        },
      },
      oneWay: text('出库单已经生成；要撤回请取消计划。', 'The outbound orders have been created; cancel the plan to undo the release.'),
    },
    {
      key: 'cancel',
      title: text('取消', 'Cancel'),
      from: ['draft', 'submitted', 'approved', 'released'],
      to: 'cancelled',
      tone: 'danger',
      confirm: text('未发出的出库单一并取消，占用的库存释放。', 'Unshipped outbound orders are cancelled and their reservations released.'),
      input: { cancelReason: { kind: 'text', label: text('取消原因', 'Cancellation reason'), required: true, maxLength: 500, lines: 2 } },
      oneWay: text('取消的计划保留为记录；可复制为新计划。', 'A cancelled plan is kept as a record; copy it to create a new one.'),
    },
    {
      key: 'shipPart',
      title: text('部分发出', 'Partly shipped'),
      from: ['released'],
      to: 'part_shipped',
      oneWay: text('发出的货物不能退回计划。', 'Shipped goods cannot return to the plan.'),
    },
    {
      key: 'shipAll',
      title: text('全部发出', 'All shipped'),
      from: ['released', 'part_shipped'],
      to: 'done',
      oneWay: text('全部发出的计划已经结束。', 'A fully shipped plan is completed.'),
    },
  ],
} as const satisfies StateMachine;

/** Keys of the transitions that people make. */
export const planTransitions: readonly string[] = ['submit', 'approve', 'reject', 'rework', 'release', 'cancel'];
