import { fill, type Refusal, type Text } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

const idsOf = (records: readonly RecordValues[], key: string) => [
  ...new Set(records.flatMap(record => (typeof record[key] === 'number' ? [record[key]] : []))),
];

const otherPlatform = (field: 'store' | 'site'): Refusal => ({
  code: 'OTHER_PLATFORM',
  field,
  message:
    field === 'store'
      ? { zh: '店铺不属于该平台', en: 'The store is not on this platform' }
      : { zh: '站点不属于该平台', en: 'The site is not on this platform' },
});

/** Shop and site of a map are of its platform. */
export const skuMapGuard: RecordGuard = async (database, records) => {
  const { rows } = await sql<{ kind: string; id: number; platform: string }>`
    select 'store' as kind, id, platform from store where id = any(${idsOf(records, 'store')}::bigint[])
    union all select 'site', id, platform from site where id = any(${idsOf(records, 'site')}::bigint[])`.execute(database);
  const platformOf = new Map(rows.map(({ kind, id, platform }) => [`${kind}/${id}`, platform]));
  return record =>
    (['store', 'site'] as const).flatMap(field => {
      const platform = platformOf.get(`${field}/${String(record[field])}`);
      return platform === undefined || platform === record['platform'] ? [] : [otherPlatform(field)];
    });
};

const elsewhere: Text = {
  zh: '该FNSKU在站点{site}指向{sku}（MSKU {msku}），请先停用那条映射',
  en: 'On site {site} this FNSKU points to {sku} (MSKU {msku}); disable that map first',
};

/** In one account an FNSKU points to one SKU. */
export const fbaMapGuard: RecordGuard = async (database, records) => {
  const fnskus = records.flatMap(({ fnsku }) => (typeof fnsku === 'string' ? [fnsku] : []));
  const { rows } = await sql<{ store: number; site: number; code: string; fnsku: string; msku: string; sku: number; named: string }>`
    select f.store, f.site, i.code, f.fnsku, f.msku, f.sku, s.sku as named from fba_map f join site i on i.id = f.site join sku s
    on s.id = f.sku
    where f.status = 1 and f.fnsku collate "C" = any(${fnskus}::text[]) order by f.id`.execute(database);
  return record => {
    const other = rows.find(
      row => row.fnsku === record['fnsku'] && row.store === record['store'] && row.site !== record['site'] && row.sku !== record['sku'],
    );
    return other
      ? [{ code: 'FNSKU_TAKEN', field: 'sku', message: fill(elsewhere, { site: other.code, sku: other.named, msku: other.msku }) }]
      : [];
  };
};

const inPool: Text = { zh: '该店铺站点已属于库存池{pool}', en: 'Already in stock pool {pool}' };

/** A shop and site is in one pool at a time. */
export const fbaPoolGuard: RecordGuard = async (database, records) => {
  const stores = idsOf(records, 'store');
  const { rows: pools } = await sql<{ pool: string; store: number; site: number; from: string; to: string | null }>`
    select p.pool_code as pool, p.store, s.site, p.effective_from as "from", p.effective_to as "to" from fba_pool p join fba_pool_sites s
    on s.record_id = p.id
    where p.status = 1 and p.store = any(${stores}::bigint[]) order by p.id`.execute(database);
  return record => {
    const { poolCode, store, effectiveFrom, effectiveTo } = record;
    return linesIn(record, 'sites').flatMap(({ site }, at): readonly Refusal[] => {
      const field = `sites.${at}.site`;
      if (typeof site !== 'number' || typeof store !== 'number') return [];
      const other = pools.find(
        pool =>
          pool.pool !== poolCode &&
          pool.store === store &&
          pool.site === site &&
          (pool.to === null || pool.to >= String(effectiveFrom)) &&
          (effectiveTo === undefined || pool.from <= String(effectiveTo)),
      );
      return other ? [{ code: 'POOL_TAKEN', field, message: fill(inPool, { pool: other.pool }) }] : [];
    });
  };
};
