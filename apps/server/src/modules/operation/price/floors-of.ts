import { add, compareDecimals, type Decimal, divide } from '@axle/kernel';
import { type PriceBand, usualTargetMargin } from '@axle/logistics';
import { floorPrice } from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { estimateTerms } from '../../logistics/profit/estimate.ts';
import { profitBook } from '../../logistics/profit/profit-book.ts';

/** What is sold where: its floor follows from the tables and parameters of its site. */
export interface FloorAsked {
  readonly sku: number;
  readonly site: number;
  readonly fulfilment: string;
  readonly price?: Decimal | undefined;
}

/** The floor of a price with what it is worked out from, or what is missing for it. */
export interface Floor {
  readonly floor?: Decimal;
  /** Landed cost and fulfilment of a piece. */
  readonly unitCost?: Decimal;
  readonly feePercent?: Decimal;
  readonly missing: readonly string[];
}

/** What estimates of a SKU say of it, in the country of a site: its declared value, its code there, the margin that is wanted. */
interface Estimated {
  readonly declValue?: Decimal;
  readonly dutyCode?: string;
  readonly target?: Decimal;
}

const hundred = '100' as Decimal;
const keyOf = (sku: number, site: number): string => `${sku} ${site}`;

async function estimatedOf(database: Kysely<Tables>, asked: readonly FloorAsked[]): Promise<ReadonlyMap<string, Estimated>> {
  const { rows } = await sql<{ sku: number; site: number; value: Decimal | null; code: string | null; target: Decimal | null }>`
    select distinct on (e.sku, a.site) e.sku, a.site, trim_scale(e.decl_value)::text as value, e.duty_code as code,
      trim_scale(e.target_margin)::text as target
    from unnest(${asked.map(({ sku }) => sku)}::bigint[], ${asked.map(({ site }) => site)}::bigint[]) as a (sku, site)
    join estimated_profit e on e.sku = a.sku join site s on s.id = e.site
    join site o on o.id = a.site and o.country = s.country order by e.sku, a.site, e.site = a.site desc, e.id`.execute(database);
  return new Map(
    rows.map(({ sku, site, value, code, target }) => [
      keyOf(sku, site),
      {
        ...(value === null ? {} : { declValue: value }),
        ...(code === null ? {} : { dutyCode: code }),
        ...(target === null ? {} : { target }),
      },
    ]),
  );
}

/** The fee of the band in which a price stands; of the first one without a price. */
const feeAt = (bands: readonly PriceBand[], price: Decimal | undefined): Decimal =>
  bands.findLast(({ from }, at) => at === 0 || (price !== undefined && compareDecimals(price, from) >= 0))?.fee ?? ('0' as Decimal);

/** [O1] The floors of prices by the landed cost, the fulfilment and the shares that records hold, in the order asked. */
export async function floorsOf(parts: RecordParts, asked: readonly FloorAsked[]): Promise<readonly Floor[]> {
  if (asked.length === 0) return [];
  const book = await profitBook(parts, [...new Set(asked.map(({ sku }) => sku))], todayOf(parts.caller));
  const estimated = await estimatedOf(parts.database, asked);
  const floors: Floor[] = [];
  for (const { sku, site, fulfilment, price } of asked) {
    const { target = usualTargetMargin, ...declared } = estimated.get(keyOf(sku, site)) ?? {};
    const found = await estimateTerms(book, { sku, site, fulfilment, ...declared });
    const { terms, missing = ['param'] } = found ?? {};
    if (!terms) {
      floors.push({ missing });
      continue;
    }
    const landed = add(add(terms.purchase, terms.freight), terms.duty);
    const fulfil = add(feeAt(terms.fulfilment, price), terms.storage);
    const row = terms.referral.findLast(({ above }, at) => at === 0 || (price !== undefined && compareDecimals(price, above) > 0));
    const feePercent = add(row?.percent ?? ('0' as Decimal), terms.otherRate);
    const share = (percent: Decimal) => divide(percent, hundred, 6);
    const floor = floorPrice({ landed, fulfil, feeRate: share(feePercent), targetMargin: share(target) });
    const unitCost = divide(add(landed, fulfil), '1' as Decimal, 4);
    floors.push({ unitCost, feePercent, missing: floor.ok ? [] : ['referral'], ...(floor.ok ? { floor: floor.value } : {}) });
  }
  return floors;
}
