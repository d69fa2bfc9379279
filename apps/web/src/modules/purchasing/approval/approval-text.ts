import { text } from '@axle/kernel';

/** Words of the way through approval. */
export const approvalText = {
  order: text('订单审批', 'Approval of the order'),
  change: text('变更审批', 'Approval of the change'),
  none: text('尚未提交审批。', 'Not submitted for approval yet.'),
  submitted: text('提交', 'Submitted'),
  approved: text('第{level}级通过', 'Level {level} approved'),
  rejected: text('驳回', 'Rejected'),
  due: text('第{level}级待审批', 'Level {level} to approve'),
  later: text('第{level}级', 'Level {level}'),
  took: text('用时{hours}小时', 'after {hours} h'),
  waits: text('已等{hours}小时', 'waiting for {hours} h'),
} as const;
