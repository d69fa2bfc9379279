import { checkEuTaxId } from '@axle/finance';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

/** A customer's tax number fits its country. */
export const customerGuard: RecordGuard = async (database, records) => {
  const ids = [...new Set(records.flatMap(({ country }) => (typeof country === 'number' ? [country] : [])))];
  const rows = ids.length === 0 ? [] : await database.selectFrom('country').select(['id', 'iso2', 'eu']).where('id', 'in', ids).execute();
  const countries = new Map(rows.map(({ id, iso2, eu }) => [id, { iso2, eu: eu === true }]));
  return record => checkEuTaxId(record, countries.get(record['country'] as number));
};
