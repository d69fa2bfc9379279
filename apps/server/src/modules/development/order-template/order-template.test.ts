import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(parts => {
  const of = { database: parts.db, registry: parts.registry };
  return [...recordCalls(of), ...toolCalls(of)];
});
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const templates = { service: 'item', path: 'order_template' };
const orders = { service: 'purchase-service', path: 'purchase_order' };
const page = 'orderTpl';
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const { rows: items } = await sql<{ id: number; sku: number; supplier: number }>`
  select s.id, s.sku, s.supplier from supplier_sku s join supplier p on p.id = s.supplier
  where p.stage = 'qualified' and p.currency = 'CNY' and s.state = 'active' and s.is_primary order by s.supplier, s.id`.execute(app.db);
const [item] = items as [(typeof items)[number]];
const second = items.find(({ supplier, id }) => supplier === item.supplier && id !== item.id)!;
const foreign = items.find(({ supplier }) => supplier !== item.supplier)!;
await sql`update supplier_sku set moq = 100, carton_qty = 24, order_multiple = 1, lead_days = 30 where id = ${item.id}`.execute(app.db);
const company = (await app.db.selectFrom('company_entity').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
const warehouse = (await app.db.selectFrom('warehouse').select('id').where('code', '=', 'CN-SZ').executeTakeFirstOrThrow()).id;

const values = {
  code: 'T-FIRST',
  name: 'Trial first order',
  useFor: 'new',
  lang: 'both',
  qtyRule: 'months',
  months: '1.5',
  supplier: item.supplier,
  companyEntity: company,
  warehouse,
  incoterm: 'FOB',
  inspectPlan: ['outgoing'],
  lines: [{ supplierSku: item.id, monthlySales: 120 }],
};
const add = async (more: object = {}) => {
  const reply = await app.post(recordPath(templates, 'add'), { page, values: { ...values, ...more } }, boss);
  return (reply.reason ?? reply.data) as string | Row;
};
const read = async (of: typeof templates, id: number) => (await app.get(`${recordPath(of, 'read')}?id=${id}`, boss)).data as Row;
const begin = async (template: number) =>
  app.post(recordPath(orders, 'work'), { page: 'newOrder', tool: 'template', input: { template } }, boss);
const act = async (action: string, { id, version }: Row, input: object = {}) =>
  app.post(actionPath(templates, action), { targets: [{ id, version }], input }, boss);

it('[N23] 120 a month for 1.5 months are 180, 192 in cartons of 24, on the workbench with the terms of the template', async () => {
  const template = (await add()) as Row;
  expect(template).toMatchObject({ tplNo: 'T-FIRST-V1', templateVersion: 1, lines: [{ orderQty: 192 }] });
  const done = await act('create_order', template);
  expect(done.data).toMatchObject([{ id: template.id, next: `/admin/purchase/newOrder?tplId=${template.id}` }]);
  expect((await begin(template.id)).data).toMatchObject({
    supplier: item.supplier,
    type: 'new',
    incoterm: 'FOB',
    template: template.id,
    left_out: 0,
    lines: [{ sku: item.sku, qty: 192, inspect_plan: ['outgoing'] }],
  });
});

it('an order keeps the version that it was written by: a new version and disabling leave it as it is', async () => {
  const first = (await add({ code: 'T-KEPT', name: 'Kept' })) as Row;
  const order = { type: 'std', supplier: item.supplier, companyEntity: company, warehouse, incoterm: 'EXW', template: first.id };
  const written = await app.post(
    recordPath(orders, 'add'),
    { page: 'newOrder', values: { ...order, lines: [{ sku: item.sku, qty: 192, requiredDate: '2026-09-01' }] } },
    boss,
  );
  expect(written.code).toBe(replyCodes.ok);
  const { id } = written.data as Row;
  const next = (await add({ code: 'T-KEPT', name: 'Kept', months: '3' })) as Row;
  expect(next).toMatchObject({ tplNo: 'T-KEPT-V2', lines: [{ orderQty: 360 }] });
  const before = await read(templates, first.id);
  expect(before).toMatchObject({ months: '1.5', latest: false, usedCount: 1 });
  await app.post(recordPath(templates, 'disable'), { page, targets: [{ id: first.id, version: before.version }] }, boss);
  expect(await read(templates, first.id)).toMatchObject({ status: 0 });
  expect(await read(orders, id)).toMatchObject({ template: first.id, state: 'draft' });
  expect((await begin(first.id)).code).not.toBe(replyCodes.ok);
});

it('a version that an order was written by is not deleted, another one is', async () => {
  const { rows } = await sql<Row>`select id, version from order_template where code = 'T-KEPT' order by template_version`.execute(app.db);
  const gone = await app.post(recordPath(templates, 'del'), { page, targets: rows.map(({ id, version }) => ({ id, version })) }, boss);
  expect(gone.data).toMatchObject([{ refusal: { code: expect.any(String) } }, { id: rows[1]!.id }]);
  const { rows: left } = await sql<Row>`select id from order_template where code = 'T-KEPT'`.execute(app.db);
  expect(left.map(({ id }) => id)).toEqual([rows[0]!.id]);
});

it('[N21, N22, M22] refuses items of others, stopped ones, a second name and unknown variables', async () => {
  expect(await add({ code: 'T-BAD', name: 'Bad', lines: [{ supplierSku: foreign.id, monthlySales: 1 }] })).toBe('ITEM_SUPPLIER');
  for (const [state, code] of [
    ['paused', 'ITEM_STATE'],
    ['stopped', 'REFERENCE_DISABLED'],
  ] as const) {
    await sql`update supplier_sku set state = ${state} where id = ${second.id}`.execute(app.db);
    expect(await add({ code: 'T-BAD', name: 'Bad', lines: [{ supplierSku: second.id, monthlySales: 1 }] })).toBe(code);
  }
  expect(await add({ code: 'T-BAD', name: 'TRIAL first order' })).toBe('NAME');
  expect(await add({ code: 'T-BAD', name: 'Bad', packing: 'See {{order.number}}' })).toBe('UNKNOWN_VARIABLE');
  expect(await add({ code: 'T-BAD', name: 'Bad', months: '6.5' })).not.toMatchObject({ code: 'T-BAD' });
});

it('[M22] keeps the words of the library as they stood, and shows them with sample values', async () => {
  const clause = await app.db.selectFrom('order_clause').select(['id', 'text_en']).where('code', '=', 'P-EXPORT').executeTakeFirstOrThrow();
  const template = (await add({ code: 'T-SAID', name: 'Said', clauses: [{ clause: clause.id }] })) as Row;
  await sql`update order_clause set text_en = 'Changed' where id = ${clause.id}`.execute(app.db);
  const kept = await read(templates, template.id);
  expect(kept['clauses']).toMatchObject([{ clause: clause.id, textEn: clause.text_en }]);
  expect(kept['sampleEn']).toContain('marked with order PO-260-520-00042 and SKU');
});

it('a copy has a code and a name of its own', async () => {
  const template = (await add({ code: 'T-COPIED', name: 'Copied' })) as Row;
  const copied = await act('copy', template, { code: 'T-COPY', name: 'Copy' });
  expect(copied.code).toBe(replyCodes.ok);
  const again = await act('copy', template, { code: 'T-COPY', name: 'Other' });
  expect(again.data).toMatchObject([{ refusal: { code: 'CODE_TAKEN' } }]);
  const { rows } = await sql`select tpl_no, name from order_template where code = 'T-COPY'`.execute(app.db);
  expect(rows).toEqual([{ tpl_no: 'T-COPY-V1', name: 'Copy' }]);
});

it('[N34] a layout without the item or the pieces is refused; an order has that of its version, whatever becomes of the template', async () => {
  const layout = (...columns: readonly string[]) => ({ layout: columns.map(shown => ({ shown })) });
  expect(await add({ code: 'T-LAID', name: 'Laid', ...layout('sku', 'price') })).toBe('LAYOUT');
  const letter = { letterhead: 'Axle Auto Parts', signature: 'Signed for the buyer' };
  const template = (await add({ code: 'T-LAID', name: 'Laid', ...letter, ...layout('effQty', 'sku') })) as Row;
  expect(await read(templates, template.id)).toMatchObject({ ...letter, layoutColumns: ['effQty', 'sku'] });
  const order = { type: 'std', supplier: item.supplier, companyEntity: company, warehouse, incoterm: 'EXW', template: template.id };
  const lines = [{ sku: item.sku, qty: 192, requiredDate: '2026-09-01' }];
  const written = await app.post(recordPath(orders, 'add'), { page: 'newOrder', values: { ...order, lines } }, boss);
  await add({ code: 'T-LAID', name: 'Laid', ...layout('sku', 'effQty', 'price') });
  const { id } = written.data as Row;
  expect(await read(orders, id)).toMatchObject({ ...letter, layout_columns: ['effQty', 'sku'] });
});

it('an order bears the logo of the company that orders, unless its template leaves it out', async () => {
  const logo = [{ id: '00000000-0000-4000-8000-000000000007', name: 'logo.png', bytes: 9 }];
  await sql`update company_entity set logo = ${JSON.stringify(logo)} where id = ${company}`.execute(app.db);
  const order = { type: 'std', supplier: item.supplier, companyEntity: company, warehouse, incoterm: 'EXW' };
  const lines = [{ sku: item.sku, qty: 192, requiredDate: '2026-09-01' }];
  const printed = async (code: string, more: object) => {
    const template = (await add({ code, name: code, companyEntity: company, ...more })) as Row;
    const values = { ...order, template: template.id, lines };
    const written = await app.post(recordPath(orders, 'add'), { page: 'newOrder', values }, boss);
    return [(await read(templates, template.id))['companyLogo'], (await read(orders, (written.data as Row).id))['company_logo']];
  };
  expect(await printed('T-LOGO', {})).toMatchObject([logo, logo]);
  expect(await printed('T-BARE', { withoutLogo: true })).toEqual([undefined, undefined]);
});
