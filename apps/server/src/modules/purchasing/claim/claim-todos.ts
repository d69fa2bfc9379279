import { addDays, text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** The reader's drafts of claims: each loses its force once the other side should have had notice. */
export const claimsToSubmit: TodoSource = {
  key: 'claimsToSubmit',
  title: text('待提出的索赔', 'Claims to submit'),
  next: { zh: '补齐对方与金额，“{submit}”', en: 'Enter the party and the amount, then {submit}' },
  page: 'claimSummary',
  tab: 'tab1',
  waitsFor: 'submit',
  filters: ({ userId }) => [
    { field: 'state', op: 'in', value: ['draft'] },
    { field: 'owner', op: 'in', value: [userId] },
  ],
  overdue: ({ day }) => [{ field: 'deadline', op: 'between', value: [null, addDays(day, -1)] }],
  today: ({ day }) => [{ field: 'deadline', op: 'between', value: [day, day] }],
};
