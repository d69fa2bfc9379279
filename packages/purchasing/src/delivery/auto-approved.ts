import { addDays, type LocalDate } from '@axle/kernel';

/** On whose wish a promised day moves: the supplier's reply, or our buyer's. */
export type DateOrigin = 'reply' | 'buyer';

/** By how many days a supplier may postpone without a decision. */
const freeDays = 2;

/** [R10c] Whether a moved day holds without anybody's decision: the supplier's wish, at most two days later. */
export const isAutoApproved = (
  origin: DateOrigin,
  { oldDate, newDate }: { readonly oldDate: LocalDate; readonly newDate: LocalDate },
): boolean => origin === 'reply' && newDate <= addDays(oldDate, freeDays);
