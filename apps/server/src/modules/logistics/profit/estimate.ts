import { type Decimal, divide, minorDigits, multiply, type Result, scaled, zero } from '@axle/kernel';
import {
  type FbaPiece,
  type FbaReferralRow,
  fbaFeeBands,
  fbaStorage,
  fbaTier,
  type PriceBand,
  type ProfitLines,
  type ProfitTerms,
  targetPrice,
} from '@axle/logistics';
import type { RecordValues } from '@axle/page-kit';
import { offersFor } from '../rule/last-mile-book.ts';
import { dutyPart, freightPart, type Part, purchasePart, ratioInto } from './landed-parts.ts';
import type { ProfitBook, ProfitParams, ProfitSite, ProfitSku } from './profit-book.ts';

/** What is estimated: a SKU on a site at a price. Rates that are given go before those of the parameters. */
export interface Estimate {
  readonly sku: number;
  readonly site: number;
  readonly fulfilment: string;
  readonly declValue?: Decimal | undefined;
  readonly dutyCode?: string | undefined;
  readonly given?: Readonly<Partial<Record<'returnRate' | 'resaleRate' | 'adsRate' | 'storageMonths', Decimal>>>;
}

/** The terms of an estimate with the tables that they come from, or what is missing. */
export interface EstimateTerms {
  readonly site: ProfitSite;
  readonly terms?: ProfitTerms;
  readonly tier?: string;
  readonly missing: readonly string[];
  readonly from: readonly string[];
}

const million = '1000000' as Decimal;
const pieceOf = ({ sides, kg }: ProfitSku): FbaPiece | undefined => (sides && kg ? { sides, kg } : undefined);

/** What Amazon takes for handling and storing a piece. */
async function amazonParts(book: ProfitBook, sku: ProfitSku, site: ProfitSite, months: Decimal) {
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
function ownParts(book: ProfitBook, sku: ProfitSku, site: ProfitSite, params: ProfitParams, months: Decimal) {
  const { sides, kg } = sku;
  if (!sides || !kg) return { lacks: 'size' };
  const { channel, warehouse, to_zip: zip, storage_rate: rate } = params;
  if (channel === null || warehouse === null || zip === null) return { lacks: 'lastMile' };
  const from = book.warehouses.get(warehouse);
  const offers = offersFor(book.lastMile, { zip, residential: true, sides, kg, ...(from === undefined ? {} : { warehouse: from }) });
  const offer = offers.find(({ code }) => code === book.channels.get(channel));
  const into = ratioInto(book, 'USD', site);
  if (!offer?.usd.ok || into === undefined) return { lacks: 'lastMile' };
  if (rate === null && months !== '0') return { lacks: 'storage' };
  const cbm = divide(multiply(multiply(sides[0], sides[1]), sides[2]), million, 9);
  return {
    bands: [{ from: zero, fee: scaled(offer.usd.value, into, 12) }],
    storage: multiply(multiply(cbm, (rate ?? zero) as Decimal), months),
    from: offer.code,
  };
}

/** What the site keeps: by its rows for the fee category of the part, else for every one, else by its one rate, else by Amazon's table. */
function referralOf(params: ProfitParams, sku: ProfitSku, table: readonly FbaReferralRow[]): readonly FbaReferralRow[] {
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

const lackOf = (part: object): readonly string[] => ('lacks' in part ? [String(part.lacks)] : []);
const fromOf = (part: object): readonly string[] => ('from' in part && typeof part.from === 'string' ? [part.from] : []);
const valueOf = (part: Part): Decimal => ('value' in part ? part.value : zero);

/** Collects the terms of an estimate from the records that hold them; what no record holds is reported as missing, never taken as zero. */
export async function estimateTerms(book: ProfitBook, asked: Estimate): Promise<EstimateTerms | undefined> {
  const [sku, site] = [book.skus.get(asked.sku), book.sites.get(asked.site)];
  if (!sku || !site) return undefined;
  const params = book.params.get(`${asked.site} ${asked.fulfilment}`);
  if (!params) return { site, missing: ['param'], from: [] };
  const months = asked.given?.storageMonths ?? (params.storage_months as Decimal);
  const table = site.platform === 'amazon' ? await book.fba(site.country) : undefined;
  const referral = referralOf(params, sku, table?.ok ? table.value.referral : []);
  const handling = asked.fulfilment === 'fba' ? await amazonParts(book, sku, site, months) : ownParts(book, sku, site, params, months);
  const purchase = await purchasePart(book, sku, site, params);
  const freight = freightPart(book, sku, site, params);
  const duty = await dutyPart(book, sku, site, params, asked);
  const parts = [handling, purchase, freight, duty];
  const missing = [...new Set([...parts.flatMap(lackOf), ...(referral.length === 0 ? ['referral'] : [])])];
  const tier = 'tier' in handling && handling.tier !== undefined ? { tier: handling.tier } : {};
  const from = [
    `${params.fulfilment.toUpperCase()} ${params.effective_from}`,
    ...(table?.ok ? [`FBA ${table.value.country} ${table.value.effectiveFrom}`] : []),
    ...parts.flatMap(fromOf),
  ];
  if (missing.length > 0 || 'lacks' in handling) return { site, missing, from, ...tier };
  const { given = {} } = asked;
  return {
    site,
    missing,
    from,
    ...tier,
    terms: {
      vatRate: params.vat_rate as Decimal,
      returnRate: given.returnRate ?? (params.return_rate as Decimal),
      resaleRate: given.resaleRate ?? (params.resale_rate as Decimal),
      adsRate: given.adsRate ?? (params.ads_rate as Decimal),
      otherRate: (params.other_rate ?? zero) as Decimal,
      referral,
      refundRate: (params.refund_rate ?? zero) as Decimal,
      ...(params.refund_most === null ? {} : { refundMost: params.refund_most as Decimal }),
      fulfilment: handling.bands ?? [],
      storage: handling.storage ?? zero,
      purchase: valueOf(purchase),
      freight: valueOf(freight),
      duty: valueOf(duty),
    },
  };
}

/**
 * The least prices in a currency that reach the margin that is wanted, and that lose nothing; absent where none does, and where no
 * margin is wanted.
 */
export function pricesFor(terms: ProfitTerms, currency: string, target: Decimal | undefined): RecordValues {
  const digits = minorDigits(currency);
  const of = (result: Result<Decimal>, key: string) => (result.ok ? { [key]: result.value } : {});
  return {
    ...(target === undefined ? {} : of(targetPrice(terms, target, digits), 'targetPrice')),
    ...of(targetPrice(terms, zero, digits), 'breakEven'),
  };
}

/** The lines of an estimate as its record keeps them. */
export function keptLines(terms: ProfitTerms, { fulfilment, ...lines }: ProfitLines): RecordValues {
  const whole = (value: Decimal) => divide(value, '1' as Decimal, 4);
  return {
    ...lines,
    fulfilmentFee: fulfilment,
    purchase: whole(terms.purchase),
    firstLeg: whole(terms.freight),
    duty: whole(terms.duty),
  };
}
