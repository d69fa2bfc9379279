import { type LocalDate, ok, text } from '@axle/kernel';
import { byAmount, offeredAmount } from '@axle/purchasing';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { offersOf } from './offers.ts';
import { seesPrices } from './sees-prices.ts';

const noPrice = text('当日没有该数量的有效价格', 'No price for this quantity on the day');

/** [R30] The suppliers of a SKU that the caller may see, the cheapest for a quantity first where they may see prices. */
export const compareOffers: ToolHandler = async ({ parts, input }) => {
  const [sku, need] = [Number(input['sku']), Number(input['qty'])];
  const day = (input['day'] as LocalDate | undefined) ?? todayOf(parts.caller);
  const { rows: seen } = await sql<{ id: number; zh: string; en: string | null }>`
    select t.id, p.supplier_code || ' ' || p.name_zh as zh, p.supplier_code || ' ' || coalesce(p.name_en, p.name_zh) as en
    from supplier_sku_list t join supplier p on p.id = t.supplier where t.sku = ${sku} and ${seenRows(parts)}`.execute(parts.database);
  const names = new Map(seen.map(({ id, zh, en }) => [id, text(zh, en ?? zh)]));
  const offers = (await offersOf(parts.database, [sku])).filter(({ id }) => names.has(id));
  const compared = offers.map(offer => ({ offer, comes: offeredAmount(offer, need, day) }));
  const shows = seesPrices(parts.caller);
  return ok({
    offers: compared
      // the order of amounts would reveal who is cheaper
      .toSorted((one, other) => (shows ? byAmount(one.comes, other.comes) : one.offer.id - other.offer.id))
      .map(({ offer, comes }) => ({
        supplier: names.get(offer.id),
        itemNo: offer.supplierItemNo,
        state: offer.state,
        currency: offer.currency,
        leadDays: offer.leadDays ?? undefined,
        ...(comes ? (shows ? comes : { qty: comes.qty, surplus: comes.surplus }) : { note: noPrice }),
      })),
  });
};
