import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { asDecimal } from '../stock/read-view.ts';
import { stockLedger } from '../stock/stock-ledger.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [clerk, manager, boss] = [await as('whclerk'), await as('financemanager'), await as('superadmin')];
const ins = { service: 'wms', path: 'stock_in_operation', page: 'stockInOperation' };
const outs = { service: 'wms', path: 'stock_out_operation', page: 'stockOutOperation' };
const conversions = { service: 'wms', path: 'stock_conversion', page: 'stockConversion' };
type Kind = typeof ins;
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const { id: warehouse } = await app.db.selectFrom('warehouse').select('id').where('code', '=', 'US-W').executeTakeFirstOrThrow();
const { id: elsewhere } = await app.db.selectFrom('warehouse').select('id').where('code', '=', 'CN-NB').executeTakeFirstOrThrow();
const bins = await app.db
  .selectFrom('bin')
  .select('id')
  .where('warehouse', '=', warehouse)
  .where('status', '=', 1)
  .orderBy('id', 'desc')
  .limit(3)
  .execute();
const [bin, other] = bins.map(({ id }) => id) as [number, number];
// parts that never lay in this warehouse, those first that never lay anywhere
const { rows: fresh } = await sql<{ id: number; sku: string }>`
  select id, sku from sku s where kind = 'single' and not exists (select from stock_item i where i.sku = s.id
  and i.warehouse = ${warehouse})
  order by exists (select from stock_item i where i.sku = s.id), id limit 30`.execute(app.db);
const nowhere = fresh.shift()!;
let used = 0;
const newSku = () => fresh[used++]!;

const add = async (kind: Kind, values: object, who = clerk) =>
  app.post(recordPath(kind, 'add'), { page: kind.page, values: { warehouse, ...values } }, who);
const read = async (kind: Kind, id: number) => (await app.get(`${recordPath(kind, 'read')}?id=${id}`, boss)).data as Row;
const step = async (kind: Kind, id: number, action: string, who = clerk, input: object = {}) => {
  const { version } = await read(kind, id);
  const reply = await app.post(actionPath(kind, action), { targets: [{ id, version }], input }, who);
  const outcome = (reply.data as readonly { refusal?: { code: string; message: { en: string } } }[] | undefined)?.[0]?.refusal;
  return outcome ? `${outcome.code}: ${outcome.message.en}` : (reply.reason ?? 'done');
};
const made = async (kind: Kind, values: object, who = clerk): Promise<number> => {
  const reply = await add(kind, values, who);
  if (reply.code !== replyCodes.ok) throw new Error(JSON.stringify(reply));
  return (reply.data as Row).id;
};
const steps = async (kind: Kind, id: number, ...actions: readonly (readonly [string, typeof clerk?, object?])[]) => {
  const replies: string[] = [];
  for (const [action, who = clerk, input = {}] of actions) replies.push(await step(kind, id, action, who, input));
  return replies;
};
const bring = async (sku: number, qty: number, value: string, status: 'available' | 'damaged' | 'qc_hold' = 'available', at = bin) =>
  app.db.transaction().execute(async transaction => {
    const ledger = stockLedger({ registry, transaction, now: app.now(), by: 1 });
    const reply = await ledger.post({
      idemKey: `test:${Math.random()}`,
      docType: 'test',
      docNo: 'T',
      bizType: 'purchase_in',
      changes: [{ warehouse, bin: at, sku, status, qty }],
      incoming: [{ warehouse, sku, qty, cost: { value: asDecimal(value), source: 'po_price' } }],
    });
    if (!reply.ok) throw new Error(reply.refusal.code);
  });
const balance = async (sku: number, status = 'available', at = bin) =>
  (
    await app.db
      .selectFrom('stock_balance')
      .select('qty')
      .where('sku', '=', sku)
      .where('bin', '=', at)
      .where('status', '=', status as 'available')
      .executeTakeFirst()
  )?.qty ?? 0;
const layers = async (sku: number) =>
  (
    await app.db
      .selectFrom('stock_layer')
      .select(['qty_left', 'value_left', 'cost_source'])
      .where('sku', '=', sku)
      .where('warehouse', '=', warehouse)
      .orderBy('id')
      .execute()
  ).map(({ qty_left, value_left, cost_source }) => [qty_left, value_left, cost_source]);
const line = (sku: number, qty: number, more: object = {}) => ({ sku, bin, qty, stockStatus: 'available', ...more });

describe('other stock-in', () => {
  it('[A19] [OP2] found 5 pcs with last cost 53.0643 → layer value 265.3215; applicant approving is refused', async () => {
    const { id: sku } = newSku();
    await bring(sku, 10, '530.6430');
    const id = await made(ins, { reason: 'found', lines: [line(sku, 5)] });
    expect(await read(ins, id)).toMatchObject({ opNo: expect.stringMatching(/^SI260520\d{5}$/), state: 'draft', qty: 5 });
    expect(await step(ins, id, 'post')).toMatch(/^STATE/);
    expect(await step(ins, id, 'submit', boss)).toBe('done');
    expect(await step(ins, id, 'approve', boss)).toBe('OWN_DOCUMENT: You cannot approve your own document');
    expect(await step(ins, id, 'approve')).toMatch(/FORBIDDEN/);
    expect(await steps(ins, id, ['approve', manager], ['post'])).toEqual(['done', 'done']);
    const posted = await read(ins, id);
    expect(posted).toMatchObject({
      state: 'posted',
      value: '265.3215',
      bizDate: '2026-05-20',
      approver: expect.any(Number),
      postingNo: expect.any(String),
    });
    expect([await balance(sku), (await layers(sku))[1]]).toEqual([15, [5, '265.3215', 'last_cost']]);
    expect(await step(ins, id, 'reverse', clerk, { reverseReason: 'no' })).toMatch(/^REASON_SHORT/);
    expect(await step(ins, id, 'reverse', clerk, { reverseReason: 'counted wrongly' })).toBe('done');
    expect(await read(ins, id)).toMatchObject({ state: 'reversed', reversalNo: expect.any(String) });
    expect(await balance(sku)).toBe(10);
    expect(await step(ins, id, 'reverse', clerk, { reverseReason: 'counted wrongly' })).toMatch(/^STATE/);
  });

  it('the author does not approve what another user submitted; a given unit cost is used, and without any it is unknown', async () => {
    const [priced, unknown] = [newSku().id, nowhere.id];
    const id = await made(ins, { reason: 'gift', lines: [line(priced, 3, { unitCost: '10.5' }), line(unknown, 2)] }, manager);
    expect(await step(ins, id, 'submit')).toBe('done');
    expect(await step(ins, id, 'approve', manager)).toMatch(/^OWN_DOCUMENT/);
    expect(await steps(ins, id, ['approve', boss], ['post'])).toEqual(['done', 'done']);
    expect([await layers(priced), await layers(unknown)]).toEqual([[[3, '31.5', 'manual']], [[2, '0', 'unknown']]]);
  });

  it('what has left since is not reversed, and the refusal names the document', async () => {
    const { id: sku } = newSku();
    const id = await made(ins, { reason: 'found', lines: [line(sku, 5, { unitCost: '1' })] });
    await steps(ins, id, ['submit'], ['approve', manager], ['post']);
    const out = await made(outs, { reason: 'sample', lines: [line(sku, 1)] });
    await steps(outs, out, ['submit'], ['approve', manager], ['post']);
    const { opNo: number } = await read(outs, out);
    expect(await step(ins, id, 'reverse', clerk, { reverseReason: 'counted wrongly' })).toContain(String(number));
    expect(await read(ins, id)).toMatchObject({ state: 'posted' });
    expect(await steps(outs, out, ['reverse', clerk, { reverseReason: 'came back' }])).toEqual(['done']);
    expect(await step(ins, id, 'reverse', clerk, { reverseReason: 'counted wrongly' })).toBe('done');
  });

  it('is reworked after a rejection, dated back to an open day, and its bins are those of the warehouse', async () => {
    const { id: sku } = newSku();
    expect(await add(ins, { warehouse: elsewhere, reason: 'found', lines: [line(sku, 1)] }, boss)).toMatchObject({
      reason: 'OTHER_WAREHOUSE',
    });
    const id = await made(ins, { reason: 'found', bizDate: '2026-05-02', lines: [line(sku, 1, { unitCost: '2' })] });
    expect(await steps(ins, id, ['submit'], ['reject', manager, { rejectReason: 'no photo' }])).toEqual(['done', 'done']);
    expect(await read(ins, id)).toMatchObject({ state: 'rejected', rejectReason: 'no photo' });
    expect(await steps(ins, id, ['rework'], ['submit'], ['approve', manager], ['post'])).toEqual(['done', 'done', 'done', 'done']);
    expect(await read(ins, id)).toMatchObject({ bizDate: '2026-05-02' });
  });

  it('opening stock is for users with that right', async () => {
    const { id: sku } = newSku();
    const init = { reason: 'init', lines: [line(sku, 1)] };
    expect(await add(ins, init)).toMatchObject({ reason: 'FORBIDDEN' });
    expect(await add(ins, init, manager)).toMatchObject({ code: replyCodes.ok });
  });
});

describe('other stock-out', () => {
  const photos = async () => {
    const id = '00000000-0000-4000-8000-0000000000aa';
    await sql`update stock_out_operation set photos = ${JSON.stringify([{ id, name: 'a.jpg', bytes: 1 }])}::json
      where photos is null`.execute(app.db);
  };

  it('[OP3] [OP4] damaged 6, scrap 7 → NEGATIVE_STOCK have 6 need 7, nothing posted; scrap 6 → damaged 0', async () => {
    const { id: sku } = newSku();
    await bring(sku, 6, '331.2345', 'damaged');
    const scrap = (qty: number, stockStatus = 'damaged') => ({ reason: 'scrap', lines: [line(sku, qty, { stockStatus })] });
    expect(await add(outs, scrap(7))).toMatchObject({ reason: 'NEGATIVE_STOCK', message: expect.stringContaining('6 on hand, 7 needed') });
    expect(await add(outs, scrap(1, 'available'))).toMatchObject({ reason: 'SCRAP_DAMAGED' });
    const id = await made(outs, scrap(6));
    expect(await step(outs, id, 'submit')).toMatch(/^SCRAP_PHOTOS/);
    await photos();
    expect(await steps(outs, id, ['submit'], ['approve', manager])).toEqual(['done', 'done']);
    // another user was quicker
    const two = await made(outs, scrap(2));
    await photos();
    expect(await steps(outs, two, ['submit'], ['approve', manager], ['post'])).toEqual(['done', 'done', 'done']);
    expect(await step(outs, id, 'post')).toMatch(/^NEGATIVE_STOCK/);
    expect([await balance(sku, 'damaged'), await read(outs, id)]).toMatchObject([4, { state: 'approved' }]);
    expect(await step(outs, two, 'reverse', clerk, { reverseReason: 'not this one' })).toBe('done');
    expect(await step(outs, id, 'post')).toBe('done');
    expect(await read(outs, id)).toMatchObject({ value: '331.2345', outType: 'scrap', bizDate: '2026-05-20' });
    expect(await balance(sku, 'damaged')).toBe(0);
  });

  it('[OP4] scrap above 5,000 CNY is approved on the second level', async () => {
    const { id: sku } = newSku();
    await bring(sku, 2, '5000.0001', 'damaged');
    const id = await made(outs, { reason: 'scrap', lines: [line(sku, 2, { stockStatus: 'damaged' })] });
    await photos();
    await sql`delete from role_grant where code = 'wms.stockOutOperation.approve2'`.execute(app.db);
    expect(await steps(outs, id, ['submit'])).toEqual(['done']);
    expect(await step(outs, id, 'approve', manager)).toMatch(/^FORBIDDEN/);
    expect(await step(outs, id, 'approve', boss)).toBe('done');
  });

  it('[OP3] leaves what is reserved for others', async () => {
    const { id: sku } = newSku();
    await bring(sku, 5, '50');
    await app.db.transaction().execute(async transaction =>
      stockLedger({ registry, transaction, now: app.now(), by: 1 }).reserve({
        demandType: 'outbound',
        demandNo: 'X',
        demandLine: 1,
        warehouse,
        sku,
        qty: 4,
      }),
    );
    expect(await add(outs, { reason: 'sample', lines: [line(sku, 2)] })).toMatchObject({ reason: 'ATP_SHORT' });
    expect(await add(outs, { reason: 'sample', lines: [line(sku, 1)] })).toMatchObject({ code: replyCodes.ok });
  });
});

describe('a conversion', () => {
  it('[OP8] of a bin is posted at once; damage is approved first; held pieces are released by users who may, with a reason', async () => {
    const { id: sku } = newSku();
    await bring(sku, 9, '90');
    const move = await made(conversions, { kind: 'bin', sku, bin, toBin: other, stockStatus: 'available', qty: 4 });
    expect(await steps(conversions, move, ['post'])).toEqual(['done']);
    expect([await balance(sku), await balance(sku, 'available', other)]).toEqual([5, 4]);
    const status = { kind: 'status', sku, bin, stockStatus: 'available' };
    const damage = await made(conversions, { ...status, toStatus: 'damaged', qty: 1 });
    expect(await step(conversions, damage, 'post')).toMatch(/^NEEDS_APPROVAL/);
    expect(await steps(conversions, damage, ['submit'], ['approve', manager], ['post'])).toEqual(['done', 'done', 'done']);
    const hold = await made(conversions, { ...status, toStatus: 'qc_hold', qty: 2 });
    expect(await step(conversions, hold, 'post')).toBe('done');
    const free = { ...status, stockStatus: 'qc_hold', toStatus: 'available', qty: 2 };
    expect(await add(conversions, free)).toMatchObject({ reason: 'REASON_SHORT' });
    const release = await made(conversions, { ...free, reason: 'inspected by hand' });
    expect(await step(conversions, release, 'post')).toMatch(/^FORBIDDEN/);
    expect(await step(conversions, release, 'post', manager)).toBe('done');
    expect([await balance(sku), await balance(sku, 'damaged'), await balance(sku, 'qc_hold')]).toEqual([4, 1, 0]);
    expect(await add(conversions, { ...status, toStatus: 'qc_hold', qty: 5 })).toMatchObject({ reason: 'NEGATIVE_STOCK' });
    expect(await step(conversions, damage, 'reverse', clerk, { reverseReason: 'not damaged' })).toBe('done');
    expect(await balance(sku)).toBe(5);
  });

  it('[OP9] makes a kit of its components by the BOM in force, and takes it apart by standard cost: 30/30/40 of 100.0000', async () => {
    const [kit, ...parts] = [newSku(), newSku(), newSku(), newSku()] as const;
    await sql`update sku set kind = 'kit', price = null where id = ${kit.id}`.execute(app.db);
    const { rows } = await sql<{
      id: number;
    }>`insert into bom (parent, bom_version, effective_from, state) values (${kit.sku}, 1, '2026-01-01', 'active') returning id`.execute(
      app.db,
    );
    for (const [at, part] of parts.entries()) {
      await sql`insert into bom_lines (record_id, line_no, child, quantity) values (${rows[0]!.id}, ${at}, ${part.sku}, 1)`.execute(app.db);
      await sql`update sku set price = ${[30, 30, 40][at]} where id = ${part.id}`.execute(app.db);
    }
    const make = { kind: 'assemble', sku: kit.id, toBin: bin, qty: 1 };
    const none = await made(conversions, make);
    expect(await steps(conversions, none, ['submit'], ['approve', manager])).toEqual(['done', 'done']);
    expect(await step(conversions, none, 'post')).toMatch(/^NEGATIVE_STOCK: Insufficient stock of component/);
    for (const [at, part] of parts.entries()) await bring(part.id, 1, ['20.5', '30.5', '49'][at]!, 'available', other);
    expect(await step(conversions, none, 'post')).toBe('done');
    expect(await read(conversions, none)).toMatchObject({
      costIn: '100',
      costOut: '100',
      components: parts.map(({ id }) => ({ sku: id, qty: 1 })),
    });
    expect(await layers(kit.id)).toEqual([[1, '100', 'assembled']]);
    const apart = await made(conversions, { kind: 'disassemble', sku: kit.id, bin, qty: 1 });
    expect(await steps(conversions, apart, ['submit'], ['approve', manager], ['post'])).toEqual(['done', 'done', 'done']);
    expect(await Promise.all(parts.map(async ({ id }) => (await layers(id)).at(-1)))).toEqual([
      [1, '30', 'assembled'],
      [1, '30', 'assembled'],
      [1, '40', 'assembled'],
    ]);
    expect(await balance(kit.id)).toBe(0);
  });
});
