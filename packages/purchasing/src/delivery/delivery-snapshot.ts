import { endOfMonth, type LocalDate, type Refusal, text } from '@axle/kernel';

/** [R65] What stands against keeping the report of a month: it is not over (`NOT_OVER`), or it is kept already (`SAVED`). */
export function snapshotRefusals(month: string, isSaved: boolean, today: LocalDate): readonly Refusal[] {
  if (endOfMonth(`${month}-01` as LocalDate) >= today)
    return [{ code: 'NOT_OVER', field: 'month', message: text('本月尚未结束', 'The month is not over yet') }];
  return isSaved ? [{ code: 'SAVED', field: 'month', message: text('该月快照已保存', 'The snapshot of this month has been saved') }] : [];
}

/** [R65] The month that a period is, from its first day to its last; undefined for any other period. */
export function wholeMonth(from: LocalDate, to: LocalDate): string | undefined {
  return from.endsWith('-01') && endOfMonth(from) === to ? from.slice(0, 7) : undefined;
}
