import { type Decimal, divide, minorDigits, type Result, zero } from '@axle/kernel';
import { type ProfitLines, type ProfitTerms, targetPrice } from '@axle/logistics';
import type { RecordValues } from '@axle/page-kit';
import { amazonParts, ownParts, referralOf } from './fee-parts.ts';
import { dutyPart, freightPart, type Part, purchasePart } from './landed-parts.ts';
import type { ProfitBook, ProfitSite } from './profit-book.ts';

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
