import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { recordCalls } from '../../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../../testing/demo-app.ts';
import { outboundPlace } from '../../../inventory/outbound/testing/outbound-place.ts';
import { stockLedger } from '../../../inventory/stock/stock-ledger.ts';

const at = { service: 'nova', path: 'sales_order' };

/** An address in Torrance, as an order holds it. */
export const torrance = {
  receiver: 'James Miller',
  buyerName: 'James Miller',
  phone: '310-555-0142',
  line1: '1842 W 190th St',
  city: 'Torrance',
  state: 'CA',
  postcode: '90504',
};

/** The desk of the clerks who process orders: the demo with short ways to orders, the stock of US-W and its outbound orders. */
export async function orderDesk() {
  const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
  const boss = { signature: await app.signIn('superadmin'), language: 'en' };
  const place = await outboundPlace(app.db, 'US-W', app.now);
  await sql`update sku set sales_status = 'onSale' where id = any(${[...place.skus]}::bigint[])`.execute(app.db);
  const { id: store } = await app.db
    .selectFrom('store')
    .select('id')
    .where('platform', '=', 'amazon')
    .where('region', '=', 'NA')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const orderOf = async (id: number) => app.db.selectFrom('sales_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const add = async (values: object) =>
    app.post(
      recordPath(at, 'add'),
      {
        page: 'orderList',
        values: {
          store,
          currency: 'USD',
          country: place.country,
          ...torrance,
          lines: [{ platformLineId: '1', sku: place.skus[0], qty: 2, unitPrice: '39.9' }],
          ...values,
        },
      },
      boss,
    );
  const send = async (action: string, targets: readonly object[], input: object = {}, caller = boss) =>
    app.post(actionPath(at, action), { page: 'orderList', targets, input }, caller);
  return {
    app,
    boss,
    place,
    store,
    add,
    send,
    orderOf,
    /** A new order that was typed in. */
    made: async (values: object = {}) => {
      const reply = await add(values);
      if (reply.code !== 200) throw new Error(JSON.stringify(reply));
      return (reply.data as { id: number }).id;
    },
    /** Acts on an order as it stands; the code of the refusal, or `done`. */
    act: async (action: string, id: number, input: object = {}, caller = boss): Promise<string> => {
      const { version } = await orderOf(id);
      const reply = await send(action, [{ id, version }], input, caller);
      if (reply.code !== 200) return String(reply.reason);
      return (reply.data as readonly { refusal?: { code: string } }[])[0]?.refusal?.code ?? 'done';
    },
    /** Takes an order to a status as its platform or the warehouse would. */
    put: async (id: number, values: Readonly<Record<string, unknown>>) => {
      const sets = sql.join(Object.entries(values).map(([key, value]) => sql`${sql.ref(key)} = ${value}`));
      await sql`update sales_order set ${sets} where id = ${id}`.execute(app.db);
    },
    /** Reserves the pieces of an order in US-W and calls it allocated. */
    allocated: async (id: number) =>
      place.run(async context => {
        const { rows } = await sql<{ id: number; line: number; sku: number; qty: number; no: string }>`
          select p.id, p.line_no + 1 as line, p.sku, p.qty, o.order_no as no from sales_order_piece p
          join sales_order o on o.id = p.sales_order
          where o.id = ${id}`.execute(context.transaction);
        for (const { id: piece, line, sku, qty, no } of rows) {
          const wanted = { demandType: 'sales_order', demandNo: no, demandLine: line, warehouse: place.warehouse, sku, qty } as const;
          const made = await stockLedger(context).reserve(wanted);
          if (!made.ok) throw new Error(made.refusal.code);
          await sql`update sales_order_piece set warehouse = ${place.warehouse}, reservation_no = ${made.value}
            where id = ${piece}`.execute(context.transaction);
        }
        await sql`update sales_order set status = 'allocated', warehouse = ${place.warehouse} where id = ${id}`.execute(
          context.transaction,
        );
      }),
    pieces: async (id: number) => {
      const { rows } = await sql<{ sku: number; qty: number; warehouse: number | null; reservation_no: string | null }>`
        select sku, qty, warehouse, reservation_no from sales_order_piece where sales_order = ${id} order by line_no, sku`.execute(app.db);
      return rows;
    },
  };
}
