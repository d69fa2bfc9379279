import type { LocalDate, Refusal } from '@axle/kernel';
import { firstVehicleYear, lastVehicleYear } from '../vehicle/vehicle-year.ts';

/** [FIT1] The years of a fitment do not end before they begin, and lie from 1981 to two years ahead. */
export function checkVehicleFitment(
  { yearFrom, yearTo }: Readonly<Record<string, unknown>>,
  { today }: { readonly today: LocalDate },
): readonly Refusal[] {
  if (typeof yearFrom !== 'number' || typeof yearTo !== 'number') return [];
  if (yearFrom <= yearTo && yearFrom >= firstVehicleYear && yearTo <= lastVehicleYear(today)) return [];
  return [
    {
      code: 'RANGE',
      field: yearFrom < firstVehicleYear ? 'yearFrom' : 'yearTo',
      message: { zh: '年款范围错误', en: 'Wrong year range' },
    },
  ];
}
