import { text } from '@axle/kernel';
import type { MilestoneStanding } from '@axle/purchasing';

/** Words of the weeks of promised dates. */
export const weeksText = {
  conditions: text('周视图条件', 'Conditions of the weeks'),
  earlier: text('上一周', 'Previous week'),
  later: text('下一周', 'Next week'),
  before: text('之前还有{count}行', '{count} {count|line|lines} before'),
  nothingBefore: text('之前没有未交的行', 'No earlier open lines'),
  lines: text('{count}行', '{count} {count|line|lines}'),
  pieces: text('{count}件', '{count} pcs'),
  late: text('逾期', 'Late'),
  lateCount: text('{count}行逾期', '{count} late'),
  more: text('还有{count}行', '{count} more'),
  none: text('没有交货', 'Nothing due'),
} as const;

/** Words of the steps towards a delivery. */
export const milestonesText = {
  planned: text('计划', 'Planned'),
  reached: text('实际', 'Reached'),
  step: text('节点', 'Step'),
  standing: text('情况', 'Status'),
  unknown: text('没有承诺交期，无法排节点。', 'Steps cannot be scheduled without a promised date.'),
} as const;

/** How steps stand. */
export const standingText = {
  reached: text('按时', 'On time'),
  reached_late: text('延误', 'Late'),
  passed_over: text('未登记', 'Not recorded'),
  overdue: text('已过期', 'Overdue'),
  ahead: text('未到', 'Upcoming'),
} as const satisfies Readonly<Record<MilestoneStanding, ReturnType<typeof text>>>;
