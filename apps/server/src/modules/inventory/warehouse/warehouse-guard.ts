import { zipDemanded } from '@axle/inventory';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

/** A warehouse has a postal code where freight goes by zones. */
export const warehouseGuard: RecordGuard = async (database, records) => {
  const ids = [...new Set(records.flatMap(({ country }) => (typeof country === 'number' ? [country] : [])))];
  const countries = ids.length === 0 ? [] : await database.selectFrom('country').select(['id', 'iso2']).where('id', 'in', ids).execute();
  const codes = new Map(countries.map(({ id, iso2 }) => [id, iso2]));
  return ({ country, zip }) => zipDemanded(codes.get(country as number) ?? '', zip);
};
