import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { sentOrders } from '../reply/testing/sent-order.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...proposalCalls({ database: db, registry })]);
await app.db
  .insertInto('user_field_setting')
  .values(
    ['purchaseOrder', 'effectiveOrders'].map(
      page => ({ page, field: 'lines.price', subject_kind: 'user', subject: 'purchasemanager', mode: 'readBlock' }) as const,
    ),
  )
  .execute();
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, manager] = [await as('superadmin'), await as('purchasemanager')];
const of = await sentOrders(app, boss);
const orders = { service: 'purchase-service', path: 'purchase_order' };

it('who may not read the prices of an order reads none in what waits of it, what was changed, and what is proposed', async () => {
  const order = await of.sent();
  await sql`update purchase_order set state = 'effective', effective_at = ${app.now()}, order_version = 1 where id = ${order}`.execute(
    app.db,
  );
  const ask = async (who: typeof boss, call: 'read' | 'proposals' | 'history') => {
    const reply = await app.get(`${recordPath(orders, call)}?page=effectiveOrders&action=change&id=${order}`, who);
    expect(reply.code).toBe(200);
    return JSON.stringify(reply.data);
  };
  const change = async (price: string) => {
    const lines = [{ orderLine: 1, price }];
    expect(await of.stepOrder(order, 'change', { changeReason: 'Copper', lines })).toBe('done');
  };
  await change('9.8765');
  await change('12.3456');
  for (const call of ['read', 'proposals', 'history'] as const) {
    expect(await ask(boss, call)).toContain('9.8765');
    expect(await ask(manager, call)).not.toMatch(/9\.8765|12\.3456/);
  }
  expect(await of.order(order)).toMatchObject({ changing: true, pending_changes: [{ price_before: '9.8765', price: '12.3456' }] });
  const seen = JSON.parse(await ask(manager, 'read')) as object;
  expect(seen).toMatchObject({ pending_changes: [{ order_line: 1, qty_before: 500 }], changes: [{ field: 'price' }] });
});
