import type { LocalDate, Refusal } from '@axle/kernel';
import { pastDay } from '../past-day.ts';

const refusals = {
  ahead: { code: 'AHEAD', field: 'reachedOn', message: { zh: '完成日期不能晚于今天', en: 'A step cannot be reached after today' } },
  past: pastDay('nextFollowUp'),
} as const satisfies Readonly<Record<string, Refusal>>;

/** [R21a] What stands against a note of progress: a step that is reached after today (`AHEAD`), a follow-up before today (`PAST`). */
export const logRefusals = (
  { reachedOn, nextFollowUp }: { readonly reachedOn?: LocalDate | undefined; readonly nextFollowUp?: LocalDate | undefined },
  today: LocalDate,
): readonly Refusal[] => [
  ...(reachedOn !== undefined && reachedOn > today ? [refusals.ahead] : []),
  ...(nextFollowUp !== undefined && nextFollowUp < today ? [refusals.past] : []),
];
