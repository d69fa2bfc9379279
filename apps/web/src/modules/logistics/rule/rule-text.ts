import { text } from '@axle/kernel';

/** Words of ordered rules. */
export const ruleText = {
  place: text('顺序', 'Position'),
  on: text('启用', 'Enabled'),
  name: text('规则', 'Rule'),
  outcome: text('结果', 'Result'),
  period: text('有效期', 'Effective period'),
  hits: text('近30天命中', 'Hits (30 days)'),
  hitsHelp: text(
    '命中数、占全部单据的比例与最近命中日期，按单据当日生效的版本计',
    'Hits, share of all documents and date of the last hit, by the version in force on the day of each document',
  ),
  note: text('备注', 'Note'),
  actions: text('操作', 'Actions'),
  always: text('无条件（兜底）', 'Always (catch-all)'),
  move: text('移动规则 {name}：拖动，或按上下方向键', 'Move rule {name}: drag it, or press the up and down keys'),
  turnedOn: text('启用规则 {name}', 'Enable rule {name}'),
  open: text('查看 {name}', 'Open {name}'),
  edit: text('编辑 {name}', 'Edit {name}'),
  del: text('删除 {name}', 'Delete {name}'),
  never: text('永不命中', 'Never matches'),
  over: text('已过失效日期', 'Its effective period has ended'),
  contradicts: text('条件自相矛盾', 'Its conditions contradict each other'),
  covered: text(
    '凡符合此规则的单据，都已先命中规则 {by} {name}',
    'Rule {by} {name} comes earlier and matches everything this rule matches',
  ),
  noCatchAll: text('最后一条不是兜底规则，不能发布', 'The last rule is not a catch-all, so the draft cannot be published'),
  same: text('草稿与今天生效的版本一致', 'The draft equals the version in force today'),
  differs: text(
    '草稿与今天生效的版本有 {count} 处差异',
    '{count} {count|difference|differences} between the draft and the version in force today',
  ),
  show: text('查看版本与差异', 'Show versions and differences'),
  empty: text('还没有规则', 'There are no rules yet'),
  moved: text('{name} 现在是第 {place} 条', '{name} is now at position {place}'),
} as const;
