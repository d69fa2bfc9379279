import { text } from '@axle/kernel';
import type { EnumField, EnumOption } from '@axle/page-kit';
import type { CheckStage, ProcessVerdict } from '@axle/quality';

/** When in the run of a production a check takes place. */
export const stageOptions = [
  { code: 'first', label: text('首件', 'First article'), tone: 'info' },
  { code: 'patrol', label: text('巡检', 'Patrol'), tone: 'neutral' },
  { code: 'last', label: text('末件', 'Last article'), tone: 'info' },
] as const satisfies readonly (EnumOption & { readonly code: CheckStage })[];

/** What is decided at a check. */
export const verdictOptions = [
  { code: 'continue', label: text('继续', 'Continue'), tone: 'good' },
  { code: 'correct', label: text('纠正', 'Correct'), tone: 'warn' },
  { code: 'stop', label: text('停线', 'Stop'), tone: 'bad' },
] as const satisfies readonly (EnumOption & { readonly code: ProcessVerdict })[];

/** Shifts of a production line. */
export const shiftOptions = [
  { code: 'day', label: text('白班', 'Day') },
  { code: 'night', label: text('夜班', 'Night') },
] as const satisfies readonly EnumOption[];

/** Whether what was to be corrected is. */
export const correctiveOptions = [
  { code: 'open', label: text('未关闭', 'Open'), tone: 'bad' },
  { code: 'closed', label: text('已关闭', 'Closed'), tone: 'good' },
] as const satisfies readonly EnumOption[];

/** InspectStatus, of checks in process. */
export const checkState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 100,
  options: [
    { code: 'requested', label: text('已申请', 'Requested'), tone: 'info' },
    { code: 'scheduled', label: text('已排期', 'Scheduled'), tone: 'info' },
    { code: 'accepted', label: text('合格', 'Accepted'), tone: 'good' },
    { code: 'rejected', label: text('不合格', 'Rejected'), tone: 'bad' },
    { code: 'closed', label: text('已关闭', 'Closed'), tone: 'neutral' },
    { code: 'void', label: text('作废', 'Void'), tone: 'neutral' },
  ],
} as const satisfies EnumField;
