import { text } from '@axle/kernel';

/** What lists say beyond their rows: conditions, orders, ticked sets, totals. */
export const listText = {
  moreFilters: text('更多筛选 {count}', 'More filters {count}'),
  moreFiltersUsed: text('更多筛选 {count} · 已用 {used}', 'More filters {count} · {used} in use'),
  fewerFilters: text('收起更多筛选', 'Fewer filters'),
  toFilter: text('转到筛选项 {filter}', 'Go to filter {filter}'),
  conditionsOf: text('{field}：筛选方式', 'Conditions of {field}'),
  lastDays: text('最近 N 天', 'Last N days'),
  nextDays: text('未来 N 天', 'Next N days'),
  olderThanDays: text('N 天以前', 'Older than N days'),
  days: text('天', 'days'),
  spanKind: text('相对日期', 'Relative days'),
  exclude: text('排除所选', 'Exclude'),
  startsWith: text('开头是', 'Starts with'),
  differs: text('不等于', 'Is not'),

  moreActions: text('更多', 'More'),
  tooManyTicked: text('一次最多处理 {most} 行', 'At most {most} rows at a time'),
  tickedMore: text('已选超过 {count} 条', 'More than {count} selected'),
  unticked: text('（不含 {count} 条）', '({count} excluded)'),
  totals: text('合计', 'Totals'),
  totalOpens: text('查看组成该合计的 {count} 行', 'Show the {count} {count|row|rows} behind this total'),
  different: text('{label}（不重复）', '{label} (distinct)'),
  totalsFailed: text('行数太多，无法合计；请缩小范围', 'Too many rows to total; narrow the filter'),
  bulkProgress: text('批量{action} {handled} / {rows}', '{action}: {handled} of {rows}'),
} as const;
