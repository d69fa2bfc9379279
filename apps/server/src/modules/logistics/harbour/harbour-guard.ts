import { locodeOf } from '@axle/logistics';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

/** A harbour is in the country that its UN/LOCODE begins with. */
export const harbourGuard: RecordGuard = async (database, records) => {
  const ids = [...new Set(records.flatMap(({ country }) => (typeof country === 'number' ? [country] : [])))];
  const countries = ids.length === 0 ? [] : await database.selectFrom('country').select(['id', 'iso2']).where('id', 'in', ids).execute();
  const codes = new Map(countries.map(({ id, iso2 }) => [id, iso2]));
  return ({ unlocode, country }) => {
    const iso2 = codes.get(country as number);
    const result = iso2 === undefined ? undefined : locodeOf(String(unlocode), iso2);
    return result && !result.ok ? [result.refusal] : [];
  };
};
