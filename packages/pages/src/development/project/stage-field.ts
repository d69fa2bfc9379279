import { text } from '@axle/kernel';
import type { EnumField, EnumOption } from '@axle/page-kit';

/** ProjectStage. */
export const stageOptions = [
  { code: 'idea', label: text('创意', 'Idea'), tone: 'neutral' },
  { code: 'eval', label: text('评估', 'Evaluation'), tone: 'info' },
  { code: 'sample', label: text('样品', 'Sample'), tone: 'info' },
  { code: 'approval', label: text('立项审批', 'Approval'), tone: 'warn' },
  { code: 'register', label: text('注册建档', 'Registration'), tone: 'info' },
  { code: 'listing', label: text('上架', 'Listing'), tone: 'info' },
  { code: 'done', label: text('完成', 'Done'), tone: 'good' },
  { code: 'hold', label: text('暂停', 'On hold'), tone: 'warn' },
  { code: 'dropped', label: text('终止', 'Dropped'), tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** Where a project is. */
export const stageField = {
  kind: 'enum',
  label: text('阶段', 'Stage'),
  readOnly: true,
  width: 106,
  options: stageOptions,
} as const satisfies EnumField;
