import { fill } from '@axle/kernel';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

const inMarket = { zh: '国家已属于市场{market}，请先移出', en: 'Country already in market {market}: remove it there first' };

/** A country is in one market: it leaves the one that holds it before another takes it. */
export const countryGuard: RecordGuard = async (database, records) => {
  const codes = records.flatMap(({ iso2, market }) => (typeof iso2 === 'string' && typeof market === 'number' ? [iso2] : []));
  if (codes.length === 0) return () => [];
  const rows = await database
    .selectFrom('country as c')
    .innerJoin('market as m', 'm.id', 'c.market')
    .select(['c.iso2', 'm.id', 'm.code'])
    .where('c.iso2', 'in', codes)
    .execute();
  const held = new Map(rows.map(row => [row.iso2, row]));
  return ({ iso2, market }) => {
    const by = held.get(String(iso2));
    return by === undefined || market === undefined || market === by.id
      ? []
      : [{ code: 'IN_MARKET', field: 'market', message: fill(inMarket, { market: by.code }) }];
  };
};
