import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words around changes that wait for a second person. */
export const approvalText = {
  difference: on('变更内容', 'Difference'),
  field: on('字段', 'Field'),
  before: on('原值', 'Before'),
  after: on('新值', 'After'),
  delta: on('变化', 'Change'),
  moved: on('记录已变更：{fields}。批准后该申请将失效。', 'Changed meanwhile: {fields}. Approving makes the request void.'),
  gone: on('记录已删除', 'The record is gone'),
  toRecord: on('打开记录', 'Open the record'),
  reason: on('变更原因', 'Reason'),
  effects: on('影响', 'What follows from it'),
  effect: on('项目', 'What'),
  ofRecord: on('记录', 'Of'),
  why: on('变更原因', 'Why is this changed?'),
  whyText: on(
    '{fields}须由第二人审批，请说明原因，审批人会看到。',
    '{fields}: a second person decides on this. Your reason is shown to them.',
  ),
  whyPlaceholder: on('例如：供应商 5 月起调价', 'For example: the supplier’s prices from May'),
  whyShort: on('至少 5 个字符', '5 characters or more'),
  ask: on('提交审批', 'Save and ask'),
  entity: on('资料类型', 'Record type'),
  fields: on('字段', 'Fields'),
  role: on('审批角色', 'Decided by role'),
  people: on('现任审批人', 'Approvers now'),
  nobody: on('无人', 'nobody'),
  auto: on('自动通过', 'By itself up to'),
  never: on('从不', 'never'),
  sla: on('处理时限', 'Due within'),
  hours: on('{count} 小时', '{count} h'),
  former: on('这些字段此前的变更', 'What happened to these fields before'),
  noFormer: on('此前没有变更', 'Nothing so far'),
  waits: on('{no}审批中', '{no} is pending'),
  askedBy: on('由{name}提交', 'Asked by {name}'),
  saved: on(
    '已保存；{fields}提交审批（{no}），批准前原值有效',
    'Saved; {fields} waits for approval ({no}), the old value counts until then',
  ),
} as const;
