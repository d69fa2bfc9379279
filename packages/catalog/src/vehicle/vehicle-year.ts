import { type LocalDate, type Refusal, yearOf } from '@axle/kernel';

/** The first model year of the library: vehicles carry a 17-character identification number since then. */
export const firstVehicleYear = 1981;

/** The last model year that may be entered: two years ahead of the calendar. */
export const lastVehicleYear = (today: LocalDate): number => yearOf(today) + 2;

/** [B11] A vehicle's model year lies from 1981 to two years ahead; a record without a year is left to the field's own rule. */
export function vehicleYearInRange({ year }: { readonly year?: number }, { today }: { readonly today: LocalDate }): readonly Refusal[] {
  if (typeof year !== 'number' || (year >= firstVehicleYear && year <= lastVehicleYear(today))) return [];
  return [{ code: 'RANGE', field: 'year', message: { zh: '年款范围错误', en: 'Wrong year range' } }];
}
