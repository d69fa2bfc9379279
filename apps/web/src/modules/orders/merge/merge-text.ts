import { text } from '@axle/kernel';

/** Words of the groups of orders that go in one parcel. */
export const mergeText = {
  conditions: text('条件', 'Conditions'),
  more: text('更多条件', 'More conditions'),
  table: text('待合并的组', 'Groups to merge'),
  counts: text('{groups}组 · {orders}单', '{groups} {groups|group|groups} · {orders} {orders|order|orders}'),
  saving: text('可节省 USD {amount}', 'Saves USD {amount}'),
  contents: text('{orders}单 · {units}件', '{orders} {orders|order|orders} · {units} {units|unit|units}'),
  shipBy: text('最晚发货', 'Ship by'),
  freight: text('运费 {apart} → {together}', 'Freight {apart} → {together}'),
  freightHelp: text(
    '分开发货与合并发货的运费（USD），按现行运费表估算。',
    'Freight apart and together in USD, estimated by the rate cards in force.',
  ),
  noFreight: text('无运费估算', 'No freight estimate'),
  none: text('没有待合并的订单。', 'Nothing is to be merged.'),
  working: text('正在分组…', 'Grouping…'),
  cut: text('只列出最急的组，请缩小条件。', 'Only the most urgent groups are listed: narrow the conditions.'),
  fold: text('折叠', 'Fold'),
  unfold: text('展开', 'Unfold'),
  merge: text('合并', 'Merge'),
  mergeTicked: text('合并所选（{count}组）', 'Merge selected ({count} {count|group|groups})'),
  mergeAll: text('全部合并', 'Merge all'),
  mergeAllText: text(
    '合并符合条件的所有组：共{groups}组、{orders}单，一次最多200组。确定吗？',
    'All groups that fit the conditions are merged: {groups} {groups|group|groups} with {orders} {orders|order|orders}, 200 at a time. Go on?',
  ),
  ignore: text('忽略', 'Ignore'),
  ignoreText: text(
    '买家要求分开发货：这些订单不再建议合并，直到在“忽略”中恢复。',
    'The buyer wants separate parcels: the orders are not proposed again until they are restored in “Ignored”.',
  ),
  reason: text('原因', 'Reason'),
  merged: text('已合并{count}组', '{count} {count|group|groups} merged'),
  refused: text('{name}：{why}', '{name}: {why}'),
  ignored: text('已忽略：{name}', 'Ignored: {name}'),
  tick: text('选择{no}', 'Select {no}'),
  tickGroup: text('选择第{no}组', 'Select group {no}'),
  all: text('全选', 'Select all'),
  keys: text('↑↓ 移动 · 空格 勾选 · M 合并 · I 忽略 · ←→ 折叠', '↑↓ move · space ticks · M merges · I ignores · ←→ fold'),
} as const;
