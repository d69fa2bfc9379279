import { recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const templates = { service: 'item', path: 'order_template' };
const orders = { service: 'purchase-service', path: 'purchase_order' };
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const { rows: items } = await sql<{ id: number; sku: number; supplier: number; name: string }>`
  select s.id, s.sku, s.supplier, p.name_en as name from supplier_sku s join supplier p on p.id = s.supplier
  where p.stage = 'qualified' and p.currency = 'CNY' and s.state = 'active' and s.is_primary order by s.supplier, s.id`.execute(app.db);
const [item] = items as [(typeof items)[number]];
const foreign = items.find(({ supplier }) => supplier !== item.supplier)!;
const company = await app.db.selectFrom('company_entity').select('id').orderBy('id').executeTakeFirstOrThrow();
const warehouse = await app.db.selectFrom('warehouse').select('id').where('code', '=', 'CN-SZ').executeTakeFirstOrThrow();
const { rows: clauses } = await sql<{ id: number }>`select id from order_clause where code in ('P-EXPORT', 'L-IP') order by code`.execute(
  app.db,
);
const [own, library] = clauses as [{ id: number }, { id: number }];

const addTemplate = async (more: object) => {
  const values = { useFor: 'std', lang: 'both', qtyRule: 'moq', supplier: item.supplier, ...more };
  const reply = await app.post(recordPath(templates, 'add'), { page: 'orderTpl', values }, boss);
  return (reply.reason ?? reply.data) as string | Row;
};
const addOrder = async (template: number, { supplier, sku } = item) => {
  const terms = { type: 'std', supplier, companyEntity: company.id, warehouse: warehouse.id, incoterm: 'EXW', template };
  const values = { ...terms, lines: [{ sku, qty: 500, requiredDate: '2026-09-01' }] };
  return app.post(recordPath(orders, 'add'), { page: 'newOrder', values }, boss);
};
const read = async (id: number) => (await app.get(`${recordPath(orders, 'read')}?id=${id}`, boss)).data as Row;

const worded = (await addTemplate({
  code: 'W-BOTH',
  name: 'Worded',
  packing: 'Carton marked {{order.no}}',
  clauses: [
    { clause: library.id },
    { clause: own.id, titleEn: 'Proof', textZh: '由 {{supplier.name}} 提供', textEn: 'By {{supplier.name}}' },
  ],
})) as Row;

it('[N27] an order says packing and clauses of its template, in both languages, with its own number and supplier', async () => {
  const reply = await addOrder(worded.id);
  expect(reply.code).toBe(replyCodes.ok);
  const { id, order_no: orderNo, ...order } = await read((reply.data as Row).id);
  const { rows } = await sql<{ zh: string }>`select name_zh as zh from supplier where id = ${item.supplier}`.execute(app.db);
  expect(order['packing']).toMatch(/^Carton marked PO-\d{3}-\d{3}-\d{5}$/);
  expect(String(order['packing']).replaceAll('-', '')).toContain(String(orderNo).replaceAll('-', ''));
  expect(order['clauses']).toContain(`由 ${rows[0]!.zh} 提供`);
  expect(order['clauses']).toContain(`2. Proof: By ${item.name}`);
  // a later version leaves it as it is
  await addTemplate({ code: 'W-BOTH', name: 'Worded', packing: 'Other' });
  expect((await read(id))['packing']).toBe(order['packing']);
});

it('[N28] an order of another supplier is refused under the template', async () => {
  expect((await addOrder(worded.id, foreign)).reason).toBe('TEMPLATE_SUPPLIER');
});

it('[N22] of two templates of one name and supplier that are added at the same moment one is refused', async () => {
  const both = await Promise.all(['W-ONE', 'W-TWO'].map(code => addTemplate({ code, name: code === 'W-ONE' ? 'Same' : 'SAME' })));
  expect(both.filter(reply => reply === 'NAME')).toHaveLength(1);
  const kept = both.find(reply => reply !== 'NAME') as Row;
  await app.post(recordPath(templates, 'del'), { page: 'orderTpl', targets: [{ id: kept.id, version: kept.version }] }, boss);
  expect(await addTemplate({ code: 'W-THREE', name: 'same' })).toMatchObject({ code: 'W-THREE' });
});
