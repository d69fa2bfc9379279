import { compareDecimals, type Decimal, type Refusal, text, zero } from '@axle/kernel';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachByItself } from '../../../platform/resources/each-by-itself.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { addPriceChange } from '../price/raise-price-change.ts';

const refusals = {
  earning: { code: 'NO_LOSS', message: text('该行没有亏损', 'This row made no loss') },
  none: {
    code: 'NO_PRICE_BELOW_FLOOR',
    message: text('没有低于最低价的在售刊登', 'No active listing is priced below its floor'),
  },
} as const satisfies Readonly<Record<string, Refusal>>;

interface Cheap {
  readonly id: number;
  readonly floor: Decimal;
}

/** Drafts price changes to the floor for the active listings of SKUs that lost money, where they are priced below it. */
export const raiseLossPrices: ActionHandler = ({ parts, targets }) =>
  eachByItself(parts, targets, async (within, row) => {
    if (compareDecimals(row['profit'] as Decimal, zero) >= 0) return refusals.earning;
    const { rows } = await sql<Cheap>`
      select l.id, trim_scale(l.floor)::text as floor from platform_listing l
      where l.store = ${Number(row['store'])} and l.sku = ${Number(row['sku'])} and l.state = 'active' and l.status = 1
        and l.price < l.floor order by l.id limit 200`.execute(within.database);
    let drafted = 0;
    for (const { id, floor } of rows) {
      const reason = `${String(row['month'])}: ${String(row['profit'])} ${String(row['currency'])}`;
      const values = {
        listing: id,
        store: row['store'],
        newPrice: floor,
        effectiveFrom: todayOf(parts.caller),
        reason,
        confirmChange: true,
      };
      if ((await addPriceChange(within.database, parts.caller, values, false)).ok) drafted += 1;
    }
    return drafted === 0 ? refusals.none : undefined;
  });
