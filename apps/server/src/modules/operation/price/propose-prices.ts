import { compareDecimals, type Decimal, type Refusal, text } from '@axle/kernel';
import { followPrice } from '@axle/operation';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachByItself } from '../../../platform/resources/each-by-itself.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { addPriceChange } from './raise-price-change.ts';

const nothing: Refusal = { code: 'NOTHING_CHANGED', message: text('没有可提出的调价', 'There is no price to propose') };

interface Followed {
  readonly id: number;
  readonly price: Decimal | null;
  readonly buyBoxPrice: Decimal;
  readonly floor: Decimal | null;
  readonly mapPrice: Decimal | null;
}

/** [O1c] Drafts price changes for the listings of rules whose price does not follow the buy box as the rule has it. */
export const proposePrices: ActionHandler = ({ parts, targets }) =>
  eachByItself(parts, targets, async (within, rule) => {
    const sku = (rule['sku'] as number | undefined) ?? null;
    const { rows } = await sql<Followed>`
      select l.id, trim_scale(l.price)::text as price, trim_scale(l.buy_box_price)::text as "buyBoxPrice",
        trim_scale(l.floor)::text as floor, trim_scale(l.map_price)::text as "mapPrice"
      from platform_listing l where l.store = ${Number(rule['store'])} and l.state = 'active' and l.buy_box_price is not null
        and (${sku}::bigint is null or l.sku = ${sku}) and (${sku}::bigint is not null or not exists (
          select from repricing_rule r where r.store = l.store and r.sku = l.sku and r.status = 1)) order by l.id limit 2000`.execute(
      within.database,
    );
    let proposed = 0;
    for (const { id, price, buyBoxPrice, floor, mapPrice } of rows) {
      const newPrice = followPrice({
        buyBoxPrice,
        under: rule['under'] as Decimal,
        most: rule['most'] as Decimal | undefined,
        floor: floor ?? undefined,
        mapPrice: mapPrice ?? undefined,
      });
      if (newPrice === undefined || (price !== null && compareDecimals(price, newPrice) === 0)) continue;
      const reason = `Buy box ${buyBoxPrice}`;
      const values = { listing: id, store: rule['store'], newPrice, effectiveFrom: todayOf(parts.caller), reason, confirmChange: true };
      if ((await addPriceChange(within.database, parts.caller, values, false)).ok) proposed += 1;
    }
    return proposed === 0 ? nothing : undefined;
  });
