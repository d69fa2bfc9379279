import type { LocalDate } from '@axle/kernel';

/** What of an exporter of record decides whether it may declare. */
export interface Exporter {
  readonly supervision?: readonly string[];
  readonly validTo?: LocalDate;
}

/** [B37] Whether an exporter may make a new declaration on a day: it is registered for the mode of supervision and has not expired. */
export const exporterMay = ({ supervision = [], validTo }: Exporter, mode: string, day: LocalDate): boolean =>
  supervision.includes(mode) && (validTo === undefined || validTo >= day);
