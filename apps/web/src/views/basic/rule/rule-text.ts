import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of ordered rules. */
export const ruleText = {
  place: on('顺序', 'Place'),
  on: on('启用', 'On'),
  name: on('规则', 'Rule'),
  outcome: on('结果', 'Outcome'),
  period: on('有效期', 'Period'),
  hits: on('近30天命中', 'Hits, 30 days'),
  hitsHelp: on(
    '命中数、占全部单据的比例与最近命中日期，按单据当日生效的版本计',
    'Hits, share of all documents and day of the last one, by the version in force on the day of each',
  ),
  note: on('备注', 'Note'),
  actions: on('操作', 'Actions'),
  always: on('总是成立', 'Always'),
  move: on('移动规则 {name}：拖动，或按上下方向键', 'Move rule {name}: drag it, or press the up and down keys'),
  turnedOn: on('启用规则 {name}', 'Rule {name} is on'),
  open: on('查看 {name}', 'Open {name}'),
  edit: on('编辑 {name}', 'Edit {name}'),
  del: on('删除 {name}', 'Delete {name}'),
  never: on('永不命中', 'Never matches'),
  over: on('已过截止日期', 'Its period has ended'),
  contradicts: on('条件自相矛盾', 'Its conditions exclude each other'),
  covered: on('规则 {by} {name} 成立时总在它之前命中', 'Rule {by} {name} holds whenever it does, and stands before it'),
  noCatchAll: on('最后一条不是兜底规则，不能发布', 'The last rule is no catch-all, the draft cannot be published'),
  same: on('草稿与今天生效的版本一致', 'The draft is what is in force today'),
  differs: on(
    '草稿与今天生效的版本有 {count} 处差异',
    '{count} {count|difference|differences} between the draft and what is in force today',
  ),
  show: on('查看版本与差异', 'Show versions and differences'),
  empty: on('还没有规则', 'There are no rules yet'),
  moved: on('{name} 现在是第 {place} 条', '{name} stands at place {place} now'),
} as const;
