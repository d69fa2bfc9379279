import { pendingMissing, type PendingState, pendingState, stageDays } from '@axle/development';
import { addDays } from '@axle/kernel';
import type { HeldFile, RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { nextNumbers } from '../../../platform/resources/writes/next-numbers.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';

/** A store and site as a listing needs to know it. */
interface ListingSite {
  readonly id: number;
  readonly store: number;
  readonly site: number;
  readonly manager: number;
  readonly fulfilment: string | null;
  readonly isEu: boolean;
}

/** A SKU as its listings need to know it. */
interface ListedSku {
  readonly id: number;
  readonly vehicles: number;
  readonly images: readonly HeldFile[] | null;
}

const idsIn = (records: readonly RecordValues[], key: string) => [...new Set(records.map(record => Number(record[key])))];

async function sitesOf(database: Kysely<Tables>, records: readonly RecordValues[]): Promise<ReadonlyMap<number, ListingSite>> {
  const { rows } = await sql<ListingSite>`
    select r.id, r.store, r.site, r.manager, r.fulfilments[1] as fulfilment, coalesce(c.eu, false) as "isEu"
    from store_site r join site s on s.id = r.site join country c on c.id = s.country
    where r.id = any(${idsIn(records, 'storeSite')}::bigint[])`.execute(database);
  return new Map(rows.map(row => [row.id, row]));
}

async function skusOf(database: Kysely<Tables>, records: readonly RecordValues[]): Promise<ReadonlyMap<number, ListedSku>> {
  const { rows } = await sql<ListedSku>`
    select k.id, k.images, (select count(*) from fitment f where f.sku = k.id and f.status = 1)::integer as vehicles
    from sku k where k.id = any(${idsIn(records, 'sku')}::bigint[])`.execute(database);
  return new Map(rows.map(row => [row.id, row]));
}

/** Pictures that a listing takes over from its SKU at most. */
const mostImages = 7;

/** [N15] [N16] What a pending listing begins with, what it lacks, and where it stands by that. */
export const settlePendings: Derivation = async (database, { caller }, rows) => {
  const records = rows.map(({ after }) => after);
  const [sites, skus] = [await sitesOf(database, records), await skusOf(database, records)];
  const fresh = rows.filter(({ before }) => !before).length;
  const numbers = [...(fresh === 0 ? [] : await nextNumbers(database, 'NL', todayOf(caller), fresh))];
  return rows.map(({ before, after }) => {
    const [site, sku] = [sites.get(Number(after['storeSite'])), skus.get(Number(after['sku']))];
    const begun: RecordValues = before
      ? after
      : {
          ...after,
          pendingNo: numbers.shift(),
          store: site?.store,
          site: site?.site,
          fulfilment: after['fulfilment'] ?? site?.fulfilment ?? 'fba',
          images: after['images'] ?? sku?.images?.slice(0, mostImages),
          dueAt: after['dueAt'] ?? addDays(todayOf(caller), stageDays.listing ?? 0),
        };
    const record: RecordValues = { ...begun, manager: begun['manager'] ?? site?.manager };
    const missing = pendingMissing(record, { isEu: site?.isEu ?? false, vehicles: sku?.vehicles ?? 0 });
    const state = pendingState((record['state'] ?? 'waitInfo') as PendingState, { ...record, missing });
    return { ...record, missing: missing.length > 0 ? missing : undefined, state };
  });
};
