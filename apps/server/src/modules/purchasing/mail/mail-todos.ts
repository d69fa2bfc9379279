import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Mails to suppliers that were given up. */
export const mailsGivenUp: TodoSource = {
  key: 'mailsGivenUp',
  title: text('未送达的供应商邮件', 'Mails to suppliers not delivered'),
  next: { zh: '看最近错误，改正地址后“{retry}”', en: 'See the last error, correct the address, then {retry}' },
  page: 'mailConsole',
  tab: 'tab2',
  waitsFor: 'retry',
  filters: () => [{ field: 'state', op: 'in', value: ['dead'] }],
};
