import { drillConditions, drillOf, type Filter, type RecordRow } from '@axle/page-kit';
import { actionPath, recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { stockLedger } from '../stock/stock-ledger.ts';
import { asDecimal } from '../stock/read-view.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const admin = { signature: await app.signIn('superadmin'), language: 'en' as const };
const clerk = { signature: await app.signIn('whclerk'), language: 'en' as const };
const report = app.registry.page('stockInOutReport')!.page;
const ledger = app.registry.page('stockLedger')!.page;
const path = (page: typeof report, call: 'list' | 'totals' | 'count' | 'values') => recordPath(page.resource!, call);
const list = async (page: typeof report, filters: readonly object[], as = admin, limit = 500) =>
  (await app.post(path(page, 'list'), { page: page.key, filters, sort: page.sort, limit }, as)).data as {
    rows: RecordRow[];
    next?: string;
  };
const totals = async (page: typeof report, fields: readonly string[], filters: readonly object[]) => {
  const { data } = await app.post(path(page, 'totals'), { page: page.key, fields, filters }, admin);
  return Object.fromEntries((data as { field: string; sum: string }[]).map(({ field, sum }) => [field, Number(sum)]));
};
const between = (from: string | null, to: string | null) => ({ field: 'bizDate', op: 'between', value: [from, to] });
const act = (action: string, input: object, as = admin) =>
  app.post(actionPath(report.resource!, action), { page: report.key, targets: [], input }, as);

it('[R13] shows each SKU and warehouse over the requested days; the closing of a span is the opening of the next', async () => {
  const sums = ['openingQty', 'openingValue', 'inQty', 'inValue', 'outQty', 'outValue', 'closingQty', 'closingValue'];
  const first = await totals(report, sums, [between(null, '2026-04-30')]);
  const next = await totals(report, sums, [between('2026-05-01', '2026-05-31')]);
  expect(first['outQty']).toBeGreaterThan(0);
  expect(next['openingQty']).toBe(first['closingQty']);
  expect(next['openingValue']).toBeCloseTo(first['closingValue']!, 4);
  expect(next['openingQty']! + next['inQty']! - next['outQty']!).toBe(next['closingQty']);
  const stock = await totals(app.registry.page('stockBalance')!.page, ['onHand', 'inTransit', 'value'], []);
  expect(next['closingQty']).toBe(stock['onHand']! + stock['inTransit']!);
  expect(next['closingValue']).toBeCloseTo(stock['value']!, 4);
});

it('[R13] every figure opens exactly the moves that it is made of', async () => {
  const { rows } = await list(report, [between('2026-03-01', '2026-04-30'), { field: 'outQty', op: 'gt', value: 0 }]);
  const row = rows[0]!;
  const ways = ['sale', 'fba', 'transferOut', 'otherOut', 'loss'].map(way => Number(row[`${way}Qty`] ?? 0));
  expect(ways.reduce((sum, qty) => sum + qty, 0)).toBe(row['outQty']);
  for (const [key, drill] of Object.entries(report.drills!)) {
    if (!key.endsWith('Qty')) continue;
    const filters: readonly Filter[] = drillConditions(drillOf(drill, row)!, row);
    const moved = await totals(ledger, ['qtyIn', 'qtyOut', 'value'], filters);
    const net = (moved['qtyIn'] ?? 0) - (moved['qtyOut'] ?? 0);
    const out = ['sale', 'fba', 'transferOut', 'otherOut', 'loss', 'out'].includes(key.replace(/Qty$/, ''));
    expect([key, out ? -net || 0 : net]).toEqual([key, row[key]]);
    expect(Math.abs(moved['value'] ?? 0)).toBeCloseTo(Number(row[key.replace('Qty', 'Value')]), 4);
  }
});

it('pages, counts and looks up within the days, and hides what is not the user’s', async () => {
  const all = await list(report, [between('2026-05-01', '2026-05-31'), { field: 'idle', op: 'eq', value: false }]);
  const part = await list(report, [between('2026-05-01', '2026-05-31'), { field: 'idle', op: 'eq', value: false }], admin, 5);
  expect(part.rows).toEqual(all.rows.slice(0, 5));
  expect(part.next).toBeDefined();
  const counted = await app.post(path(report, 'count'), { page: report.key, filters: [between('2026-05-01', null)] }, admin);
  expect(counted.data).toMatchObject({ exact: true });
  const seen = await list(report, [between('2026-05-01', '2026-05-31')], clerk);
  expect(seen.rows.length).toBeGreaterThan(0);
  expect(new Set(seen.rows.map(row => row['warehouse'])).size).toBeLessThan(new Set(all.rows.map(row => row['warehouse'])).size);
  const moves = async (by: typeof admin) => {
    const months = await app.post(recordPath(report.resource!, 'work'), { page: report.key, tool: 'months', input: { year: 2026 } }, by);
    return (months.data as { months: readonly { moves: number }[] }).months.reduce((sum, month) => sum + month.moves, 0);
  };
  expect(await moves(clerk)).toBeGreaterThan(0);
  expect(await moves(clerk)).toBeLessThan(await moves(admin));
  const bad = await app.post(path(report, 'count'), { page: report.key, filters: [{ field: 'bizDate', op: 'isEmpty' }] }, admin);
  expect(bad).toMatchObject({ reason: 'BAD_QUERY' });
});

it('[R13] closed months take nothing that is dated back; the last one is opened again with a reason', async () => {
  expect(await act('lockPeriod', { month: '2026-05' })).toMatchObject({ reason: 'PERIOD_NOT_OVER' });
  expect(await act('lockPeriod', { month: '2026-03' })).toMatchObject({ code: 200 });
  expect(await act('lockPeriod', { month: '2026-03' })).toMatchObject({ reason: 'PERIOD_CLOSED' });
  expect(await act('lockPeriod', { month: '2026-04' })).toMatchObject({ code: 200 });
  const bin = await app.db.selectFrom('bin').select(['id', 'warehouse']).orderBy('id').executeTakeFirstOrThrow();
  const sku = await app.db.selectFrom('sku').select('id').orderBy('id').executeTakeFirstOrThrow();
  const user = await app.db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow();
  const gift = async (bizDate: string) =>
    app.db.transaction().execute(async transaction =>
      stockLedger({ registry, transaction, now: app.now(), by: user.id }).post({
        idemKey: `gift:${bizDate}`,
        docType: 'test',
        docNo: 'GIFT',
        bizType: 'other_in',
        changes: [{ warehouse: bin.warehouse, bin: bin.id, sku: sku.id, status: 'available', qty: 5 }],
        incoming: [{ warehouse: bin.warehouse, sku: sku.id, qty: 5, cost: { value: asDecimal('50'), source: 'manual' } }],
        bizDate: bizDate as never,
      }),
    );
  expect(await gift('2026-04-30')).toMatchObject({ ok: false, refusal: { code: 'PERIOD_CLOSED' } });
  expect((await gift('2026-05-01')).ok).toBe(true);
  expect(await act('unlockPeriod', { month: '2026-03', reason: 'forgot a receipt' })).toMatchObject({ reason: 'PERIOD_NOT_LAST' });
  expect(await act('unlockPeriod', { month: '2026-04', reason: 'no' })).toMatchObject({ reason: 'REASON_SHORT' });
  expect(await act('unlockPeriod', { month: '2026-04', reason: 'forgot a receipt' })).toMatchObject({ code: 200 });
  expect((await gift('2026-04-29')).ok).toBe(true);
  const months = await app.post(recordPath(report.resource!, 'work'), { page: report.key, tool: 'months', input: { year: 2026 } }, admin);
  expect(JSON.stringify(months.data)).toContain('forgot a receipt');
  expect(months.data).toMatchObject({ openFrom: '2026-04-01' });
});

it('queues the moves of a span as a file of the ledger', async () => {
  expect(await act('exportDetail', { from: '2026-05-01', to: '2026-04-01' })).toMatchObject({ reason: 'DAYS_BACKWARDS' });
  expect(await act('exportDetail', { from: '2026-04-01', to: '2026-05-31' })).toMatchObject({ code: 200 });
  const task = await app.db.selectFrom('download_task').selectAll().where('page', '=', 'stockLedger').executeTakeFirstOrThrow();
  expect(task).toMatchObject({ state: 'queued', filter_words: '2026-04-01 – 2026-05-31' });
  expect(task.total_rows).toBeGreaterThan(0);
});
