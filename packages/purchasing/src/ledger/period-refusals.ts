import { addMonths, endOfMonth, fill, type LocalDate, type Refusal } from '@axle/kernel';

/** Up to which day nothing more is posted: to a company, whose months are closed, and to a supplier, whose statements are locked. */
export interface ClosedTo {
  readonly closedTo?: LocalDate | undefined;
  readonly lockedTo?: LocalDate | undefined;
}

/** A month of a company, such as `2026-05`. */
export type LedgerPeriod = string;

const closed: Refusal = { code: 'CLOSED', field: 'accountDate', message: { zh: '期间已关闭', en: 'Period is closed' } };
const locked: Refusal = { code: 'LOCKED', field: 'accountDate', message: { zh: '账期已锁定', en: 'Period is locked' } };

/** [R13c] What stands against posting on a day: its month is closed (`CLOSED`), or a statement of it is locked (`LOCKED`). */
export const dayRefusals = (day: LocalDate, { closedTo, lockedTo }: ClosedTo): readonly Refusal[] => [
  ...(closedTo !== undefined && day <= closedTo ? [closed] : []),
  ...(lockedTo !== undefined && day <= lockedTo ? [locked] : []),
];

/** [R13c] The month in which a day is posted. */
export const periodOf = (day: LocalDate): LedgerPeriod => day.slice(0, 7);

/** [R13c] The last day of a month. */
export const endOfPeriod = (period: LedgerPeriod): LocalDate => endOfMonth(`${period}-01` as LocalDate);

/**
 * [R13c] What stands against closing a month: it is not over (`NOT_OVER`), or months are closed up to it (`CLOSED_ALREADY`), or one between
 * it and the last closed one is open (`IN_TURN`).
 */
export function closingRefusals(period: LedgerPeriod, lastClosed: LedgerPeriod | undefined, today: LocalDate): readonly Refusal[] {
  if (endOfPeriod(period) >= today)
    return [{ code: 'NOT_OVER', field: 'period', message: { zh: '本月尚未结束', en: 'The month is not over yet' } }];
  if (lastClosed === undefined) return [];
  if (period <= lastClosed)
    return [{ code: 'CLOSED_ALREADY', field: 'period', message: { zh: '该月已关账', en: 'The month is closed already' } }];
  const next = periodOf(addMonths(`${lastClosed}-01` as LocalDate, 1));
  const message = fill({ zh: '请先关闭{next}', en: 'Close {next} first' }, { next });
  return period === next ? [] : [{ code: 'IN_TURN', field: 'period', message }];
}
