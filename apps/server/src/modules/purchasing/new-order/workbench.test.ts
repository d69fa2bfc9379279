import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { batchNamed } from '../order/testing/batch-named.ts';

const app = await demoApp(parts => {
  const of = { database: parts.db, registry: parts.registry };
  return [...recordCalls(of), ...toolCalls(of)];
});
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const orders = { service: 'purchase-service', path: 'purchase_order' };
const page = 'newOrder';
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const { rows: articles } = await sql<{ id: number; supplier: number; item: number }>`
  select k.id, s.supplier, s.id as item from supplier_sku s join sku k on k.id = s.sku join supplier p on p.id = s.supplier
  where p.stage = 'qualified' and p.currency = 'CNY' and s.state = 'active' and s.is_primary and k.sales_status = 'onSale'
  order by s.supplier, k.id`.execute(app.db);
const [article] = articles as [(typeof articles)[number]];
const other = articles.find(({ supplier, id }) => supplier === article.supplier && id !== article.id)!;
await sql`delete from supplier_sku_breaks where record_id = ${article.item}`.execute(app.db);
await sql`insert into supplier_sku_breaks (record_id, line_no, min_qty, price, valid_from)
  values (${article.item}, 1, 1, 10, '2026-01-01'), (${article.item}, 2, 500, 9, '2026-01-01')`.execute(app.db);
await sql`update supplier_sku set moq = 20, carton_qty = 20, order_multiple = 1, lead_days = 30 where id = ${article.item}`.execute(app.db);
const company = (await app.db.selectFrom('company_entity').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
const warehouse = (await app.db.selectFrom('warehouse').select('id').where('code', '=', 'CN-SZ').executeTakeFirstOrThrow()).id;

const made = async (lines: readonly object[]) => {
  const values = { type: 'std', supplier: article.supplier, companyEntity: company, warehouse, incoterm: 'EXW', lines };
  const reply = await app.post(recordPath(orders, 'add'), { page, values }, boss);
  if (reply.code !== replyCodes.ok) throw new Error(JSON.stringify(reply));
  return (reply.data as Row).id;
};
const read = async (id: number) => (await app.get(`${recordPath(orders, 'read')}?id=${id}`, boss)).data as Row;
const line = (qty: number, more: object = {}) => ({ sku: article.id, qty, requiredDate: '2026-08-01', ...more });
const submit = async (id: number, input: object = {}, more: object = {}) => {
  const { version } = await read(id);
  return app.post(actionPath(orders, 'submitOrder'), { targets: [{ id, version }], input, ...more }, boss);
};
const outcome = (reply: { readonly data?: unknown }) =>
  (reply.data as readonly { readonly refusal?: { readonly code: string }; readonly next?: string }[])[0]!;

it('[R4] offers 500 for 4,500.00 instead of 480 for 4,800.00, and prices follow the pieces of a draft', async () => {
  const input = { supplier: article.supplier, sku: article.id, qty: 480, currency: 'CNY', priceInclTax: true };
  const reply = await app.post(recordPath(orders, 'work'), { page, tool: 'facts', input }, boss);
  expect(reply.data).toMatchObject({ price: '10', up_qty: 500, up_price: '9', up_amount: '4500', instead: '4800', carton_qty: 20 });
  const id = await made([line(480)]);
  const before = await read(id);
  expect(before['lines']).toMatchObject([{ price: '10', price_source: 'break', amount: '4800' }]);
  const values = { lines: [line(500, { price: '10' })] };
  await app.post(recordPath(orders, 'update'), { page, id, version: before.version, values }, boss);
  expect((await read(id))['lines']).toMatchObject([{ price: '9', price_source: 'break', amount: '4500' }]);
});

it('[R4] where a price is from is settled when it is written, whatever the list says later', async () => {
  const id = await made([line(40, { price: '11.3' }), line(60, { requiredDate: '2026-09-01' })]);
  const listed = (price: string) =>
    sql`update supplier_sku_breaks set price = ${price} where record_id = ${article.item} and min_qty = 1`.execute(app.db);
  await listed('11.3');
  const save = async (values: object) => {
    const { version } = await read(id);
    return app.post(recordPath(orders, 'update'), { page, id, version, values }, boss);
  };
  expect(await save({ note: 'urgent' })).toMatchObject({ code: replyCodes.ok });
  const stood = [
    { price: '11.3', price_source: 'manual' },
    { price: '10', price_source: 'break' },
  ];
  expect((await read(id))['lines']).toMatchObject(stood);
  const [first, second] = stood as [(typeof stood)[number], (typeof stood)[number]];
  await save({ lines: [line(40, { price: '11.3' }), line(80, { requiredDate: '2026-09-01', price: '10' })] });
  expect((await read(id))['lines']).toMatchObject([first, { ...second, price: '11.3' }]);
  await listed('10');
});

it('[R22] asks why for a price set by hand and a hasty day; whoever may waives minimum and cartons', async () => {
  const id = await made([line(30, { price: '11.3' })]);
  expect(outcome(await submit(id))).toMatchObject({ refusal: { code: 'MULTIPLE' } });
  expect(outcome(await submit(id, { waiveRounding: true }))).toMatchObject({ refusal: { code: 'PRICE_REASON' } });
  const hasty = await made([line(40, { requiredDate: '2026-05-25' })]);
  expect(outcome(await submit(hasty))).toMatchObject({ refusal: { code: 'DATE_REASON' } });
});

it('the second save of one version is refused, and submitting leads to the orders that were created', async () => {
  const id = await made([line(40)]);
  const { version } = await read(id);
  const save = (note: string) => app.post(recordPath(orders, 'update'), { page, id, version, values: { note } }, boss);
  expect(await save('mine')).toMatchObject({ code: replyCodes.ok });
  expect(await save('theirs')).toMatchObject({ reason: 'ROW_CHANGED' });
  const done = outcome(await submit(id));
  const batch = await batchNamed(app.db, done);
  expect(await read(id)).toMatchObject({ state: 'approving', batch, note: 'mine' });
});

it('[spec 8.20] a SKU in clearance keeps the order back; the allowed part goes without it', async () => {
  const id = await made([line(40), { ...line(1), sku: other.id, price: '5', remark: 'rest' }]);
  await sql`update sku set sales_status = 'clearance' where id = ${other.id}`.execute(app.db);
  expect(await submit(id)).toMatchObject({ code: 500, reason: 'CLEAR_STOCK', data: { allowed: 1 } });
  const { next } = outcome(await submit(id, {}, { submit_allowed: true }));
  expect((await read(id))['lines']).toMatchObject([{ sku: article.id }]);
  const batch = recordPath({ service: 'purchase-service', path: 'purchase_order_batch' }, 'read');
  const created = await app.get(`${batch}?id=${await batchNamed(app.db, next)}`, boss);
  expect(created.data).toMatchObject({ orders: [{ order: id }], left_out: [{ sku: other.id, qty: 1, reason: 'CLEARANCE' }] });
});

it('[spec 8.20] lines that would have been left out stay where the rest is refused', async () => {
  const id = await made([line(30), { ...line(1), sku: other.id, price: '5', remark: 'rest' }]);
  expect(outcome(await submit(id, {}, { submit_allowed: true }))).toMatchObject({ refusal: { code: 'MULTIPLE' } });
  expect((await read(id))['lines']).toMatchObject([{ sku: article.id }, { sku: other.id }]);
});

it('[R2] is filled from requirements, which get its pieces', async () => {
  const requirements = { service: 'purchase-service', path: 'purchase_requirement' };
  const values = { sku: article.id, qty: 137, requiredDate: '2026-12-01', warehouse, companyEntity: company, priority: 5 };
  const added = await app.post(recordPath(requirements, 'add'), { page: 'purchaseRequiredSummary', values }, boss);
  const reqId = (added.data as Row).id;
  await sql`update purchase_requirement set state = 'confirmed', supplier = ${article.supplier}, currency = 'CNY'
    where id = ${reqId}`.execute(app.db);
  const filled = await app.post(recordPath(orders, 'work'), { page, tool: 'fill', input: { reqIds: String(reqId) } }, boss);
  expect(filled.data).toMatchObject({ supplier: article.supplier, warehouse, lines: [{ sku: article.id, qty: 140 }] });
  const id = await made([line(140, { requiredDate: '2026-12-01' })]);
  const target = { id, version: (await read(id)).version };
  const reply = await app.post(actionPath(orders, 'fillFromReq'), { targets: [target], input: { reqIds: String(reqId) } }, boss);
  expect(outcome(reply).refusal).toBeUndefined();
  const { data } = await app.get(`${recordPath(requirements, 'read')}?id=${reqId}`, boss);
  expect(data).toMatchObject({ state: 'ordered', ordered_qty: 137 });
  const served = async (more: object) => {
    const input = { supplier: article.supplier, sku: article.id, qty: 140, purchaseOrder: id, ...more };
    const facts = await app.post(recordPath(orders, 'work'), { page, tool: 'facts', input }, boss);
    return (facts.data as { allocations?: readonly Row[] }).allocations ?? [];
  };
  expect(await served({ requiredDate: '2026-12-01' })).toMatchObject([{ req_no: (data as Row)['req_no'], qty: 137, warehouse: 'CN-SZ' }]);
  expect([await served({ requiredDate: '2026-12-02' }), await served({})]).toEqual([[], []]);
  const asked = { supplier: article.supplier, skus: [article.id, other.id], currency: 'CNY', priceInclTax: true, purchaseOrder: id };
  const figures = await app.post(recordPath(orders, 'work'), { page, tool: 'figures', input: asked }, boss);
  expect(figures.data).toMatchObject({
    articles: [{ sku: article.id, moq: 20, carton_qty: 20 }, { sku: other.id }],
    allocations: [{ sku: article.id, required_date: '2026-12-01', qty: 137 }],
  });
});

it('[R95] the choice of a payment method fills in the deposit and the days of the balance', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into payment_method (code, name_zh, name_en, deposit_pct, net_days, end_of_month, balance_base, nodes)
    values ('T20', '预付20%', '20% deposit', 20, 45, true, 'beforeShip', '{onOrder,beforeShip}') returning id`.execute(app.db);
  const ask = async (paymentMethod: number) =>
    (await app.post(recordPath(orders, 'work'), { page, tool: 'payment', input: { paymentMethod } }, boss)).data;
  expect(await ask(rows[0]!.id)).toMatchObject({ deposit_pct: '20', balance_base: 'ship', net_days: 45, eom: true });
});

it('[R114] where the payable arises follows the Incoterm, unless the buyer says otherwise in the draft', async () => {
  const id = await made([line(40)]);
  const save = async (values: object) => {
    const { version } = await read(id);
    await app.post(recordPath(orders, 'update'), { page, id, version, values }, boss);
    return (await read(id))['accept_point'];
  };
  expect((await read(id))['accept_point']).toBe('handover');
  expect([await save({ acceptPoint: 'receipt' }), await save({ note: 'urgent' })]).toEqual(['receipt', 'receipt']);
  expect([await save({ incoterm: 'FOB' }), await save({ incoterm: 'DAP' })]).toEqual(['handover', 'receipt']);
});

it('the choice of a supplier brings the clauses of its template, its newest version', async () => {
  const terms = async () =>
    (await app.post(recordPath(orders, 'work'), { page, tool: 'terms', input: { supplier: article.supplier } }, boss)).data as Row;
  await sql`update order_template set status = 0`.execute(app.db);
  expect((await terms())['template']).toBeUndefined();
  const versioned = async (supplier: number | null, code: string, version: number) => {
    const { rows } = await sql<{ id: number }>`
      insert into order_template (tpl_no, code, template_version, name, use_for, supplier, qty_rule, lang)
      values (${`${code}-V${version}`}, ${code}, ${version}, ${code}, 'std', ${supplier}, 'moq', 'both') returning id`.execute(app.db);
    return rows[0]!.id;
  };
  const general = await versioned(null, 'ALL', 1);
  expect((await terms())['template']).toBe(general);
  await versioned(article.supplier, 'OWN', 1);
  const newest = await versioned(article.supplier, 'OWN', 2);
  expect((await terms())['template']).toBe(newest);
});

it('[R4] a draft under a contract that lists prices is priced by it from its quantity on, and by the breaks below', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into contract (contract_no, state, category, title, party_kind, supplier, company, sign_date, start_date, currency)
    select 'CT-PRICED', 'effective', id, 'Frame', 'supplier', ${article.supplier}, ${company}, '2026-01-01', '2026-01-01', 'CNY'
    from contract_category where for_orders order by id limit 1 returning id`.execute(app.db);
  const contract = rows[0]!.id;
  await sql`insert into contract_prices (record_id, line_no, sku, min_qty, price) values (${contract}, 0, ${article.id}, 100, 8.5)`.execute(
    app.db,
  );
  const lineOf = async (qty: number, more: object = {}) => {
    const id = await made([line(qty, more)]);
    const { version } = await read(id);
    await app.post(recordPath(orders, 'update'), { page, id, version, values: { contract } }, boss);
    return ((await read(id))['lines'] as readonly Row[])[0];
  };
  expect(await lineOf(100)).toMatchObject({ price: '8.5', price_source: 'contract', amount: '850' });
  expect(await lineOf(80)).toMatchObject({ price: '10', price_source: 'break' });
  expect(await lineOf(100, { price: '9.5', remark: 'urgent' })).toMatchObject({ price: '9.5', price_source: 'manual' });
  const input = { supplier: article.supplier, sku: article.id, qty: 100, currency: 'CNY', priceInclTax: true, contract };
  const facts = await app.post(recordPath(orders, 'work'), { page, tool: 'facts', input }, boss);
  expect(facts.data).toMatchObject({ price: '10', contract_price: '8.5' });
});

it('[R104] 100,000 CNY gross need a registered contract, one fen less does not', async () => {
  await sql`update contract set state = 'terminated' where supplier = ${article.supplier}`.execute(app.db);
  const priced = async (price: string) => outcome(await submit(await made([line(10_000, { price, remark: 'agreed by phone' })])));
  expect(await priced('10')).toMatchObject({ refusal: { code: 'NO_CONTRACT' } });
  expect((await priced('9.9999')).refusal).toBeUndefined();
});
