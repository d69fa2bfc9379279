import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** The paste of many values into a filter. */
export const batchText = {
  batchTitle: on('批量查询{field}', 'Batch search: {field}'),
  batchHelp: on(
    '每行一个，也可用逗号、分号或制表符分隔；去重后最多 5,000 个。',
    'One per line, or separated by comma, semicolon or tab; at most 5,000 after removing duplicates.',
  ),
  batchCount: on('{count} 个值', '{count} {count|value|values}'),
  batchTooMany: on('超过 5,000 个，只取前 5,000 个', 'More than 5,000 values: only the first 5,000 are used'),
  batchCheck: on('检查', 'Check'),
  batchApply: on('查询', 'Search'),
  batchFailed: on('检查失败，请重试', 'Check failed, please try again'),
  batchFound: on('找到一条：{count}', 'One match: {count}'),
  batchMissing: on('未找到：{count}', 'Not found: {count}'),
  batchAmbiguous: on('有多条：{count}', 'Several matches: {count}'),
  batchTimes: on('{text}（{count} 条）', '{text} ({count} {count|row|rows})'),
  copyPart: on('复制', 'Copy'),
} as const;
