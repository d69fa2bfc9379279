import { addMonths, type LocalDate, type Refusal, text } from '@axle/kernel';

/** What is known of the closed months. A month is identified by its first day. */
export interface ClosedMonths {
  /** The last closed month. */
  readonly last?: LocalDate;
  /** The first month that is not over everywhere. */
  readonly running: LocalDate;
}

const refusal = (code: string, zh: string, en: string): Refusal => ({ code, message: text(zh, en) });

/**
 * [R13] Why a month may not be closed: it is closed already, it is not over in every warehouse, or one before it is open (months are closed
 * in order; the first one closes all before it).
 */
export function refuseClosing(month: LocalDate, { last, running }: ClosedMonths): Refusal | undefined {
  if (last !== undefined && month <= last) return refusal('PERIOD_CLOSED', '该月份已关闭', 'The month is already closed');
  if (month >= running) return refusal('PERIOD_NOT_OVER', '该月份尚未在所有仓库结束', 'The month has not ended in all warehouses');
  const next = last && addMonths(last, 1);
  return next !== undefined && month > next
    ? refusal('PERIOD_GAP', `请先关闭 ${next.slice(0, 7)}`, `Close ${next.slice(0, 7)} first`)
    : undefined;
}

/** [R13] Why a month may not be opened again: only the last closed one is. */
export const refuseOpening = (month: LocalDate, { last }: Pick<ClosedMonths, 'last'>): Refusal | undefined =>
  month === last ? undefined : refusal('PERIOD_NOT_LAST', '只能重新打开最后关闭的月份', 'Only the last closed month can be reopened');
