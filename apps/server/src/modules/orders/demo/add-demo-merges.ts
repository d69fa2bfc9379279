import { createHash } from 'node:crypto';
import { addressKey } from '@axle/orders';
import { unrestricted } from '@axle/permissions';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { leaveApart } from '../merge/leave-apart.ts';
import { mergeGroup } from '../merge/merge-group.ts';
import { demoBuyers } from './demo-buyers.ts';
import { platformNumber, readyOn, type SoldListing } from './demo-listings-sold.ts';

const hour = 3_600_000;
/** Beyond the numbers of all other orders. */
const firstNumber = 50_000;
const hashOf = (words: string): string => createHash('sha256').update(words).digest('hex');

interface Sale {
  readonly store: number;
  readonly site: number | null;
  readonly platform: SoldListing['platform'];
  readonly country: number;
  readonly no: number;
  readonly paidAt: Date;
  readonly sku: { readonly id: number; readonly code: string; readonly name: string };
}

/** Adds an order of a buyer as the platform has it. */
async function addSale({ transaction, now }: Demo, buyer: (typeof demoBuyers)[number], sale: Sale): Promise<number> {
  const { store, site, platform, country, no, paidAt, sku } = sale;
  const { name, line1, city, state, postcode } = buyer;
  const qty = 1 + (no % 2);
  const price = (24.9 + (no % 9) * 6.5).toFixed(2);
  const total = (Number(price) * qty).toFixed(2);
  const within = now.getTime() - paidAt.getTime() > 70 * hour ? 100 : 52;
  const due = new Date(paidAt.getTime() + within * hour).toISOString();
  const noted = new Date(paidAt.getTime() + hour / 10).toISOString();
  const hash = hashOf(addressKey({ receiver: name, line1, city, state, postcode, country: 'US' })!);
  const { rows } = await sql<{ id: number }>`
    insert into sales_order (order_no, kind, platform, store, site, platform_order_id, platform_status, status, buyer_key, buyer_name,
      receiver, line1, city, state, postcode, country, address_hash, paid_at, purchase_at, latest_ship_at, currency, item_amount, total,
      created_at, updated_at)
    values ('', 'platform', ${platform}, ${store}, ${site}, ${platformNumber(platform, firstNumber + no)}, ${readyOn[platform]},
      ${no % 3 === 0 ? 'pendingReview' : 'pendingAllocate'}, ${hashOf(name)}, ${name}, ${name}, ${line1}, ${city}, ${state}, ${postcode},
      ${country}, ${hash}, ${paidAt.toISOString()}, ${paidAt.toISOString()}, ${due}, 'USD', ${total}, ${total}, ${noted}, ${noted})
    returning id`.execute(transaction);
  const { id } = rows[0]!;
  await sql`
    insert into sales_order_lines (record_id, line_no, platform_line_id, seller_sku, title, qty, unit_price, line_total)
    values (${id}, 0, ${`L${no}`}, ${sku.code}, ${sku.name}, ${qty}, ${price}, ${total})`.execute(transaction);
  await sql`insert into sales_order_piece (sales_order, line_no, sku, qty) values (${id}, 0, ${sku.id}, ${qty})`.execute(transaction);
  return id;
}

/** Orders of a few buyers at one address each: most wait to be merged, some were merged or left apart. */
export const addDemoMerges = demoStep('orderMerges', ['storeConfigs', 'outbounds'], async demo => {
  const { transaction, registry, now, person } = demo;
  const { rows: shops } = await sql<Pick<Sale, 'store' | 'site' | 'platform' | 'country'>>`
    select distinct s.id as store, s.platform, c.country,
      (select min(p.site) from pt_sku p join site i on i.id = p.site and i.country = c.country where p.store = s.id) as site
    from store s join store_config_list c on c.store = s.id join country k on k.id = c.country
    where k.iso2 = 'US' and c.warehouse_codes[1] like 'US%' and s.platform in ('amazon', 'ebay', 'walmart') order by s.id`.execute(
    transaction,
  );
  const { rows: skus } = await sql<Sale['sku']>`
    select k.id, k.sku as code, k.name_en as name from sku k join stock_item i on i.sku = k.id join warehouse w on w.id = i.warehouse
    where w.code = 'US-W' and k.unit_gross_kg < 8 and i.available - i.unallocated > 5 order by k.sku limit 12`.execute(transaction);
  if (shops.length === 0 || skus.length === 0) return;
  const caller = { registry, access: unrestricted(person('operator')), now };
  let no = 0;
  for (const [at, buyer] of demoBuyers.entries()) {
    const shop = shops[at % shops.length]!;
    const first = now.getTime() - (30 + at * 3 + Math.max(0, buyer.paidAfter.at(-1)! - 30)) * hour;
    const sold: number[] = [];
    for (const hours of buyer.paidAfter) {
      no += 1;
      const paidAt = new Date(first + hours * hour);
      sold.push(await addSale(demo, buyer, { ...shop, no, paidAt, sku: skus[no % skus.length]! }));
    }
    const targets = sold.map(id => ({ id, version: 1 }));
    const done =
      buyer.becomes === 'merged'
        ? await mergeGroup(transaction, caller, targets)
        : buyer.becomes === 'ignored'
          ? await leaveApart(transaction, caller, targets, 'Buyer asked for separate parcels')
          : undefined;
    if (done && !done.ok) throw new Error(done.refusal.message.en);
  }
});
