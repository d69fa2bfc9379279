import type { Refusal } from '@axle/kernel';
import type { DisableGuard } from '../../../platform/resources/disable-guard.ts';

const inUse: Refusal = {
  code: 'HAS_STORES',
  message: { zh: '市场仍有启用的店铺站点，不能停用', en: 'The market still has enabled store-sites and cannot be disabled' },
};

/** Markets where shops still sell stay in use. */
export const marketInUse: DisableGuard = async (transaction, records) => {
  if (records.length === 0) return new Map();
  const selling = await transaction
    .selectFrom('store_site as r')
    .innerJoin('site as s', 's.id', 'r.site')
    .innerJoin('country as c', 'c.id', 's.country')
    .select('c.market')
    .distinct()
    .where(
      'c.market',
      'in',
      records.map(({ id }) => id),
    )
    .where('r.status', '=', 1)
    .execute();
  return new Map(selling.flatMap(({ market }) => (market === null ? [] : [[market, inUse] as const])));
};
