import { listingHealth } from '@axle/catalog';
import { sql } from 'kysely';
import type { FiguresContext, FiguresHandler, FiguresHandlers } from '../../../platform/resources/calls/figures-handler.ts';

/** Most groups that are shown. */
const most = 500;

interface Counted {
  readonly key: string | null;
  readonly zh: string | null;
  readonly en: string | null;
  readonly listings: number;
  readonly active: number;
  readonly with_buy_box: number;
  readonly rating: string | null;
}

/** Counts the last snapshots, together and by a field. */
async function counted({ database, where, filters, known }: FiguresContext, field: 'brand' | 'store'): Promise<readonly Counted[]> {
  const { code, zh, en } = known('store', 's');
  const names =
    field === 'brand'
      ? sql`t.brand as key, t.brand as zh, t.brand as en`
      : sql`t.store::text as key, max(concat_ws(' ', ${code}, nullif(${zh}, ${code}))) as zh, max(concat_ws(' ', ${code}, nullif(${en},
        ${code}))) as en`;
  const { rows } = await sql<Counted>`
    select ${names}, count(*)::integer as listings, count(*) filter (where t.listing_status = 'active')::integer as active,
      count(*) filter (where t.listing_status = 'active' and t.buy_box)::integer as with_buy_box, round(avg(t.rating), 2) as rating
    from amazon_listing_list t join store s on s.id = t.store
    where t.latest and ${where(filters)} group by grouping sets ((), ${sql.ref(`t.${field}`)})
    order by grouping(${sql.ref(`t.${field}`)}) desc, listings desc, 1 limit ${most}`.execute(database);
  return rows;
}

const valuesOf = ({ listings, active, with_buy_box, rating }: Counted) => {
  const { activeShare, buyBoxShare } = listingHealth({ listings, active, buyBox: with_buy_box });
  return {
    listings,
    active,
    buyBox: with_buy_box,
    ...(activeShare === undefined ? {} : { activeShare }),
    ...(buyBoxShare === undefined ? {} : { buyBoxShare }),
    ...(rating === null ? {} : { rating: Number(rating) }),
  };
};

const healthBy =
  (field: 'brand' | 'store'): FiguresHandler =>
  async context => {
    const [all, ...groups] = await counted(context, field);
    const { listings, activeShare, buyBoxShare, rating } = { ...(all ? valuesOf(all) : { listings: 0 }) } as Record<string, number>;
    const number = (value: number | undefined) => (value === undefined ? {} : { value });
    return {
      listings: number(listings),
      activeShare: number(activeShare),
      buyBoxShare: number(buyBoxShare),
      rating: number(rating),
      groups: {
        rows: groups.map(group => ({
          key: group.key ?? '',
          label: { zh: group.zh ?? '（无品牌）', en: group.en ?? '(no brand)' },
          values: valuesOf(group),
        })),
      },
    };
  };

/** The health of listings by brand and by shop. */
export const listingFigures: FiguresHandlers = {
  'amazonListingSummary.byBrand': healthBy('brand'),
  'amazonListingSummary.byStore': healthBy('store'),
};
