import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';

/** Who asked for it and who decided. */
export const decisionFields = {
  levels: {
    kind: 'integer',
    label: text('审批级数', 'Approval levels'),
    readOnly: true,
    min: 1,
    max: 3,
    width: 96,
    help: text(
      '5万元以下一级，30万元以下两级，以上、新品首单或手工价高于上次价格5%以上三级。',
      'One level below CNY 50,000, two below 300,000; three from there, for first orders, and for manual prices more than 5% above the last price.',
    ),
  },
  approvalProgress: {
    kind: 'text',
    label: text('审批进度', 'Approvals'),
    readOnly: true,
    figure: true,
    maxLength: 10,
    width: 90,
    help: text('已通过的级数/需要的级数。', 'Levels approved / levels needed.'),
  },
  levelDue: {
    kind: 'integer',
    label: text('待审级别', 'Level due'),
    readOnly: true,
    figure: true,
    min: 1,
    max: 3,
    width: 90,
    help: text('审批中的订单在等哪一级。', 'The level on which an order in approval waits.'),
  },
  applicant: { kind: 'user', label: text('提交人', 'Submitted by'), readOnly: true, width: 110 },
  submittedAt: { kind: 'instant', label: text('提交时间', 'Submitted at'), readOnly: true, width: 160 },
  approver: { kind: 'user', label: text('审批人', 'Approver'), readOnly: true, width: 110 },
  approvedAt: { kind: 'instant', label: text('审批时间', 'Approved at'), readOnly: true, width: 160, hidden: true },
  rejectReason: { kind: 'text', label: text('驳回原因', 'Rejection reason'), readOnly: true, maxLength: 500, width: 180, hidden: true },
  cancelReason: {
    kind: 'text',
    label: text('取消原因', 'Reason for cancelling'),
    readOnly: true,
    maxLength: 500,
    width: 180,
    hidden: true,
  },
  approvals: {
    kind: 'lines',
    label: text('审批记录', 'Approval record'),
    readOnly: true,
    by: ['level'],
    most: 3,
    fields: {
      level: { kind: 'integer', label: text('级别', 'Level'), required: true, min: 1, max: 3, width: 90 },
      approver: { kind: 'user', label: text('审批人', 'Approver'), required: true, width: 140 },
      approvedAt: { kind: 'instant', label: text('审批时间', 'Approved at'), required: true, width: 170 },
    },
  },
} as const satisfies Fields;
