import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { returnDesk } from '../return/testing/return-desk.ts';
import { countUnfit } from './count-unfit.ts';

const desk = await returnDesk();
const { app, ask, put, shipped, step } = desk;
const day = 86_400_000;
const now = new Date(app.now().getTime() + 60_000);
const counted = async (sellerSku: string) => {
  await countUnfit(app.db, now);
  const { rows } = await sql<{ shipped: number; unfit: number }>`
    select shipped, unfit from listing_unfit where seller_sku = ${sellerSku}`.execute(app.db);
  return rows;
};

it('of 4 pieces shipped in 90 days 1 comes back because it does not fit; what was shipped before counts no longer', async () => {
  const [first, second] = [await shipped(3, '30'), await shipped(1, '30')];
  await sql`update sales_order_lines set seller_sku = 'UNFIT-1' where record_id = any(${[first, second]}::bigint[])`.execute(app.db);
  expect(await counted('UNFIT-1')).toEqual([{ shipped: 4, unfit: 0 }]);
  const back = await ask(first, 1, { reason: 'notFit' });
  await ask(first, 1);
  expect(await counted('UNFIT-1')).toEqual([{ shipped: 4, unfit: 1 }]);
  await put(second, { shipped_at: new Date(now.getTime() - 91 * day) });
  expect(await counted('UNFIT-1')).toEqual([{ shipped: 3, unfit: 1 }]);
  await step('refuse', Number(back), { refuseReason: 'It fits' });
  expect(await counted('UNFIT-1')).toEqual([{ shipped: 3, unfit: 0 }]);
  await put(first, { shipped_at: new Date(now.getTime() - 91 * day) });
  expect(await counted('UNFIT-1')).toEqual([]);
});

it('the listing is shown with its rate, and with 0 once nothing of it was shipped', async () => {
  const { rows } = await sql<{ id: number; store: number }>`
    select l.id, l.store from listing_fitment l
    where not exists (select from sales_order_lines n where n.seller_sku = l.seller_sku) order by l.id limit 1`.execute(app.db);
  const [listing] = rows;
  const order = await shipped(4, '30');
  await sql`update sales_order set store = ${listing?.store} where id = ${order}`.execute(app.db);
  await sql`update sales_order_lines set seller_sku = (select seller_sku from listing_fitment where id = ${listing?.id})
    where record_id = ${order}`.execute(app.db);
  await ask(order, 1, { reason: 'notFit' });
  const rate = async () => {
    await countUnfit(app.db, now);
    const { rows: found } = await sql<{
      rate: string;
    }>`select not_fit_rate as rate from listing_fitment_list where id = ${listing?.id}`.execute(app.db);
    return Number(found[0]?.rate);
  };
  expect(await rate()).toBe(25);
  await put(order, { shipped_at: new Date(now.getTime() - 91 * day) });
  expect(await rate()).toBe(0);
});
