import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words around policies of approval and the deputies of those who decide. */
export const policyText = {
  needed: on('须通过人数', 'Approvals needed'),
  percent: on('自动通过限度（%）', 'By itself up to (%)'),
  hours: on('处理时限（小时）', 'Due within (h)'),
  edit: on('修改', 'Change'),
  editOf: on('修改审批规则：{name}', 'Change the policy: {name}'),
  save: on('保存', 'Save'),
  cancel: on('取消', 'Cancel'),
  saved: on('审批规则已修改', 'The policy is changed'),
  fromNow: on(
    '只影响此后提交的申请；已提交的申请按提交时的规则审批。',
    'It counts for requests from now on; those that wait keep the terms that they were asked under.',
  ),
  former: on('修改记录', 'How it was changed'),
  noFormer: on('没有修改过', 'Never so far'),
  deputies: on('代理审批', 'Deputies'),
  noDeputies: on(
    '目前没有代理。审批人可指定代理人在一段时间内代其审批；双方都不能审批自己提交的申请。',
    'Nobody stands in for anybody. An approver names a deputy for some days; neither of them decides on what they asked for.',
  ),
  approver: on('审批人', 'Approver'),
  deputy: on('代理人', 'Deputy'),
  from: on('开始日期', 'First day'),
  to: on('结束日期', 'Last day'),
  note: on('备注', 'Note'),
  end: on('结束', 'End'),
  ended: on('代理已结束', 'Nobody stands in any more'),
  myDeputy: on('我的代理人', 'Who stands in for me'),
  choose: on('请选择', 'Choose'),
  nameNow: on('指定代理', 'Name the deputy'),
  named: on('代理人已指定', 'The deputy is named'),
} as const satisfies Readonly<Record<string, Text>>;
