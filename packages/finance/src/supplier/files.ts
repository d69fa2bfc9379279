import { addDays, daysBetween, fill, type LocalDate, ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';

/** Days for which orders are still accepted after a licence expired. */
export const licenceGrace = 30;

const past: Text = {
  zh: '营业执照已于{day}过期超过{grace}天，不能下新订单',
  en: 'The business licence expired on {day}, more than {grace} {grace|day|days} ago: no new orders can be placed',
};
const soon: Text = { zh: '营业执照已于{day}过期，请尽快更新', en: 'The business licence expired on {day}; renew it soon' };

/** [SUP7] Whether a supplier whose licence is valid to a day gets a new order on another, and the warning to show. */
export function licenceAllows(validTo: LocalDate | undefined, day: LocalDate): Result<Text | undefined> {
  if (validTo === undefined || day <= validTo) return ok(undefined);
  if (day <= addDays(validTo, licenceGrace)) return ok(fill(soon, { day: validTo }));
  return refuse({ code: 'LICENCE', field: 'supplier', message: fill(past, { day: validTo, grace: String(licenceGrace) }) });
}

/** [SUP8] A document expires after its issue date. */
export const checkFileDates = ({
  issueDate,
  expiryDate,
}: {
  readonly issueDate?: LocalDate;
  readonly expiryDate?: LocalDate;
}): readonly Refusal[] =>
  issueDate !== undefined && expiryDate !== undefined && expiryDate <= issueDate
    ? [
        {
          code: 'DATES',
          field: 'expiryDate',
          message: { zh: '到期日期须晚于签发日期', en: 'The expiry date must be after the issue date' },
        },
      ]
    : [];

/** [SUP8] Whether a reminder of a document is due on a day: it expires within so many days, or has expired. */
export const isDue = (expiryDate: LocalDate, remindDays: number, day: LocalDate): boolean => daysBetween(day, expiryDate) <= remindDays;
