import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { linesInForce } from '../../purchasing/delivery/testing/lines-in-force.ts';
import { sentOrders } from '../../purchasing/reply/testing/sent-order.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...proposalCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const of = await linesInForce(app, boss);
const orders = await sentOrders(app, boss);
const checks = { service: 'nova', path: 'in_process_check' };
const page = 'ipqcInspection';

const add = async (on: typeof checks, key: string, values: object) => {
  const reply = await app.post(recordPath(on, 'add'), { page: key, values }, boss);
  return (reply.reason ?? reply.data) as string | Row;
};
const check = async (purchaseOrder: number, stage: string) =>
  (await add(checks, page, { purchaseOrder, orderLine: 1, stage, planDate: '2026-05-20', productionLine: 'Press 2' })) as Row;
const read = async (id: number) => (await app.get(`${recordPath(checks, 'read')}?id=${id}`, boss)).data as Row;
const act = async (action: string, { id }: Row, input: object = {}) => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(checks, action), { page, targets: [{ id, version }], input }, boss);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const scheduled = async (order: number, stage: string) => {
  const row = await check(order, stage);
  expect(await act('schedule', row, { inspector: 1, planDate: '2026-05-20' })).toBe('done');
  return row;
};
const counts = (foundUnits = 0) => ({ producedQty: 100, checkedUnits: 5, foundUnits });
const outgoing = async (order: number) => {
  const byHand = { purchaseOrder: order, orderLine: 1, lotSize: 5, planDate: '2026-05-25' };
  const lines = [{ orderLine: 1, qty: 5 }];
  const added = await add({ service: 'nova', path: 'inspection' }, 'outgoingInspection', byHand);
  return [
    typeof added === 'string' ? added : 'done',
    await orders.stepOrder(order, 'requestInspection', { inspectionKind: 'outgoing', wantedOn: '2026-12-01', lines }),
  ];
};
const filed = async () => {
  await sql`insert into stored_file (id, name, bytes, sha256, media_type, created_by) values (gen_random_uuid(), 'fixed.pdf', 9,
    ${'\\x00'}, 'application/pdf', (select id from app_user where account = 'superadmin'))`.execute(app.db);
  const { rows } = await sql<{ id: string }>`select id from stored_file where name = 'fixed.pdf' limit 1`.execute(app.db);
  return [{ id: rows[0]!.id, name: 'fixed.pdf', bytes: 9 }];
};

it('[Q34] [Q35] [Q36] a first article out of tolerance is to be corrected, and until then the outgoing request is refused', async () => {
  const order = await of.inForce('2026-12-10');
  const first = await scheduled(order, 'first');
  const reply = await app.get(`${recordPath(checks, 'proposals')}?page=${page}&action=record&id=${first.id}`, boss);
  const [proposed] = reply.data as readonly { values: { items: readonly { checkGroup: string; item: string }[] } }[];
  const items = proposed!.values.items.map(({ checkGroup, item }) => ({ checkGroup, item, conforms: checkGroup !== 'dim' }));
  expect(items.length).toBeGreaterThan(1);
  expect([
    await act('record', first, { ...counts(), items: items.filter(({ checkGroup }) => checkGroup !== 'func') }),
    await act('record', first, { ...counts(), items, verdict: 'continue' }),
    await act('record', first, { ...counts(), items }),
    await act('record', first, { ...counts(), items, problem: 'Hole 0.2 mm off' }),
  ]).toEqual(['MISSING_ITEM', 'TOO_MILD', 'NO_PROBLEM', 'done']);
  expect(await read(first.id)).toMatchObject({
    state: 'rejected',
    verdict: 'correct',
    correctiveState: 'open',
    orderQty: 500,
    producedPct: '20',
  });
  expect(await outgoing(order)).toEqual(['CORRECTION_OPEN', 'CORRECTION_OPEN']);
  expect(await act('close', first, { correction: 'Tool reground' })).not.toBe('done');
  expect(await act('close', first, { correction: 'Tool reground', evidence: await filed() })).toBe('done');
  expect(await read(first.id)).toMatchObject({ state: 'closed', correctiveState: 'closed', closedBy: 1 });
  expect(await outgoing(order)).toEqual(['done', 'done']);
});

it('[Q33] a patrol is followed by the next one after two hours; a stopped line by none', async () => {
  const order = await of.inForce('2026-12-10');
  const patrol = await scheduled(order, 'patrol');
  expect(await act('record', patrol, counts())).toBe('done');
  expect(await read(patrol.id)).toMatchObject({ state: 'accepted', verdict: 'continue' });
  const waits = await sql<object>`select extract(epoch from next_patrol - checked_at)::integer as seconds from in_process_check
    where id = ${patrol.id}`.execute(app.db);
  expect(waits.rows).toEqual([{ seconds: 7200 }]);
  const { rows } = await sql<{ id: number }>`select id from in_process_check where purchase_order = ${order} order by id desc`.execute(
    app.db,
  );
  expect(rows.length).toBe(2);
  const next = await read(rows[0]!.id);
  expect(next).toMatchObject({ stage: 'patrol', state: 'scheduled', inspector: 1, productionLine: 'Press 2' });
  expect(await act('stop', next, { problem: 'Wrong resin in the hopper' })).toBe('done');
  expect(await read(next.id)).toMatchObject({ state: 'rejected', verdict: 'stop', correctiveState: 'open' });
  expect(await outgoing(order)).toEqual(['CORRECTION_OPEN', 'CORRECTION_OPEN']);
});

it('[Q32] a request of purchasing makes a first article and patrols at 20, 50 and 80 % of the line, and no lot', async () => {
  const order = await of.inForce('2026-12-10');
  const input = { inspectionKind: 'ipqc', wantedOn: '2026-12-01', lines: [{ orderLine: 1, qty: 500 }] };
  expect(await orders.stepOrder(order, 'requestInspection', input)).toBe('done');
  const tasks = async () =>
    (
      await sql<object>`select stage, planned_qty as at, state from in_process_check where purchase_order = ${order} order by id`.execute(
        app.db,
      )
    ).rows;
  const first = { stage: 'first', at: null, state: 'requested' };
  const planned = [100, 250, 400].map(at => ({ stage: 'patrol', at, state: 'requested' }));
  expect(await tasks()).toEqual([first, ...planned]);
  expect(await orders.stepOrder(order, 'requestInspection', input)).toBe('done');
  expect(await tasks()).toEqual([first, ...planned, { stage: 'patrol', at: null, state: 'requested' }]);
  const { rows } = await sql`select 1 from inspection where purchase_order = ${order}`.execute(app.db);
  expect(rows).toEqual([]);
});
