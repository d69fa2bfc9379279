import { text } from '@axle/kernel';

/** Differences of two values, as logs keep them. */
export const differenceText = {
  title: text('变更明细', 'Changes'),
  none: text('无变化', 'No change'),
  count: text('{count} 处变更', '{count} {count|change|changes}'),
  place: text('字段', 'Field'),
  before: text('变更前', 'Before'),
  after: text('变更后', 'After'),
  whole: text('全部', 'Entire value'),
} as const;
