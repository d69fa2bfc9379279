import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Registrations that others submitted. */
export const registrationsToApprove: TodoSource = {
  key: 'registrationsToApprove',
  title: text('待审核的新品登记', 'Registrations to approve'),
  next: { zh: '核对资料与重复提示，“{approve}”或“{reject}”', en: 'Check the data and possible duplicates, then {approve} or {reject}' },
  page: 'newProductRegistration',
  tab: 'tab1',
  waitsFor: 'approve',
  filters: ({ userId }) => [
    { field: 'state', op: 'in', value: ['submitted'] },
    { field: 'applicant', op: 'notIn', value: [userId] },
  ],
};

/** The reader's own registrations that are to be completed. */
export const registrationsToComplete: TodoSource = {
  key: 'registrationsToComplete',
  title: text('待完善的新品登记', 'Registrations to complete'),
  next: { zh: '补全资料后“{submit}”', en: 'Complete the data and {submit}' },
  page: 'newProductRegistration',
  tab: 'tab0',
  waitsFor: 'submit',
  filters: ({ userId }) => [
    { field: 'state', op: 'in', value: ['draft'] },
    { field: 'developer', op: 'in', value: [userId] },
  ],
};
