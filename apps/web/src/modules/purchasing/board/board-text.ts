import { type Text, text } from '@axle/kernel';

/** Words of the boards of purchasing. */
export const boardText = {
  conditions: text('条件', 'Conditions'),
  target: text('目标 {target}', 'Target {target}'),
  before: text('上期 {before}', 'Previous {before}'),
  rate: text('比率 {rate}', 'Rate {rate}'),
  weeks: text('{name}：近13周', '{name}: last 13 weeks'),
  nothing: text('没有数据', 'No data'),
  working: text('正在计算…', 'Working…'),
  orders: text('订单 {count}', 'Orders: {count}'),
  notMoved: text('未改期', 'Date not moved'),
  none: text('未知', 'Unknown'),
  others: text('其他', 'Others'),
  upwards: text('纵轴', 'Vertical axis'),
  against: text('{one}与{other}', '{one} and {other}'),
  quarters: text('四象限（圆点大小为采购额）', 'Quadrants (dot size: amount)'),
  dimensions: text('四个维度', 'Four dimensions'),
  compare: text('加入对比的供应商', 'Compare another supplier'),
  stopComparing: text('不再对比{name}', 'Do not compare {name}'),
  picture: text('导出PNG', 'Export PNG'),
  noPicture: text('图片未能生成', 'The image could not be generated'),
  mailThese: text('发送这些评分', 'Mail these scores'),
  setThese: text('按此权重设置', 'Set these weights'),
  frozen: text('该月评分已冻结', 'Scores of this month are frozen'),
  sum: text('合计', 'Total'),
  sumCny: text('合计（折CNY）', 'Total in CNY'),
  cumulativeCny: text('累计（折CNY）', 'Cumulative in CNY'),
  stageAndSupplier: text('阶段 › 供应商 › 单据', 'Stage › supplier › document'),
  noSupplier: text('无供应商', 'No supplier'),
  preview: text('权重预览', 'Weight preview'),
  nowAt: text('现第{rank}名，{score}', 'now no. {rank}, {score}'),
  pending: text('{count}张变更的订单正在计算，尚未计入', '{count} changed orders are being recalculated and not yet included'),
  back: text('返回看板', 'Back to the board'),
  remove: text('去掉条件“{name}”', 'Remove “{name}”'),
  noRate: text('没有汇率、未计入CNY合计：{currencies}', 'No exchange rate, excluded from the totals in CNY: {currencies}'),
  cumulative: text('累计占比', 'Cumulative share'),
} as const;

const buckets: Readonly<Record<string, Text>> = {
  before: text('本周前已付', 'Paid before'),
  overdue: text('逾期', 'Overdue'),
  later: text('以后', 'Later'),
};

/** What a column of the forecast is called. */
export const bucketWords = (bucket: string): Text => buckets[bucket] ?? text(bucket, bucket);
