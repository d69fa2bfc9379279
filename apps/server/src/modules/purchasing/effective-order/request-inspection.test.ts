import { recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { sql } from 'kysely';
import { lines, linesInForce } from '../delivery/testing/lines-in-force.ts';
import { sentOrders } from '../reply/testing/sent-order.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...proposalCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const of = await linesInForce(app, boss);
const orders = await sentOrders(app, boss);
const service = { service: 'purchase-service', path: 'purchase_order' };

it('[R88] an inspection of pieces that have not passed is requested from tomorrow on, one lot for each line', async () => {
  const order = await of.inForce('2026-12-10');
  await sql`update purchase_order_lines set passed_qty = 300 where record_id = ${order} and line_no = 0`.execute(app.db);
  const reply = await app.get(`${recordPath(service, 'proposals')}?page=effectiveOrders&action=requestInspection&id=${order}`, boss);
  const [proposed] = reply.data as readonly { values: { lines: readonly object[] } }[];
  expect(proposed!.values.lines[0]).toMatchObject({ order_line: 1, to_inspect: 200, qty: 200 });
  const ask = (qty: number, wantedOn = '2026-12-01') =>
    orders.stepOrder(order, 'requestInspection', { inspectionKind: 'outgoing', wantedOn, lines: [{ orderLine: 1, qty }] });
  expect([await ask(201), await ask(0), await ask(5, '2026-05-20'), await ask(120), await ask(80)]).toEqual([
    'ABOVE_TO_INSPECT',
    'NOTHING',
    'TOO_SOON',
    'done',
    'done',
  ]);
  const { rows } = await sql`
    select type, order_line, lot_size, plan_date, state, created_by from inspection where purchase_order = ${order} order by id`.execute(
    app.db,
  );
  expect(rows).toEqual([
    { type: 'outgoing', order_line: 1, lot_size: 120, plan_date: '2026-12-01', state: 'requested', created_by: 1 },
    expect.objectContaining({ lot_size: 80 }),
  ]);
});

it('[R87] nothing of a line leaves whose outgoing inspection is planned and has released nothing', async () => {
  const order = await of.inForce('2026-12-10');
  const [line] = await of.linesOf(order);
  const batch = { shipDate: '2026-05-20', lines: [{ orderLine: 1, qty: 1 }] };
  await sql`update purchase_order_lines set inspect_plan = '{outgoing,iqc}' where record_id = ${order}`.execute(app.db);
  expect(await of.act(lines, [line!], ['deliveryTracking', 'createBatch'], batch)).toBe('NOT_RELEASED');
  await sql`update purchase_order_lines set passed_qty = 1 where record_id = ${order}`.execute(app.db);
  expect(await of.act(lines, [line!], ['deliveryTracking', 'createBatch'], batch)).toEqual(['done']);
  expect(((await of.order(order))['lines'] as readonly object[])[0]).toMatchObject({ inspect_plan: ['outgoing', 'iqc'] });
});
