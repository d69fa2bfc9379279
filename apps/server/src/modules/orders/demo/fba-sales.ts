import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { snapshotShare } from '../../catalog/demo/demo-listings.ts';
import { drawnAt, paceOn } from '../../catalog/demo/demo-sales-season.ts';
import type { SoldListing } from './demo-listings-sold.ts';

const [day, hour, minute] = [86_400_000, 3_600_000, 60_000] as const;

/** How many listings sell that Amazon's reports leave out. */
const unreported = 8;

/** Pieces of a listing that Amazon ships for us, and when they were bought. */
export interface FbaSale {
  readonly listing: SoldListing;
  readonly purchasedAt: Date;
  readonly qty: number;
}

/** The days that Amazon's reports speak of, with what they say was ordered of each listing. */
async function reported(transaction: Transaction<Tables>, listings: readonly SoldListing[]) {
  const { rows } = await sql<{ id: number; day: string; units: number }>`
    select p.id, a.snapshot_date::text as day, case when a.fulfilment = 'fba' then a.units else 0 end as units
    from amazon_listing a join pt_sku p on p.store = a.store and p.site = a.site and p.seller_sku = a.msku
    where p.id = any(${listings.map(({ id }) => id)}::bigint[]) order by a.snapshot_date, p.id`.execute(transaction);
  return rows;
}

/**
 * What Amazon ships for us over the months of the demo: what its reports say was ordered on the days that they know of, and the usual of
 * everything else.
 */
export async function fbaSales(
  transaction: Transaction<Tables>,
  listings: readonly SoldListing[],
  { now, months, draw }: { readonly now: Date; readonly months: number; readonly draw: (below: number) => number },
): Promise<readonly FbaSale[]> {
  const rows = await reported(transaction, listings);
  const known = new Set(rows.map(({ id }) => id));
  const others = listings.filter(({ id }) => !known.has(id)).slice(0, unreported);
  const byId = new Map(listings.map(listing => [listing.id, listing]));
  const byDay = Map.groupBy(
    rows.filter(({ units }) => units > 0),
    row => row.day,
  );
  const first = rows[0]?.day ?? '9999-12-31';
  const midnight = Math.floor(now.getTime() / day) * day;
  return Array.from({ length: Math.round(months * 30.4) }, (_, ago) => {
    const on = new Date(midnight - ago * day);
    const passed = Math.min(1, (now.getTime() - hour - on.getTime()) / day);
    const date = on.toISOString().slice(0, 10);
    const sale = (listing: SoldListing, qty: number): FbaSale => {
      const minutes = Math.floor(passed * 1440);
      return { listing, qty, purchasedAt: new Date(on.getTime() + Math.max(-60, draw(Math.max(1, minutes))) * minute) };
    };
    const drawn = (among: readonly SoldListing[], share: number) =>
      Array.from({ length: among.length === 0 ? 0 : drawnAt(paceOn(on, now) * share * Math.max(0, passed), draw) }, () =>
        sale(among[draw(among.length)]!, draw(12) === 0 ? 2 : 1),
      );
    if (date < first) return drawn(listings, 1);
    const counted = (byDay.get(date) ?? []).map(({ id, units }) => sale(byId.get(id)!, units));
    return [...counted, ...drawn(others, 1 - snapshotShare)];
  }).flat();
}
