import { addDays, text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** The reader's own exceptions that are not solved. */
export const exceptionsToSolve: TodoSource = {
  key: 'newProductExceptionsToSolve',
  title: text('待解决的新品异常', 'New product exceptions to solve'),
  next: { zh: '查明原因后“{solve}”，或“{assign}”给他人', en: 'Find the cause and {solve} it, or {assign} it to somebody else' },
  page: 'newProductExceptions',
  tab: 'tab1',
  waitsFor: 'solve',
  filters: ({ userId }) => [
    { field: 'assignee', op: 'in', value: [userId] },
    { field: 'status', op: 'in', value: ['open', 'assigned', 'escalated'] },
  ],
  overdue: ({ day }) => [{ field: 'dueAt', op: 'between', value: [null, addDays(day, -1)] }],
  today: ({ day }) => [{ field: 'dueAt', op: 'between', value: [day, day] }],
};
