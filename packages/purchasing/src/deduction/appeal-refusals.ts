import {
  addWorkingDays,
  compareDecimals,
  type Decimal,
  fill,
  type LocalDate,
  type Refusal,
  type Result,
  type WorkCalendar,
  zero,
} from '@axle/kernel';

/** How long a supplier may object to a deduction, in working days behind its notice. */
const appealDays = 5;

/** [R16f] The last day on which a supplier may object to a deduction that it was notified of on a day. `NO_CALENDAR` as B19 says. */
export const appealDeadline = (notified: LocalDate, calendar: WorkCalendar): Result<LocalDate> =>
  addWorkingDays(calendar, notified, appealDays);

const isOpen = {
  zh: '申诉期至{day}，供应商书面同意后才能提前确认',
  en: 'The supplier may appeal until {day}; confirm earlier only with its written consent',
};
const isOver = { zh: '申诉期已于{day}结束', en: 'The time to appeal ended on {day}' };

/** [R16f] A deduction is confirmed behind its deadline, or before where the supplier agrees: `APPEAL_OPEN`. */
export const confirmRefusals = (deadline: LocalDate, today: LocalDate, isAgreed: boolean): readonly Refusal[] =>
  today <= deadline && !isAgreed ? [{ code: 'APPEAL_OPEN', message: fill(isOpen, { day: deadline }) }] : [];

/** [R16f] An appeal comes by the deadline: `APPEAL_OVER`. */
export const appealRefusals = (deadline: LocalDate, today: LocalDate): readonly Refusal[] =>
  today > deadline ? [{ code: 'APPEAL_OVER', message: fill(isOver, { day: deadline }) }] : [];

/** What is decided on an appeal. */
export type AppealDecision = 'keep' | 'reduce' | 'waive';

/** [R16f] What is reduced comes to less than before, and to more than nothing: `REDUCED`. */
export const reduceRefusals = (decision: AppealDecision, amount: Decimal, reduced: Decimal | undefined): readonly Refusal[] =>
  decision !== 'reduce' || (reduced !== undefined && compareDecimals(reduced, zero) > 0 && compareDecimals(reduced, amount) < 0)
    ? []
    : [
        {
          code: 'REDUCED',
          field: 'amount',
          message: { zh: '减少后的金额须大于0且小于原金额', en: 'The reduced amount must be above 0 and below the amount' },
        },
      ];

const noWaiver: Refusal = { code: 'NO_WAIVER', message: { zh: '没有待批准的减免', en: 'There is no waiver to approve' } };
const waiting: Refusal = { code: 'WAIVER_WAITS', message: { zh: '减免申请待批准', en: 'A waiver waits for approval' } };

/** The most in CNY that is waived without a second person. */
const waivedAlone = '5000' as Decimal;

/** [R16g] Whether waiving so much, in CNY, waits for a second person. */
export const waiverWaits = (openCny: Decimal): boolean => compareDecimals(openCny, waivedAlone) > 0;

/** [R16g] A waiver is approved where somebody asked for it: `NO_WAIVER`. */
export const waiverAsked = ({ waiverWaits: waits }: { readonly waiverWaits?: boolean }): readonly Refusal[] =>
  waits === true ? [] : [noWaiver];

/** [R16g] What waits for a second person is not asked for again, nor confirmed: `WAIVER_WAITS`. */
export const waiverOpen = (waits: boolean): readonly Refusal[] => (waits ? [waiting] : []);
