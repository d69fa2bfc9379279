import { cartonCbm, type Sides, skuCompleteness } from '@axle/catalog';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const auditor = { signature: await app.signIn('auditor'), language: 'en' };
const sku = { service: 'mrp', path: 'sku' };
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const read = async (id: number, as = boss) => (await app.get(`${recordPath(sku, 'read')}?id=${id}`, as)).data as Row;
const first = async (status: string) => {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from sku where sales_status = ${status} order by id limit 1`.execute(app.db);
  return rows[0]!;
};
const run = (action: string, { id, version }: { id: number; version: number }, input: object = {}, as = boss) =>
  app.post(actionPath(sku, action), { targets: [{ id, version }], input }, as);
const refusalOf = (reply: { readonly data?: unknown }) =>
  (reply.data as readonly { readonly refusal?: { readonly code: string; readonly message: unknown } }[])[0]!.refusal;

it('[SKU4, SKU5] volume and completeness of every SKU are what the rules work out', async () => {
  const draft = await first('draft');
  const values = { cartonL: '48', cartonW: '32', cartonH: '42', oeNumbers: [], numberSources: [] };
  expect(await app.post(recordPath(sku, 'update'), { ...draft, values }, boss)).toMatchObject({ code: replyCodes.ok });
  const { rows } = await sql<{ id: number }>`
    select id from sku order by id <> ${draft.id}, id limit 40`.execute(app.db);
  const { resource } = app.registry.resource('sku')!;
  for (const { id } of rows) {
    const row = await read(id);
    const record = Object.fromEntries(
      Object.keys(resource.fields).map(key => [key, row[key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)]]),
    );
    expect(record['completeness']).toBe(skuCompleteness(record));
    const sides = ['cartonL', 'cartonW', 'cartonH'].map(side => record[side]);
    if (sides.every(side => side !== undefined)) expect(Number(record['cartonCbm'])).toBe(Number(cartonCbm(sides as unknown as Sides)));
  }
  expect(Number((await read(rows[0]!.id))['carton_cbm'])).toBe(0.064512);
});

it('a SKU goes into clearance with a reason and a day that is not past, and is sold on, without either, once a second person approves it', async () => {
  const target = await first('onSale');
  expect(await run('clear', target)).not.toMatchObject({ code: replyCodes.ok });
  expect(refusalOf(await run('clear', target, { clearReason: 'end of model', clearDate: '2026-05-19' }))?.code).toBe('RULE');
  expect(refusalOf(await run('clear', target, { clearReason: 'end of model', clearDate: '2026-05-20' }))).toBeUndefined();
  const cleared = await read(target.id);
  expect(cleared).toMatchObject({ sales_status: 'clearance', clear_reason: 'end of model', clear_date: '2026-05-20' });
  expect(refusalOf(await run('resume', cleared, { reason: 'no' }))?.code).toBe('REASON');
  expect(refusalOf(await run('resume', cleared, { reason: 'sold faster than thought' }))).toBeUndefined();
  expect(await read(target.id)).toMatchObject({ sales_status: 'clearance', version: cleared.version });
  expect(refusalOf(await run('resume', cleared, { reason: 'sold faster than thought' }))?.code).toBe('PENDING');
  const { rows: requests } = await sql<{ id: number; approverRole: string }>`
    select id, approver_role as "approverRole" from change_request where entity = 'sku' and record_id = ${target.id}
    and state = 'pending'`.execute(app.db);
  expect(requests).toMatchObject([{ approverRole: 'planManager' }]);
  const planManager = { signature: await app.signIn('planmanager'), language: 'en' };
  const { resource: requestOf } = app.registry.page('basicInfoApproval')!.page as { resource: typeof sku };
  await app.post(actionPath(requestOf, 'approve'), { targets: [{ id: requests[0]!.id, version: 1 }], input: {} }, planManager);
  const resumed = await read(target.id);
  expect(resumed['sales_status']).toBe('onSale');
  expect([resumed['clear_reason'], resumed['clear_date']]).toEqual([undefined, undefined]);
});

it('buyer and planner are set by who may, for at most 500 at a time', async () => {
  const target = await first('new');
  expect(await run('setPlanner', target, { planner: 1 }, auditor)).not.toMatchObject({ code: replyCodes.ok });
  expect(refusalOf(await run('setPlanner', target, { planner: 1 }))).toBeUndefined();
  expect(await read(target.id)).toMatchObject({ planner: 1 });
  const many = Array.from({ length: 501 }, (_, at) => ({ id: at + 1, version: 1 }));
  expect(await app.post(actionPath(sku, 'setBuyer'), { targets: many, input: { buyer: 1 } }, boss)).toMatchObject({
    message: 'At most 500 at a time',
  });
});

it('a copy is a draft under a code of its own', async () => {
  const target = await first('onSale');
  const source = await read(target.id);
  expect(await run('copy', target, { sku: source['sku'] })).not.toMatchObject({ code: replyCodes.ok });
  expect(await run('copy', target, { sku: 'COPY-0001' })).toMatchObject({ code: replyCodes.ok });
  const { rows } = await sql<{ id: number }>`select id from sku where sku = 'COPY-0001'`.execute(app.db);
  expect(await read(rows[0]!.id)).toMatchObject({ sales_status: 'draft', name_en: source['name_en'], price: source['price'], version: 1 });
});

it('the check of completeness names what is missing by use, and no field that is closed', async () => {
  const target = await first('draft');
  await sql`update sku set price = null, gtin = null where id = ${target.id}`.execute(app.db);
  const message = async (as: typeof boss) => JSON.stringify(refusalOf(await run('completenessCheck', target, {}, as))?.message);
  expect(await message(auditor)).toMatch(/Purchase: Purchase price.*Listing: .*GTIN/);
  await app.db
    .insertInto('user_field_setting')
    .values({ subject_kind: 'user', subject: 'auditor', page: 'skuList', field: 'price', mode: 'readBlock' })
    .execute();
  expect(await message(auditor)).not.toMatch(/Purchase price/);
  expect(await read(target.id)).toMatchObject({ version: target.version });
});
