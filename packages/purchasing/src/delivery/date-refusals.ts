import { addDays, type LocalDate, type Refusal } from '@axle/kernel';
import { type DateReason, responsibilityOf } from './kpi-date.ts';
import { pastDay } from '../past-day.ts';

/** A change of a date is refused with `CHANGE_WAITS` while another one of its line waits for approval. */
export const changeWaits: Refusal = {
  code: 'CHANGE_WAITS',
  field: 'newDate',
  message: { zh: '该行已有待审核的改期', en: 'The line has a pending change of date' },
};

/** A wish to move the promised day of a line. */
export interface DateWish {
  readonly oldDate?: LocalDate | undefined;
  readonly newDate: LocalDate;
  readonly reason?: DateReason | undefined;
  readonly note?: string | undefined;
  readonly hasFile: boolean;
}

/** How far ahead a day may be promised. */
const mostDays = 365;
/** How long a note is that says something. */
const leastNote = 10;

const refusals = {
  same: { code: 'SAME_DATE', field: 'newDate', message: { zh: '新交期与原交期相同', en: 'The new date equals the old one' } },
  past: pastDay('newDate'),
  far: {
    code: 'TOO_FAR',
    field: 'newDate',
    message: { zh: '不能晚于今天起365天', en: 'At most 365 days ahead' },
  },
  reason: { code: 'REASON', field: 'reason', message: { zh: '请选择改期原因', en: 'Choose why the date moves' } },
  proof: {
    code: 'PROOF',
    field: 'note',
    message: { zh: '我方原因须附文件，或写至少10个字的说明', en: 'Our own reasons need a file, or a note of at least 10 characters' },
  },
} as const satisfies Readonly<Record<string, Refusal>>;

/**
 * [R10b] What stands against a wish to move a promised day: the same day (`SAME_DATE`), one that has passed (`PAST`) or lies more than a
 * year ahead (`TOO_FAR`), no reason (`REASON`), and our own doing without a file or a note of ten characters (`PROOF`).
 */
export function dateRefusals({ oldDate, newDate, reason, note, hasFile }: DateWish, today: LocalDate): readonly Refusal[] {
  const isOurs = reason !== undefined && responsibilityOf[reason] === 'ours';
  return [
    ...(newDate === oldDate ? [refusals.same] : []),
    ...(newDate < today ? [refusals.past] : []),
    ...(newDate > addDays(today, mostDays) ? [refusals.far] : []),
    ...(reason === undefined ? [refusals.reason] : []),
    ...(isOurs && !hasFile && [...(note ?? '').trim()].length < leastNote ? [refusals.proof] : []),
  ];
}
