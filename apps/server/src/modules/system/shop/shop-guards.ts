import { fill, type Refusal, type Text } from '@axle/kernel';
import { sql } from 'kysely';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

const bound: Text = { zh: '该账号已授权给店铺{code}', en: 'This account is already bound to store {code}' };

/** An account of a platform and region belongs to one shop. */
export const storeGuard: RecordGuard = async (database, records) => {
  const sellers = records.flatMap(({ sellerId }) => (typeof sellerId === 'string' ? [sellerId] : []));
  const { rows } = await sql<{ code: string; platform: string; region: string | null; seller_id: string }>`
    select code, platform, region, seller_id from store where seller_id = any(${sellers}::text[])`.execute(database);
  return ({ code, platform, region, sellerId }) => {
    const other = rows.find(
      row => row.seller_id === sellerId && row.platform === platform && row.region === (region ?? null) && row.code !== code,
    );
    return other ? [{ code: 'ACCOUNT_BOUND', field: 'sellerId', message: fill(bound, { code: other.code }) }] : [];
  };
};

const otherPlatform: Refusal = {
  code: 'OTHER_PLATFORM',
  field: 'site',
  message: { zh: '站点与店铺的平台不一致', en: 'The site belongs to another platform than the store' },
};

/** A shop sells on sites of its own platform. */
export const storeSiteGuard: RecordGuard = async (database, records) => {
  const ids = (key: string) => [...new Set(records.flatMap(record => (typeof record[key] === 'number' ? [record[key]] : [])))];
  const { rows } = await sql<{ kind: string; id: number; platform: string }>`
    select 'store' as kind, id, platform from store where id = any(${ids('store')}::bigint[])
    union all select 'site', id, platform from site where id = any(${ids('site')}::bigint[])`.execute(database);
  const platformOf = new Map(rows.map(({ kind, id, platform }) => [`${kind}/${id}`, platform]));
  return ({ store, site }) => {
    const [one, other] = [platformOf.get(`store/${String(store)}`), platformOf.get(`site/${String(site)}`)];
    return one === undefined || other === undefined || one === other ? [] : [otherPlatform];
  };
};
