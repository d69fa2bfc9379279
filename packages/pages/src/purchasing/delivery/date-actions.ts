import { text } from '@axle/kernel';
import type { CustomAction } from '@axle/page-kit';
import { dateReasons } from '../order/date-reasons.ts';
import { dateOrigins } from './date-words.ts';

/** Asks for other dates of the ticked lines. */
export const requestDate = {
  key: 'change',
  title: text('改交期', 'Change date'),
  on: 'many',
  most: 200,
  tone: 'primary',
  input: {
    shiftDays: {
      kind: 'integer',
      label: text('推后天数', 'Days later'),
      min: -365,
      max: 365,
      help: text('负数为提前；与“新交期”填一项。', 'Earlier where negative; give this or the new date.'),
    },
    newDate: { kind: 'date', label: text('新交期', 'New date') },
    reason: { kind: 'enum', label: text('改期原因', 'Reason'), required: true, options: dateReasons },
    origin: { kind: 'enum', label: text('提出方', 'Asked by'), required: true, initial: 'buyer', options: dateOrigins },
    note: {
      kind: 'text',
      label: text('说明', 'Note'),
      maxLength: 500,
      lines: 2,
      help: text('我方原因须写至少10个字。', 'Our own reasons need at least 10 characters.'),
    },
  },
} as const satisfies CustomAction;

/** What is done with the dates of lines. */
export const dateActions: readonly CustomAction<'baselineDate'>[] = [
  requestDate,
  {
    key: 'setBaseline',
    title: text('设首次承诺', 'Set first promised'),
    on: 'many',
    most: 200,
    confirm: text('只能设一次，之后改期须走审核。', 'This is set once; later changes need approval.'),
    input: { date: { kind: 'date', label: text('首次承诺', 'First promised'), required: true } },
  },
];
