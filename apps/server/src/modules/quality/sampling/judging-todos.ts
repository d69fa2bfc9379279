import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Verdicts of others that wait for a second signature. */
export const verdictsToReview: TodoSource = {
  key: 'verdictsToReview',
  title: text('待复核的判定', 'Verdicts to review'),
  next: { zh: '核对抽样记录与照片，“{review}”', en: 'Check the sampling and its photos, then {review}' },
  page: 'sampleJudgement',
  tab: 'all',
  waitsFor: 'review',
  filters: ({ userId }) => [
    { field: 'reviewWaits', op: 'eq', value: true },
    { field: 'decidedBy', op: 'notIn', value: [userId] },
  ],
};
