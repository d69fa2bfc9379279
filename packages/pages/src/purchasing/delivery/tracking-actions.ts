import { text } from '@axle/kernel';
import type { CustomAction } from '@axle/page-kit';
import { requestDate } from './date-actions.ts';
import { milestoneOptions } from './milestone-options.ts';

const note = { kind: 'text', label: text('说明', 'Note'), maxLength: 500, lines: 2 } as const;
const nextFollowUp = { kind: 'date', label: text('下次跟进', 'Next follow-up') } as const;

/** What is noted of lines on their way. */
export const trackingActions: readonly CustomAction<'baselineDate'>[] = [
  {
    key: 'progress',
    title: text('登记进度', 'Log progress'),
    on: 'many',
    most: 200,
    input: {
      milestone: { kind: 'enum', label: text('完成的节点', 'Step reached'), required: true, options: milestoneOptions },
      reachedOn: {
        kind: 'date',
        label: text('完成日期', 'Reached on'),
        help: text('不填为今天。', 'Today if left empty.'),
      },
      nextFollowUp,
      note,
    },
  },
  {
    key: 'follow',
    title: text('跟进', 'Follow up'),
    on: 'many',
    most: 200,
    input: { nextFollowUp: { ...nextFollowUp, required: true }, note: { ...note, required: true } },
  },
  { ...requestDate, key: 'dateChange' },
];
