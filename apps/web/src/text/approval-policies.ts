import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words around policies of approval and the deputies of those who decide. */
export const policyText = {
  needed: on('须通过人数', 'Approvals needed'),
  percent: on('自动通过限度（%）', 'Auto-approval limit (%)'),
  hours: on('处理时限（小时）', 'Time limit (h)'),
  edit: on('修改', 'Change'),
  editOf: on('修改审批规则：{name}', 'Change policy: {name}'),
  save: on('保存', 'Save'),
  cancel: on('取消', 'Cancel'),
  saved: on('审批规则已修改', 'Policy changed'),
  fromNow: on(
    '只影响此后提交的申请；已提交的申请按提交时的规则审批。',
    'Applies to requests submitted from now on; earlier requests keep the terms in force when they were submitted.',
  ),
  former: on('修改记录', 'Change history'),
  noFormer: on('没有修改过', 'No changes yet'),
  deputies: on('代理审批', 'Deputies'),
  noDeputies: on(
    '目前没有代理。审批人可指定代理人在一段时间内代其审批；双方都不能审批自己提交的申请。',
    'No deputies at present. Approvers can name a deputy to approve for them for a period; neither can approve their own requests.',
  ),
  approver: on('审批人', 'Approver'),
  deputy: on('代理人', 'Deputy'),
  from: on('开始日期', 'Start date'),
  to: on('结束日期', 'End date'),
  note: on('备注', 'Note'),
  end: on('结束', 'End'),
  ended: on('代理已结束', 'The deputy period has ended'),
  myDeputy: on('我的代理人', 'My deputy'),
  choose: on('请选择', 'Choose'),
  nameNow: on('指定代理', 'Assign deputy'),
  named: on('代理人已指定', 'Deputy assigned'),
} as const satisfies Readonly<Record<string, Text>>;
