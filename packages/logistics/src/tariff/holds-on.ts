import type { LocalDate } from '@axle/kernel';

/** Whether a period that may be open-ended has a day; both its ends belong to it. */
export const holdsOn = (day: LocalDate, { from, to }: { readonly from: LocalDate; readonly to?: LocalDate | undefined }): boolean =>
  from <= day && (to === undefined || day <= to);
