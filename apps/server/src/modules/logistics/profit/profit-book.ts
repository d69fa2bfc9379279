import { type FoundRate, type Rate, rateOn } from '@axle/finance';
import { type FbaReferralRow, fbaTableAt } from '@axle/logistics';
import type { Decimal, LocalDate, Result } from '@axle/kernel';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { StoredFbaTable } from '../fba/fba-tables.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { type LastMileBook, lastMileOn } from '../rule/last-mile-book.ts';
import type { StoredTariff } from '../tariff/tariff-rows.ts';
import { once } from './once.ts';
import { type ProfitShelf, profitShelf } from './profit-shelf.ts';

/** A site with what its country and currency are. */
export interface ProfitSite {
  readonly id: number;
  readonly country: string;
  readonly currency: string;
  readonly platform: string;
}

/** A SKU as estimates read it. */
export interface ProfitSku {
  readonly id: number;
  readonly code: string;
  readonly sides?: readonly [Decimal, Decimal, Decimal];
  readonly kg?: Decimal;
  /** Volume and weight of a piece on its first leg: its share of the carton, else its own. */
  readonly cbm?: Decimal;
  readonly shippedKg?: Decimal;
  readonly price?: Decimal;
  readonly taxRate: Decimal;
  readonly tariffCn?: string;
  readonly origin: string;
  /** The fee category of its category, or of the nearest one above that has one. */
  readonly feeCategory?: string;
  /** What a piece is declared at by country, in dollars, and its tariff code there. */
  readonly declared?: readonly { readonly country: string; readonly value: Decimal; readonly tariff: string | null }[];
}

/** Parameters in force, with the way of the first leg and whether the exporter gets no rebate. */
export interface ProfitParams extends Selectable<Tables['profit_param']> {
  readonly noRebate: boolean;
  /** What the site keeps, by fee category. */
  readonly referrals: readonly SiteReferral[];
}

/** A step of what a site keeps of a price. */
export interface SiteReferral extends FbaReferralRow {
  readonly feeCategory: string;
}

/** What estimates are worked out by on a day; tables are read once. */
export interface ProfitBook {
  readonly day: LocalDate;
  readonly sites: ReadonlyMap<number, ProfitSite>;
  readonly skus: ReadonlyMap<number, ProfitSku>;
  readonly params: ReadonlyMap<string, ProfitParams>;
  readonly shippings: ReadonlyMap<number, Selectable<Tables['global_shipping']>>;
  readonly channels: ReadonlyMap<number, string>;
  readonly warehouses: ReadonlyMap<number, string>;
  readonly lastMile: LastMileBook;
  readonly rate: (from: string, to: string) => Pick<FoundRate, 'rate' | 'ratio'> | undefined;
  readonly fba: (country: string) => Promise<Result<StoredFbaTable>>;
  readonly tariffs: (country: string, code: string) => Promise<readonly StoredTariff[]>;
}

/** The book of a day out of what books of several days have in common; a rate that is `given` goes before the stored ones of its day. */
export async function profitBookOn(shelf: ProfitShelf, day: LocalDate, given?: Rate): Promise<ProfitBook> {
  const params = new Map(
    shelf.params
      .filter(({ effective_from: from, effective_to: to }) => from <= day && (to === null || to >= day))
      .map(row => [`${row.site} ${row.fulfilment}`, row]),
  );
  const known = shelf.rates.filter(({ validFrom }) => validFrom <= day);
  const rates = given === undefined ? known : [given, ...known];
  const rate = once(key => {
    const found = rateOn(rates, key.slice(0, 3), key.slice(4), day, Number.MAX_SAFE_INTEGER);
    return found.ok ? found.value : undefined;
  });
  const { sites, skus, shippings, channels, warehouses, tariffs } = shelf;
  return {
    day,
    sites,
    skus,
    params,
    shippings,
    channels,
    warehouses,
    lastMile: await lastMileOn(shelf.lastMile, day),
    rate: (from, to) => rate(`${from} ${to}`),
    fba: async country => fbaTableAt(await shelf.fba(country), country, day),
    tariffs,
  };
}

/**
 * Reads what estimates of some SKUs are worked out by on a day; a rate that is `given` goes before the stored ones of its day.
 */
export const profitBook = async (
  parts: RecordParts,
  skus: readonly number[],
  day: LocalDate,
  { given }: { readonly given?: Rate } = {},
): Promise<ProfitBook> => profitBookOn(await profitShelf(parts, skus), day, given);
