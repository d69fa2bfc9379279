import { addDays } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { lots } from '../../../platform/demo/lots.ts';
import { drawnAt, paceOn } from './demo-sales-season.ts';

/** A SKU that the demo company lists at Amazon. */
export interface ListedSku {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  /** Yuan with tax. */
  readonly price: number;
}

/**
 * Where the demo company lists at Amazon: every so many SKUs, at prices of so many of the currency for a yuan of cost, and how well
 * a listing sells there beside the United States.
 */
const listedAt = [
  { store: 'AMZ-NA', site: 'AMZ-US', every: 3, from: 0, markup: 0.36, ending: '', sells: 1 },
  { store: 'AMZ-NA', site: 'AMZ-CA', every: 12, from: 0, markup: 0.5, ending: '', sells: 0.5 },
  { store: 'AMZ-EU', site: 'AMZ-DE', every: 12, from: 3, markup: 0.34, ending: '-EU', sells: 0.7 },
  { store: 'AMZ-EU', site: 'AMZ-FR', every: 24, from: 3, markup: 0.35, ending: '-EU', sells: 0.4 },
  { store: 'AMZ-UK', site: 'AMZ-UK', every: 20, from: 6, markup: 0.3, ending: '-UK', sells: 0.6 },
] as const;

const day = 86_400_000;
/** Days before today of which the demo has snapshots. */
const daysBack = 90;
/** How much of what Amazon ships for us is of listings that have snapshots. */
export const snapshotShare = 0.95;
/** How well a listing sells on average, by how it is drawn. */
const usualDemand = 0.75;
const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const written = (draw: (below: number) => number, count: number) =>
  Array.from({ length: count }, () => letters[draw(letters.length)]).join('');

/** Exceptions that listings of the demo have, by their place among all. */
const exceptionOf: Readonly<Record<number, string>> = {
  4: 'suppressed',
  11: 'noBuyBox',
  17: 'priceHigh',
  23: 'ratingLow',
  29: 'noImage',
  37: 'noFitment',
  41: 'stranded',
  53: 'brandWrong',
  59: 'inactive',
  67: 'noBuyBox',
  79: 'ratingLow',
  97: 'incomplete',
  103: 'outOfStock',
};

/** A day of a listing, by the columns of its table; shop and site by their codes. */
export type DemoSnapshot = Readonly<Record<string, unknown>> & { readonly store: string; readonly site: string };

/** The code by which Amazon's warehouses know a part of the demo, the same wherever one of its accounts lists it. */
export const demoFnsku = (sku: string, account: string): string =>
  `X00${written(lots([...`${sku}${account}`].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0, 7)), 7)}`;

/**
 * Some 90 days of the demo's listings at Amazon up to now, the same each time. Some sell well and most now and then; what Amazon ships of
 * them are the orders of the demo. Of what we ship ourselves the days are noted when its orders are there.
 */
export function demoSnapshots(skus: readonly ListedSku[], now: Date): readonly DemoSnapshot[] {
  const draw = lots(20_260_901);
  const today = businessDay(now);
  const listed = listedAt.flatMap(at => skus.filter((_, place) => place % at.every === at.from % at.every).map(sku => ({ at, sku })));
  const usual = listed.reduce((sum, { at }) => sum + at.sells * usualDemand, 0) * (5 / 6);
  return listed.flatMap(({ at, sku }, place): readonly DemoSnapshot[] => {
    const exception = exceptionOf[place];
    const account = at.store;
    const usualPrice = Math.max(15, Math.round(sku.price * at.markup)) - 0.01;
    let price = usualPrice;
    let rank = 2000 + draw(60_000);
    const share = (at.sells * snapshotShare * (0.15 + 2.4 * (draw(1000) / 1000) ** 3)) / usual;
    const pace = share * paceOn(now, now);
    let stock = 6 + Math.ceil(pace * (25 + draw(60)));
    let reviews = 20 + draw(600);
    const rating = exception === 'ratingLow' ? 3.1 + draw(6) / 10 : 3.9 + draw(10) / 10;
    const asin = `B0${written(lots([...sku.sku].reduce((sum, letter) => sum * 31 + letter.codePointAt(0)!, 11) % 4_294_967_296), 8)}`;
    const base = {
      store: at.store,
      site: at.site,
      msku: `${sku.sku}${at.ending}`,
      asin,
      fnsku: demoFnsku(sku.sku, account),
      sku: sku.id,
      title: `${exception === 'brandWrong' ? 'Generic' : sku.brand} ${sku.name.replace('–', '-')}`,
      brand: exception === 'brandWrong' ? 'Generic' : sku.brand,
      fulfilment: draw(6) === 0 ? 'fbm' : 'fba',
      fitment_count: exception === 'noFitment' ? 0 : 4 + draw(40),
      images: exception === 'noImage' ? 0 : 5 + draw(4),
    };
    return Array.from({ length: daysBack + 1 }, (_, index) => {
      const left = daysBack - index;
      if (draw(24) === 0) price = Math.round(usualPrice * (0.92 + draw(17) / 100)) - 0.01;
      if (exception === 'priceHigh' && left <= 4) price = Math.round(usualPrice * 1.7) - 0.01;
      rank = Math.max(150, Math.round(rank * (0.93 + draw(15) / 100)));
      reviews += draw(9) === 0 ? 1 : 0;
      const late = left <= 9;
      const status = late && ['suppressed', 'stranded', 'inactive', 'incomplete'].includes(exception ?? '') ? exception : 'active';
      const empty = exception === 'outOfStock' && left <= 5;
      const on = new Date(Date.parse(addDays(today, -left)));
      const passed = Math.min(1, Math.max(0, (now.getTime() - on.getTime()) / day));
      const bought = drawnAt(share * paceOn(on, now) * passed, draw);
      const units = status === 'active' && !empty && base.fulfilment === 'fba' ? Math.min(stock, bought) : 0;
      stock = empty ? 0 : stock - units < 5 + pace * 7 && units > 0 ? stock - units + Math.ceil(5 + pace * 40) : stock - units;
      return {
        ...base,
        price: price.toFixed(2),
        rank,
        stock,
        units,
        reviews,
        rating: rating.toFixed(1),
        buy_box: status === 'active' && !(exception === 'noBuyBox' && left <= 3) && draw(40) > 0,
        listing_status: status,
        snapshot_date: addDays(today, -left),
        latest: left === 0,
      };
    });
  });
}
