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
  former: on('这些字段此前的变更', 'What happened to these fields before'),
  noFormer: on('此前没有变更', 'Nothing so far'),
  waits: on('{no}审批中', '{no} is pending'),
  askedBy: on('由{name}提交', 'Asked by {name}'),
  saved: on(
    '已保存；{fields}提交审批（{no}），批准前原值有效',
    'Saved; {fields} waits for approval ({no}), the old value counts until then',
  ),
} as const;
