import { type Text, text } from '@axle/kernel';

/** Words around policies of approval and the deputies of those who decide. */
export const policyText = {
  needed: text('须通过人数', 'Approvals needed'),
  percent: text('自动通过限度（%）', 'Auto-approval limit (%)'),
  hours: text('处理时限（小时）', 'Time limit (h)'),
  edit: text('修改', 'Change'),
  editOf: text('修改审批规则：{name}', 'Change policy: {name}'),
  save: text('保存', 'Save'),
  cancel: text('取消', 'Cancel'),
  saved: text('审批规则已修改', 'Policy changed'),
  fromNow: text(
    '只影响此后提交的申请；已提交的申请按提交时的规则审批。',
    'Applies to requests submitted from now on; earlier requests keep the terms in force when they were submitted.',
  ),
  former: text('修改记录', 'Change history'),
  noFormer: text('没有修改过', 'No changes yet'),
  deputies: text('代理审批', 'Deputies'),
  noDeputies: text(
    '目前没有代理。审批人可指定代理人在一段时间内代其审批；双方都不能审批自己提交的申请。',
    'No deputies at present. Approvers can name a deputy to approve for them for a period; neither can approve their own requests.',
  ),
  approver: text('审批人', 'Approver'),
  deputy: text('代理人', 'Deputy'),
  from: text('开始日期', 'Start date'),
  to: text('结束日期', 'End date'),
  note: text('备注', 'Note'),
  end: text('结束', 'End'),
  ended: text('代理已结束', 'The deputy period has ended'),
  myDeputy: text('我的代理人', 'My deputy'),
  choose: text('请选择', 'Choose'),
  nameNow: text('指定代理', 'Assign deputy'),
  named: text('代理人已指定', 'Deputy assigned'),
} as const satisfies Readonly<Record<string, Text>>;
