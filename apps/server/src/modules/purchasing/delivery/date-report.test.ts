import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { linesInForce } from './testing/lines-in-force.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const of = await linesInForce(app, boss);

/** A line of an order in force: pieces, its days, and batches by day and pieces. */
interface Case {
  readonly qty: number;
  readonly baseline: string;
  readonly kpi: string;
  readonly promised: string;
  readonly shipped: readonly (readonly [day: string, qty: number])[];
  readonly reason?: readonly [reason: string, responsibility: string];
}

/** The worked example, in October 2025; the last one is cancelled. */
const cases: readonly Case[] = [
  { qty: 100, baseline: '2025-10-10', kpi: '2025-10-10', promised: '2025-10-10', shipped: [['2025-10-10', 100]] },
  {
    qty: 200,
    baseline: '2025-10-15',
    kpi: '2025-10-25',
    promised: '2025-10-25',
    shipped: [['2025-10-24', 200]],
    reason: ['push_out', 'ours'],
  },
  {
    qty: 300,
    baseline: '2025-10-20',
    kpi: '2025-10-20',
    promised: '2025-10-28',
    shipped: [
      ['2025-10-19', 180],
      ['2025-10-27', 120],
    ],
    reason: ['capacity', 'supplier'],
  },
  { qty: 50, baseline: '2025-10-30', kpi: '2025-10-30', promised: '2025-10-30', shipped: [] },
  { qty: 70, baseline: '2025-10-12', kpi: '2025-10-12', promised: '2025-10-12', shipped: [] },
];

for (const { qty, baseline, kpi, promised, shipped, reason } of cases) {
  const order = await of.inForce(baseline);
  const cancelled = qty === 70;
  await sql`update purchase_order_lines set qty = ${qty}, cancelled_qty = ${cancelled ? qty : 0}, eff_qty = ${cancelled ? 0 : qty},
    line_status = ${cancelled ? 'cancelled' : 'open'}, kpi_date = ${kpi}, promised_date = ${promised}
    where record_id = ${order}`.execute(app.db);
  if (reason)
    await sql`insert into delivery_date (purchase_order, order_line, seq, supplier, sku, old_date, new_date, reason, responsibility, origin,
        kpi_date, state)
      select purchase_order, 1, 2, supplier, sku, ${baseline}, ${promised}, ${reason[0]}, ${reason[1]}, 'buyer', ${kpi}, 'approved'
      from delivery_date where purchase_order = ${order}`.execute(app.db);
  for (const [day, pieces] of shipped)
    await sql`
      with made as (
        insert into ship_batch (batch_no, purchase_order, supplier, warehouse, state, ship_date)
        select '', id, supplier, warehouse, 'shipped', ${day} from purchase_order where id = ${order} returning id)
      insert into ship_batch_lines (record_id, line_no, order_line, sku, qty)
      select m.id, 0, 1, l.sku, ${pieces} from made m, purchase_order_lines l where l.record_id = ${order}`.execute(app.db);
}

const reply = (tool: string, given: object) => {
  const input = { from: '2025-10-01', to: '2025-10-31', basis: 'kpiDate', graceDays: 0, ...given };
  const path = recordPath({ service: 'purchase-service', path: 'due_line' }, 'work');
  return app.post(path, { page: 'deliveryDateReport', tool, input }, boss);
};
const ask = async (tool: string, given: object) => (await reply(tool, given)).data as Record<string, unknown>;

it('[R10a] two of four lines and 480 of 650 pieces were in time; by the promised date three and 600', async () => {
  expect(await ask('tab0', { dimension: 'supplier' })).toMatchObject({
    lines_due: 4,
    on_time_lines: 2,
    otd_line: '50',
    qty_due: 650,
    qty_on_time: 480,
    otd_qty: '73.85',
    late_lines: 2,
    undelivered: 1,
    late_supplier: 2,
    changes_per_line: '0.5',
    groups: [{ lines_due: 4, otd_line: '50' }],
  });
  expect(await ask('tab0', { dimension: 'warehouse', basis: 'promisedDate' })).toMatchObject({
    lines_due: 4,
    otd_line: '75',
    qty_on_time: 600,
    otd_qty: '92.31',
    groups: [{ code: 'CN-SZ' }],
  });
});

it('gives days of grace, leaves out small groups, and counts the same lines in every dimension', async () => {
  expect(await ask('tab0', { dimension: 'buyer', graceDays: 7 })).toMatchObject({ on_time_lines: 3, otd_qty: '92.31' });
  expect(await ask('tab0', { dimension: 'supplier', minLines: 5 })).toMatchObject({ lines_due: 4, groups: [] });
  for (const dimension of ['buyer', 'category', 'companyEntity']) {
    const { groups } = await ask('tab0', { dimension });
    expect((groups as readonly { lines_due: number }[]).reduce((sum, one) => sum + one.lines_due, 0)).toBe(4);
  }
});

it('[R83] looks at a month or an ISO week, of several suppliers, and a group says what its lines are found by', async () => {
  const none = { from: undefined, to: undefined };
  const due = async (given: object) => (await ask('tab0', { dimension: 'supplier', ...none, ...given }))['lines_due'];
  expect(await due({ month: '2025-10' })).toBe(4);
  expect([await due({ week: '2025-W43' }), await due({ week: '2025-W44' })]).toEqual([2, 1]);
  const { groups } = await ask('tab0', { dimension: 'supplier' });
  const { supplier } = (groups as readonly { supplier: number }[])[0]!;
  expect(await due({ month: '2025-10', supplier: [supplier, 999_999] })).toBe(4);
  expect(await due({ month: '2025-10', supplier: [999_999] })).toBe(0);
  expect(await ask('tab3', { ...none, month: '2025-10', supplier: [supplier], lateOnly: true })).toMatchObject({ found: 2 });
  expect((await reply('tab0', { dimension: 'supplier', month: '2025-10' })).reason).toBe('ONE_PERIOD');
});

it('[R10d] shows the lines one by one, those late alone where they are asked for', async () => {
  const { found, lines } = await ask('tab3', { lateOnly: true });
  expect(found).toBe(2);
  expect(lines).toMatchObject([
    { due: '2025-10-30', eff_qty: 50, qty_on_time: 0, is_on_time: false, cause: 'supplier' },
    { due: '2025-10-20', eff_qty: 300, qty_on_time: 180, days_late: 7, changes: 1, cause: 'supplier' },
  ]);
  expect(await ask('tab3', {})).toMatchObject({ found: 4 });
});

it('[R65] keeps a month that is over, once, and shows what was kept whatever comes later', async () => {
  const save = async (month: string, who = boss) => {
    const path = actionPath({ service: 'purchase-service', path: 'due_line' }, 'save_snapshot');
    const reply = await app.post(path, { page: 'deliveryDateReport', targets: [], input: { month } }, who);
    return reply.reason ?? 'done';
  };
  expect(await save('2026-05')).toBe('NOT_OVER');
  expect(await save('2025-10', { ...boss, signature: await app.signIn('auditor') })).toBe('FORBIDDEN');
  const before = await ask('tab0', { dimension: 'supplier' });
  expect(before['saved_at']).toBeUndefined();
  expect(await save('2025-10')).toBe('done');
  expect(await save('2025-10')).toBe('SAVED');
  await sql`update purchase_order_lines set kpi_date = '2025-11-20' where kpi_date = '2025-10-30'`.execute(app.db);
  expect(await ask('tab0', { dimension: 'supplier' })).toEqual({ ...before, saved_at: expect.any(Number) });
  expect(await ask('tab0', { dimension: 'buyer', basis: 'promisedDate' })).toMatchObject({ otd_line: '75', otd_qty: '92.31' });
  expect(await ask('tab3', { lateOnly: true })).toMatchObject({ found: 2, saved_at: expect.any(Number) });
  expect(await ask('tab0', { dimension: 'supplier', to: '2025-10-30' })).toMatchObject({ lines_due: 3 });
  await expect(sql`update delivery_snapshot_line set line = '{}'`.execute(app.db)).rejects.toThrow('delivery_snapshot_line');
});
