import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of ordered rules. */
export const ruleText = {
  place: on('顺序', 'Position'),
  on: on('启用', 'Enabled'),
  name: on('规则', 'Rule'),
  outcome: on('结果', 'Result'),
  period: on('有效期', 'Effective period'),
  hits: on('近30天命中', 'Hits (30 days)'),
  hitsHelp: on(
    '命中数、占全部单据的比例与最近命中日期，按单据当日生效的版本计',
    'Hits, share of all documents and date of the last hit, by the version in force on the day of each document',
  ),
  note: on('备注', 'Note'),
  actions: on('操作', 'Actions'),
  always: on('无条件（兜底）', 'Always (catch-all)'),
  move: on('移动规则 {name}：拖动，或按上下方向键', 'Move rule {name}: drag it, or press the up and down keys'),
  turnedOn: on('启用规则 {name}', 'Enable rule {name}'),
  open: on('查看 {name}', 'Open {name}'),
  edit: on('编辑 {name}', 'Edit {name}'),
  del: on('删除 {name}', 'Delete {name}'),
  never: on('永不命中', 'Never matches'),
  over: on('已过失效日期', 'Its effective period has ended'),
  contradicts: on('条件自相矛盾', 'Its conditions contradict each other'),
  covered: on('凡符合此规则的单据，都已先命中规则 {by} {name}', 'Rule {by} {name} comes earlier and matches everything this rule matches'),
  noCatchAll: on('最后一条不是兜底规则，不能发布', 'The last rule is not a catch-all, so the draft cannot be published'),
  same: on('草稿与今天生效的版本一致', 'The draft equals the version in force today'),
  differs: on(
    '草稿与今天生效的版本有 {count} 处差异',
    '{count} {count|difference|differences} between the draft and the version in force today',
  ),
  show: on('查看版本与差异', 'Show versions and differences'),
  empty: on('还没有规则', 'There are no rules yet'),
  moved: on('{name} 现在是第 {place} 条', '{name} is now at position {place}'),
} as const;
