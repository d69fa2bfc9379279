import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Differences of two values, as logs keep them. */
export const differenceText = {
  title: on('变更明细', 'Changes'),
  none: on('无变化', 'No change'),
  count: on('{count} 处变更', '{count} {count|change|changes}'),
  place: on('字段', 'Field'),
  before: on('变更前', 'Before'),
  after: on('变更后', 'After'),
  whole: on('全部', 'Entire value'),
} as const;
