import type { Refusal } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import { fitmentGuard } from '../../catalog/fitment/fitment-guard.ts';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

const order: Refusal['message'] = { zh: '止年早于起年', en: 'The last year is before the first' };

/** Vehicles that are published are vehicles of the library; a name that is not is answered with the three nearest ones. */
export const publishedVehicleGuard: RecordGuard = async (database, records, caller) => {
  const named = records.flatMap(record => linesIn(record, 'vehicles'));
  const guard = await fitmentGuard(database, named, caller);
  return record =>
    linesIn(record, 'vehicles').flatMap((line, at): readonly Refusal[] => {
      const wrong = Number(line['yearTo']) < Number(line['yearFrom']) ? [{ code: 'YEAR_ORDER', field: 'yearTo', message: order }] : [];
      return [...guard(line), ...wrong].map(refusal => ({ ...refusal, field: `vehicles.${at}.${refusal.field}` }));
    });
};
