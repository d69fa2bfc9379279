import { addDays, type LocalDate, type Refusal } from '@axle/kernel';

/** A number that Amazon sets, from day to day. */
export interface FbaParameterPeriod {
  readonly parameter: string;
  readonly value: number;
  readonly from: LocalDate;
  readonly to?: LocalDate;
}

/** [R15] The value of a parameter on a day; undefined where none is known. */
export const fbaParameterOn = (periods: readonly FbaParameterPeriod[], parameter: string, day: LocalDate): number | undefined =>
  periods.find(period => period.parameter === parameter && period.from <= day && (period.to === undefined || day <= period.to))?.value;

/** [R15] The last day on which something that happened on a day can be claimed, by the window that was in force then. */
export function claimDeadline(periods: readonly FbaParameterPeriod[], parameter: string, happened: LocalDate): LocalDate | undefined {
  const days = fbaParameterOn(periods, parameter, happened);
  return days === undefined ? undefined : addDays(happened, days);
}

/** [R15] Days before the last claim day on which a claim is flagged: its date is amber. */
const nearDays = 14;

/** [R15] The days, from today on, on which claims end whose last day is near. */
export const nearDeadlines = (today: LocalDate): readonly [first: LocalDate, last: LocalDate] => [today, addDays(today, nearDays)];

/** [R15] What stands against taking a case for expired: its last day is still to come, or there is none. */
export const claimOver = ({ deadline }: { readonly deadline?: LocalDate }, { today }: { readonly today: LocalDate }): readonly Refusal[] =>
  deadline !== undefined && deadline < today ? [] : [stillOpen];

const stillOpen: Refusal = {
  code: 'CLAIM_OPEN',
  field: 'deadline',
  message: { zh: '申诉期尚未结束', en: 'The claim period has not ended yet' },
};
