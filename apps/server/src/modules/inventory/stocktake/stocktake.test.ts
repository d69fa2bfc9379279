import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { figuresCalls } from '../../../platform/resources/gateway/figures-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { asDecimal } from '../stock/read-view.ts';
import { stockLedger } from '../stock/stock-ledger.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...figuresCalls({ database: db, registry })]);
const { db } = app;
const admin = { signature: await app.signIn('superadmin'), language: 'en' as const };
const clerk = { signature: await app.signIn('whclerk'), language: 'en' as const };
const { id: by } = await db.selectFrom('app_user').select('id').where('account', '=', 'whclerk').executeTakeFirstOrThrow();
const { id: warehouse } = await db.selectFrom('warehouse').select('id').where('code', '=', 'US-W').executeTakeFirstOrThrow();

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const resourceOf = (page: string) => app.registry.page(page)!.page.resource!;
const list = async (page: string, filters: readonly object[], as = admin) =>
  (
    (await app.post(recordPath(resourceOf(page), 'list'), { page, filters, sort: [], limit: 200 }, as)).data as {
      readonly rows: readonly Row[];
    }
  ).rows;
const read = async (id: number) =>
  (await app.get(`${recordPath(resourceOf('stocktake'), 'read')}?page=stocktake&id=${id}`, admin)).data as Row;
interface Outcome {
  readonly id: number;
  readonly name: string;
  readonly refusal?: { readonly code: string };
}
const act = async (page: string, action: string, rows: readonly Row[] = [], input: object = {}, as = admin) => {
  const targets = rows.map(({ id, version }) => ({ id, version }));
  const reply = await app.post(actionPath(resourceOf(page), action), { page, targets, input }, as);
  const outcomes = (Array.isArray(reply.data) ? reply.data : []) as readonly Outcome[];
  return { reason: reply.reason ?? outcomes[0]?.refusal?.code, outcomes };
};
const lead = async (action: string, id: number, input: object = {}, as = admin) =>
  (await act('stocktake', action, [await read(id)], input, as)).reason;
const count = (action: string, input: object, as = clerk) => act('stocktakeCount', action, [], input, as);

let lastPlace = 990;

/** Four bins of an area of their own with 120, 45, 60 and 10 pieces at 35.20, 12.00, 18.50 and 99.00. */
async function fourBins(areaNo: string) {
  const { id: child } = await db
    .selectFrom('warehouse_child')
    .select('id')
    .where('warehouse', '=', warehouse)
    .where('type', '=', 'good')
    .executeTakeFirstOrThrow();
  const { id: area } = await db
    .insertInto('warehouse_area')
    .values({
      warehouse,
      area_no: areaNo,
      child,
      use: 'reserve',
      putaway_seq: ++lastPlace,
      pick_seq: lastPlace,
      name_zh: areaNo,
      name_en: areaNo,
      abc: null,
      most_skus: null,
      categories: null,
      created_by: by,
      updated_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const skus = await sql<{
    id: number;
    sku: string;
  }>`select id, sku from sku s where not exists (select from stock_layer y where y.sku = s.id) order by id limit 4`.execute(db);
  const made: { bin: number; code: string; sku: number; skuCode: string }[] = [];
  for (const [at, [qty, cost]] of (
    [
      [120, '35.20'],
      [45, '12.00'],
      [60, '18.50'],
      [10, '99.00'],
    ] as const
  ).entries()) {
    const code = `${areaNo}-0${at + 1}`;
    const { id: bin } = await db
      .insertInto('bin')
      .values({
        warehouse,
        area,
        bin_code: code,
        aisle: '01',
        rack: '01',
        level: 1,
        pos: at,
        seq: 9000 + at,
        abc: 'A',
        mix: 'any',
        max_kg: null,
        max_cbm: null,
        locked: false,
        lock_reason: null,
        created_by: by,
        updated_by: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: sku, sku: skuCode } = skus.rows[at]!;
    await post(`IN-${code}`, 'other_in', bin, sku, qty, String(Math.round(qty * Number(cost) * 100) / 100));
    made.push({ bin, code, sku, skuCode });
  }
  return { area, made };
}
const post = async (docNo: string, bizType: 'other_in' | 'sale_out', bin: number, sku: number, qty: number, value = '0') =>
  db.transaction().execute(async transaction => {
    const reply = await stockLedger({ registry, transaction, now: app.now(), by }).post({
      idemKey: docNo,
      docType: 'test',
      docNo,
      bizType,
      changes: [{ warehouse, bin, sku, status: 'available', qty }],
      incoming: qty > 0 ? [{ warehouse, sku, qty, cost: { value: asDecimal(value), source: 'po_price' } }] : [],
    });
    return reply.ok ? reply.value.postingNo : reply.refusal.code;
  });
const draft = async (values: object) => {
  const given = { warehouse, type: 'spot', mode: 'lock', plannedOn: '2026-05-20', recountLimit: '100', ...values };
  const reply = await app.post(recordPath(resourceOf('stocktake'), 'add'), { page: 'stocktake', values: given }, admin);
  return { id: (reply.data as Row | undefined)?.id ?? 0, reason: reply.reason };
};
const lying = async (bin: number) =>
  (await db.selectFrom('stock_balance').select('qty').where('bin', '=', bin).where('status', '=', 'available').executeTakeFirst())?.qty;
const bookQty = (data: unknown): boolean => /book_?qty/i.test(JSON.stringify(data));

describe('a count in lock mode', () => {
  let id = 0;
  let place: Awaited<ReturnType<typeof fourBins>>;
  beforeAll(async () => {
    place = await fourBins('SA');
    id = (await draft({ area: place.area })).id;
  });

  it('says what it counts, and a posting to a locked bin → BIN_LOCKED', async () => {
    expect((await draft({})).reason).toBe('EMPTY_SCOPE');
    expect(await lead('start', id)).toBeUndefined();
    expect(await read(id)).toMatchObject({
      state: 'counting',
      lines: 4,
      countedPct: '0',
      stocktakeNo: expect.stringMatching(/^ST260520\d{5}$/),
    });
    expect(await post('OUT-1', 'sale_out', place.made[0]!.bin, place.made[0]!.sku, -1)).toBe('BIN_LOCKED');
    const other = await draft({ area: place.area, mode: 'live' });
    expect(await lead('start', other.id)).toBe('BIN_COUNTED');
  });

  it('[R12] hides the book quantity of an open line from everybody, and does not filter or sum lines by it', async () => {
    const own = { field: 'stocktakeNo', op: 'eq', value: (await read(id))['stocktakeNo'] };
    for (const as of [admin, clerk]) {
      const lines = await list('stocktakeLine', [own], as);
      expect(lines.map(row => [row['bookQty'] ?? null, row['bookSeq'] ?? null, row['varQty'] ?? null])).toEqual(
        place.made.map(() => [null, null, null]),
      );
    }
    expect(await list('stocktakeLine', [own, { field: 'bookQty', op: 'gte', value: 1 }])).toEqual([]);
  });

  it('is found by the SKUs of its lines, although it was asked for by its area', async () => {
    const found = async (skuCode: string) => (await list('stocktake', [{ field: 'skus', op: 'in', value: [skuCode] }])).map(row => row.id);
    for (const { skuCode } of place.made) expect(await found(skuCode)).toContain(id);
    expect(await found('NO-SUCH')).toEqual([]);
    const { skus } = await read(id);
    expect(skus).toEqual(place.made.map(({ skuCode }) => skuCode).toSorted());
  });

  it('the network reply of this page has no field named bookQty', async () => {
    const { code, skuCode } = place.made[0]!;
    const opened = await count('openBin', { code: `us-w/${code}` });
    const [bin] = opened.outcomes;
    expect(bin?.name).toBe(code);
    const rows = await list('stocktakeCount', [{ field: 'binRound', op: 'eq', value: bin!.id }], clerk);
    expect(rows).toMatchObject([{ skuCode, lineState: 'open', round: 1 }]);
    expect([bookQty(opened), bookQty(rows)]).toEqual([false, false]);
    expect((await count('openBin', { code }, admin)).reason).toBe('BIN_OPENED');
    await count('scan', { binRound: bin!.id, code: skuCode });
    await count('setQty', { line: rows[0]!.id, qty: 118 });
    expect((await count('scan', { binRound: bin!.id, code: place.made[1]!.skuCode })).reason).toBe('UNEXPECTED_SKU');
    expect((await count('submitBin', { binRound: bin!.id })).reason).toBeUndefined();
    expect(await list('stocktakeCount', [{ field: 'binRound', op: 'eq', value: bin!.id }], clerk)).toEqual([]);
  });

  it('submitting asks again when a bin holds 0', async () => {
    for (const [at, qty] of [
      [1, 45],
      [2, 63],
      [3, 10],
    ] as const) {
      const { outcomes } = await count('openBin', { code: place.made[at]!.code });
      const [line] = await list('stocktakeCount', [{ field: 'binRound', op: 'eq', value: outcomes[0]!.id }], clerk);
      expect((await count('submitBin', { binRound: outcomes[0]!.id })).reason).toBe('NOT_ALL_COUNTED');
      await count('setQty', { line: line!.id, qty });
      expect((await count('submitBin', { binRound: outcomes[0]!.id })).reason).toBeUndefined();
    }
  });

  it('[R12] book 120/45/60/10, count 118/45/63/10, cost 35.20/12.00/18.50/99.00 → −70.40, 0, +55.50, 0; |Σ| 125.90 → supervisor; line accuracy 50 %, value accuracy 98.17 %', async () => {
    expect(await read(id)).toMatchObject({
      varLines: 2,
      varQty: 1,
      varValue: '-14.9',
      absValue: '125.9',
      lineAccuracy: '50',
      valueAccuracy: '98.17',
      level: 'supervisor',
      countedPct: '100',
    });
    const { stocktakeNo } = await read(id);
    const lines = await list('stocktakeLine', [{ field: 'stocktakeNo', op: 'eq', value: stocktakeNo }]);
    expect(new Set(lines.map(row => row['varValue']))).toEqual(new Set(['-70.4', '0', '55.5']));
    expect(await lead('review', id)).toBe('REASON_MISSING');
    const off = lines.filter(row => row['varies'] === true);
    expect((await act('stocktakeLine', 'setReason', off, { reason: 'miscount' })).reason).toBeUndefined();
    expect(
      (
        await act(
          'stocktakeLine',
          'setReason',
          lines.filter(row => row['varies'] !== true),
          { reason: 'lost' },
        )
      ).reason,
    ).toBe('NO_VARIANCE');
    expect(await lead('review', id)).toBeUndefined();
  });

  it('is approved never by a counter, and posts gains at the average remaining cost and losses; its bins are opened', async () => {
    await sql`update stocktake_line set count1_by = (select id from app_user where account = 'superadmin') where stocktake = ${id}
      and sku = ${place.made[0]!.sku}`.execute(db);
    expect(await lead('approve', id)).toBe('OWN_COUNT');
    await sql`update stocktake_line set count1_by = ${by} where stocktake = ${id}`.execute(db);
    expect((await act('stocktake', 'approve', [await read(id)], {}, clerk)).reason).toBe('FORBIDDEN');
    expect(await lead('approve', id)).toBeUndefined();
    expect(await lead('post', id)).toBeUndefined();
    expect(await Promise.all(place.made.map(({ bin }) => lying(bin)))).toEqual([118, 45, 63, 10]);
    const { stocktakeNo } = await read(id);
    const { rows } = await sql<{ biz_type: string; value: string }>`
      select p.biz_type, sum(m.value_delta)::text as value from stock_posting p join layer_move m on m.posting = p.id
      where p.doc_no = ${stocktakeNo} group by 1 order by 1`.execute(db);
    expect(rows.map(row => [row.biz_type, Number(row.value)])).toEqual([
      ['stocktake_gain', 55.5],
      ['stocktake_loss', -70.4],
    ]);
    expect(await post('OUT-2', 'sale_out', place.made[0]!.bin, place.made[0]!.sku, -1)).toMatch(/^PS|\d/);
  });
});

describe('a count in live mode', () => {
  it('records the book quantity when a bin is submitted; above the limit another person counts, and a supervisor where both differ', async () => {
    const place = await fourBins('SB');
    const { id } = await draft({ binCodes: [place.made[0]!.code], mode: 'live' });
    await lead('start', id);
    const { bin, sku, code } = place.made[0]!;
    expect(await post('OUT-3', 'sale_out', bin, sku, -20)).not.toBe('BIN_LOCKED');
    const take = async (qty: number, as: typeof clerk) => {
      const opened = await count('openBin', { code }, as);
      if (opened.reason) return opened.reason;
      const [line] = await list('stocktakeCount', [{ field: 'binRound', op: 'eq', value: opened.outcomes[0]!.id }], as);
      await count('setQty', { line: line!.id, qty }, as);
      return (await count('submitBin', { binRound: opened.outcomes[0]!.id, zeros: true }, as)).reason;
    };
    expect(await take(90, clerk)).toBeUndefined();
    expect(await read(id)).toMatchObject({ state: 'recount' });
    expect(await lead('review', id)).toBe('STILL_COUNTING');
    const { stocktakeNo } = await read(id);
    const shown = () => list('stocktakeLine', [{ field: 'stocktakeNo', op: 'eq', value: stocktakeNo }]);
    const [open] = await shown();
    expect(['bookQty', 'bookSeq', 'count1', 'varQty'].map(field => open![field] ?? null)).toEqual([null, null, null, null]);
    expect(open).toMatchObject({ lineState: 'recounting', count1By: by });
    expect(await take(90, clerk)).toBe('SAME_COUNTER');
    expect(await take(91, admin)).toBeUndefined();
    expect(await take(91, clerk)).toBe('SUPERVISOR_COUNTS');
    expect(await take(91, admin)).toBe('SAME_COUNTER');
    await sql`update stocktake_line set count2_by = null where stocktake = ${id}`.execute(db);
    await sql`update stocktake_bin set submitted_by = ${by} where stocktake = ${id} and round = 2`.execute(db);
    expect(await take(95, admin)).toBeUndefined();
    expect(await shown()).toMatchObject([{ bookQty: 100, count1: 90, count2: 91, count3: 95, final: 95, varValue: '-176' }]);
    expect(await lead('recount', id)).toBeUndefined();
    expect(await read(id)).toMatchObject({ state: 'recount' });
    expect(await lead('cancel', id)).toBe('STATE');
  });
});

it('cycles are planned for classes with bins that are due, once; cancelling opens the bins', async () => {
  const { id: british } = await db.selectFrom('warehouse').select('id').where('code', '=', 'UK-BHM').executeTakeFirstOrThrow();
  const planned = await act('stocktake', 'plan', [], { warehouse: british });
  expect(planned.outcomes.length).toBeGreaterThan(0);
  expect((await act('stocktake', 'plan', [], { warehouse: british })).reason).toBe('NOTHING_DUE');
  const first = await read(planned.outcomes[0]!.id);
  expect(first).toMatchObject({ type: 'cycle', state: 'draft', countedBefore: '2026-04-20' });
  const figures = await app.post(
    recordPath(resourceOf('stocktake'), 'figures'),
    { page: 'stocktake', figures: 'plan', filters: [] },
    admin,
  );
  expect(figures.data).toMatchObject({
    classes: { rows: expect.arrayContaining([expect.objectContaining({ label: { zh: 'UK-BHM · A', en: 'UK-BHM · A' } })]) },
  });
  const place = await fourBins('SC');
  const { id } = await draft({ area: place.area });
  expect(await lead('start', id)).toBeUndefined();
  expect((await act('stocktake', 'assign', [await read(id)], { counter: by, recounter: by })).reason).toBe('SAME_COUNTER');
  expect((await act('stocktake', 'assign', [await read(id)], { counter: by })).reason).toBeUndefined();
  expect((await count('openBin', { code: place.made[0]!.code }, admin)).reason).toBe('ASSIGNED_OTHERWISE');
  expect(await lead('cancel', id)).toBeUndefined();
  const { rows } = await sql<{ locked: number }>`select count(*)::integer as locked from bin where area = ${place.area} and locked`.execute(
    db,
  );
  expect(rows[0]?.locked).toBe(0);
});
