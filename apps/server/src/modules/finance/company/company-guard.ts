import { refuseTaxForm } from '@axle/finance';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

/** [B3a] The tax number of a company has the form of its country. */
export const companyGuard: RecordGuard = async (database, records) => {
  const ids = [...new Set(records.flatMap(({ country }) => (typeof country === 'number' ? [country] : [])))];
  const rows = ids.length === 0 ? [] : await database.selectFrom('country').select(['id', 'iso2']).where('id', 'in', ids).execute();
  const codes = new Map(rows.map(({ id, iso2 }) => [id, iso2]));
  return ({ country, taxNo }) => {
    const refusal = refuseTaxForm(codes.get(Number(country)), taxNo);
    return refusal ? [refusal] : [];
  };
};
