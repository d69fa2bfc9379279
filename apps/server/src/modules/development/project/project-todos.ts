import { addDays, text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Projects that others submitted. */
export const projectsToApprove: TodoSource = {
  key: 'projectsToApprove',
  title: text('待审批的新品立项', 'New product projects to approve'),
  next: { zh: '核对成本、样品与预算，“{approve}”或“{reject}”', en: 'Check cost, samples and budget, then {approve} or {reject}' },
  page: 'projectTable',
  tab: 'tab1',
  waitsFor: 'approve',
  filters: ({ userId }) => [
    { field: 'stage', op: 'in', value: ['approval'] },
    { field: 'approval', op: 'in', value: ['waiting'] },
    { field: 'applicant', op: 'notIn', value: [userId] },
  ],
};

/** The reader's own projects that are past the day by which they were to leave their stage. */
export const projectsLate: TodoSource = {
  key: 'projectsLate',
  title: text('超期的新品项目', 'New product projects overdue'),
  next: { zh: '补齐缺少的条件后“{next}”，或“{hold}”', en: 'Complete what is missing and take the {next}, or {hold}' },
  page: 'projectTable',
  tab: 'tab1',
  waitsFor: 'next',
  filters: ({ userId, day }) => [
    { field: 'developer', op: 'in', value: [userId] },
    { field: 'dueAt', op: 'between', value: [null, addDays(day, -1)] },
  ],
};
