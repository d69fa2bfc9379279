import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { linesInForce } from '../../purchasing/delivery/testing/lines-in-force.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const of = await linesInForce(app, boss);
const inspections = { service: 'nova', path: 'inspection' };
const page = 'outgoingInspection';

const add = async (values: object) => {
  const reply = await app.post(recordPath(inspections, 'add'), { page, values }, boss);
  return (reply.reason ?? reply.data) as string | Row;
};
const read = async (id: number) => (await app.get(`${recordPath(inspections, 'read')}?id=${id}`, boss)).data as Row;
const act = async (action: string, { id }: Row, input: object = {}, on = page) => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(inspections, action), { page: on, targets: [{ id, version }], input }, boss);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const lot = (purchaseOrder: number, lotSize: number, planDate = '2026-05-25') => ({ purchaseOrder, orderLine: 1, lotSize, planDate });
const passed = async (order: number) =>
  ((await of.order(order))['lines'] as readonly { passed_qty: number }[]).map(({ passed_qty: qty }) => qty)[0];

it('[Q15] [R88] a lot is of an order in force, holds what has not passed, and is planned from tomorrow on', async () => {
  const order = await of.inForce('2026-12-10');
  expect([
    await add(lot(order, 501)),
    await add({ ...lot(order, 5), orderLine: 9 }),
    await add(lot(order, 5, '2026-05-20')),
    await add(lot(order, 5, '2026-05-19')),
  ]).toEqual(['ABOVE_TO_INSPECT', 'NO_LINE', 'TOO_SOON', 'PAST']);
  const { supplier, lines } = (await of.order(order)) as Row & { lines: readonly { sku: number }[] };
  expect(await add(lot(order, 500))).toMatchObject({
    type: 'outgoing',
    state: 'requested',
    supplier,
    sku: lines[0]!.sku,
  });
});

it('[Q16] an inspector goes to two places a day', async () => {
  const order = await of.inForce('2026-12-10');
  const rows = [];
  for (const place of ['Ningbo', 'Ningbo', 'Taizhou', 'Ruian']) rows.push((await add({ ...lot(order, 20), place })) as Row);
  const day = { inspector: 1, planDate: '2026-05-28' };
  expect([await act('schedule', rows[0]!, { ...day, planDate: '2026-05-19' }), await act('schedule', rows[0]!, day)]).toEqual([
    'PAST',
    'done',
  ]);
  expect([await act('schedule', rows[1]!, day), await act('schedule', rows[2]!, day)]).toEqual(['done', 'done']);
  expect(await act('schedule', rows[3]!, day)).toBe('TOO_MANY_PLACES');
  expect(await act('schedule', rows[3]!, { ...day, planDate: '2026-05-29' })).toBe('done');
  expect(await act('move', rows[3]!, day)).toBe('TOO_MANY_PLACES');
  expect(await act('move', rows[3]!, { inspector: 1, planDate: '2026-05-30' })).toBe('done');
  expect(await read(rows[3]!.id)).toMatchObject({ state: 'scheduled', inspector: 1, planDate: '2026-05-30' });
});

it('[Q17] [Q18] a waived lot has passed of its order line, unless a lot was rejected lately', async () => {
  const order = await of.inForce('2026-12-10');
  const [one, other] = [(await add(lot(order, 300))) as Row, (await add(lot(order, 200))) as Row];
  expect(await act('waive', one)).not.toBe('done');
  expect(await act('waive', one, { reason: 'Repeat order, five lots accepted' })).toBe('done');
  expect([await passed(order), await read(one.id)]).toEqual([
    300,
    expect.objectContaining({ state: 'closed', waived: true, releasedQty: 300, decidedBy: 1 }),
  ]);
  expect(await act('waive', one, { reason: 'Once more' })).not.toBe('done');
  await sql`update inspection set result = 'reject', finished_at = now() where id = ${one.id}`.execute(app.db);
  expect(await act('waive', other, { reason: 'Repeat order' })).toBe('REJECTED_LATELY');
  expect([await act('void', other, { reason: 'Order changed' }), await passed(order)]).toEqual(['done', 300]);
  expect(await act('assign', other, { inspector: 1, planDate: '2026-05-25' }, 'iqcInspection')).not.toBe('done');
});
