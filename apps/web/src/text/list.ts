import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** What lists say beyond their rows: conditions, orders, ticked sets, totals. */
export const listText = {
  moreFilters: on('更多筛选 {count}', 'More filters {count}'),
  moreFiltersUsed: on('更多筛选 {count} · 已用 {used}', 'More filters {count} · {used} in use'),
  fewerFilters: on('收起更多筛选', 'Fewer filters'),
  toFilter: on('转到筛选项 {filter}', 'Go to filter {filter}'),
  conditionsOf: on('{field}：筛选方式', 'Conditions of {field}'),
  lastDays: on('最近 N 天', 'Last N days'),
  nextDays: on('未来 N 天', 'Next N days'),
  olderThanDays: on('N 天以前', 'Older than N days'),
  days: on('天', 'days'),
  spanKind: on('相对日期', 'Relative days'),
  exclude: on('排除所选', 'Exclude'),
  startsWith: on('开头是', 'Starts with'),
  differs: on('不等于', 'Is not'),
  sortBy: on('排序', 'Sort by'),
  sortChip: on('{field}，{way}，第 {place} 排序列', '{field}, {way}, sort column {place}'),
  sortChipHelp: on(
    '点击切换升降序；拖动或 Alt+←/→ 调整先后；Delete 移除',
    'Click to reverse; drag or Alt+←/→ to reorder; Delete to remove',
  ),

  moreActions: on('更多', 'More'),
  tooManyTicked: on('一次最多处理 {most} 行', 'At most {most} rows at a time'),
  tickedMore: on('已选超过 {count} 条', 'More than {count} selected'),
  unticked: on('（不含 {count} 条）', '({count} excluded)'),
  columnWidth: on('{field}的列宽（像素）', 'Width of {field} in pixels'),
  totals: on('合计', 'Totals'),
  totalOpens: on('查看组成该合计的 {count} 行', 'Show the {count} {count|row|rows} behind this total'),
  different: on('{label}（不重复）', '{label} (distinct)'),
  totalsFailed: on('行数太多，无法合计；请缩小范围', 'Too many rows to total; narrow the filter'),
  bulkProgress: on('批量{action} {handled} / {rows}', '{action}: {handled} of {rows}'),
} as const;
