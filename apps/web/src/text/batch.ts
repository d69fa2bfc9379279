import { text } from '@axle/kernel';

/** The paste of many values into a filter. */
export const batchText = {
  batchTitle: text('批量查询{field}', 'Batch search: {field}'),
  batchHelp: text(
    '每行一个，也可用逗号、分号或制表符分隔；去重后最多 5,000 个。',
    'One per line, or separated by comma, semicolon or tab; at most 5,000 after removing duplicates.',
  ),
  batchCount: text('{count} 个值', '{count} {count|value|values}'),
  batchTooMany: text('超过 5,000 个，只取前 5,000 个', 'More than 5,000 values: only the first 5,000 are used'),
  batchCheck: text('检查', 'Check'),
  batchApply: text('查询', 'Search'),
  batchFailed: text('检查失败，请重试', 'Check failed, please try again'),
  batchFound: text('找到一条：{count}', 'One match: {count}'),
  batchMissing: text('未找到：{count}', 'Not found: {count}'),
  batchAmbiguous: text('有多条：{count}', 'Several matches: {count}'),
  batchTimes: text('{text}（{count} 条）', '{text} ({count} {count|row|rows})'),
  copyPart: text('复制', 'Copy'),
} as const;
