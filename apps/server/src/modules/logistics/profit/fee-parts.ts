import { type Decimal, divide, multiply, scaled, zero } from '@axle/kernel';
import { type FbaPiece, type FbaReferralRow, fbaFeeBands, fbaStorage, fbaTier, type PriceBand } from '@axle/logistics';
import { priceBy } from '../rule/last-mile-book.ts';
import { ratioInto } from './landed-parts.ts';
import type { ProfitBook, ProfitParams, ProfitSite, ProfitSku } from './profit-book.ts';

const million = '1000000' as Decimal;
const pieceOf = ({ sides, kg }: ProfitSku): FbaPiece | undefined => (sides && kg ? { sides, kg } : undefined);

/** What Amazon takes for handling and storing a piece. */
export async function amazonParts(book: ProfitBook, sku: ProfitSku, site: ProfitSite, months: Decimal) {
  const table = await book.fba(site.country);
  const piece = pieceOf(sku);
  if (!piece) return { lacks: 'size' };
  if (!table.ok) return { lacks: 'fbaFee' };
  const [tier, bands] = [fbaTier(table.value, piece), fbaFeeBands(table.value, piece, book.day)];
  if (!tier.ok || !bands.ok || bands.value.bands.length === 0) return { lacks: 'fbaFee' };
  const month = fbaStorage(table.value, piece, tier.value, book.day);
  if (month === undefined) return { lacks: 'storage' };
  const into = ratioInto(book, table.value.currency, site);
  if (into === undefined) return { lacks: 'fx' };
  return {
    tier: bands.value.tier,
    bands: bands.value.bands.map(({ from, fee }): PriceBand => ({ from, fee: scaled(fee, into, 12) })),
    storage: scaled(multiply(month, months), into, 12),
  };
}

/** What a parcel of our own costs, and the room that it takes until then. */
export function ownParts(book: ProfitBook, sku: ProfitSku, site: ProfitSite, params: ProfitParams, months: Decimal) {
  const { sides, kg } = sku;
  if (!sides || !kg) return { lacks: 'size' };
  const { channel, warehouse, to_zip: zip, storage_rate: rate } = params;
  if (channel === null || warehouse === null || zip === null) return { lacks: 'lastMile' };
  const [from, code = ''] = [book.warehouses.get(warehouse), book.channels.get(channel)];
  const usd = priceBy(book.lastMile, code, { zip, residential: true, sides, kg, ...(from === undefined ? {} : { warehouse: from }) });
  const into = ratioInto(book, 'USD', site);
  if (!usd.ok || into === undefined) return { lacks: 'lastMile' };
  if (rate === null && months !== '0') return { lacks: 'storage' };
  const cbm = divide(multiply(multiply(sides[0], sides[1]), sides[2]), million, 9);
  return {
    bands: [{ from: zero, fee: scaled(usd.value, into, 12) }],
    storage: multiply(multiply(cbm, (rate ?? zero) as Decimal), months),
    from: code,
  };
}

/** What the site keeps: by its rows for the fee category of the part, else for every one, else by its one rate, else by Amazon's table. */
export function referralOf(params: ProfitParams, sku: ProfitSku, table: readonly FbaReferralRow[]): readonly FbaReferralRow[] {
  const of = (feeCategory: string | undefined) => params.referrals.filter(row => row.feeCategory === feeCategory);
  const own = sku.feeCategory === undefined ? [] : of(sku.feeCategory);
  const rows = own.length > 0 ? own : of('*');
  if (rows.length > 0)
    return rows.map(({ above, percent, least, whole }) => ({
      above,
      percent,
      ...(least === undefined ? {} : { least }),
      ...(whole ? { whole } : {}),
    }));
  if (params.referral_rate === null) return table;
  const least = params.referral_least === null ? {} : { least: params.referral_least as Decimal };
  return [{ above: zero, percent: params.referral_rate as Decimal, ...least }];
}
