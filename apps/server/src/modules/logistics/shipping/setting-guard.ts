import { checkCarrierCodes } from '@axle/logistics';
import type { RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

const idsOf = (records: readonly RecordValues[], key: string): number[] =>
  records.flatMap(record => (typeof record[key] === 'number' ? [record[key]] : []));

async function platformsOf(
  database: Kysely<Tables>,
  table: 'site' | 'store',
  ids: readonly number[],
): Promise<ReadonlyMap<unknown, string>> {
  const rows = ids.length === 0 ? [] : await database.selectFrom(table).select(['id', 'platform']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, platform }) => [id, platform]));
}

/** The couriers of a setting for Amazon, eBay or Walmart, or for a site or a shop there, have the code of the platform. */
export const shippingSettingGuard: RecordGuard = async (database, records) => {
  const sites = await platformsOf(database, 'site', idsOf(records, 'site'));
  const stores = await platformsOf(database, 'store', idsOf(records, 'store'));
  return ({ platform, site, store, carrierMap }) =>
    checkCarrierCodes(platform ?? sites.get(site) ?? stores.get(store), (carrierMap ?? []) as readonly RecordValues[]);
};
