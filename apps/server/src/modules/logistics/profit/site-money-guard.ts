import { moneyDigits } from '@axle/page-kit';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

/** Amounts of a record of a site have the digits of the site's currency, which the record only shows. */
export const siteMoneyGuard =
  (entity: string): RecordGuard =>
  async (database, records, { registry }) => {
    const ids = [...new Set(records.map(({ site }) => site))].filter(id => typeof id === 'number');
    const sites = ids.length === 0 ? [] : await database.selectFrom('site').select(['id', 'currency']).where('id', 'in', ids).execute();
    const currencyOf = new Map(sites.map(({ id, currency }) => [id, currency]));
    const { fields } = registry.referred(entity)!;
    return record => moneyDigits(fields, { ...record, currency: currencyOf.get(record['site'] as number) });
  };
