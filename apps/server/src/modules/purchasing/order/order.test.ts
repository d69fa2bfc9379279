import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [buyer, manager, finance, boss] = [
  await as('buyer'),
  await as('purchasemanager'),
  await as('financemanager'),
  await as('superadmin'),
];
const orders = { service: 'purchase-service', path: 'purchase_order' };
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const { rows: articles } = await sql<{ id: number; supplier: number; price: string; moq: number; multiple: number }>`
  select s.id, s.supplier, s.price::text as price, s.moq, s.order_multiple as multiple from sku s join supplier p on p.id = s.supplier
  where p.stage = 'qualified' and p.currency = 'CNY' and p.tax_rate = 13 and s.sales_status = 'onSale' and s.price between 20 and 200
  order by s.supplier, s.id`.execute(app.db);
const [article] = articles as [(typeof articles)[number]];
const company = (await app.db.selectFrom('company_entity').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
const warehouse = (await app.db.selectFrom('warehouse').select('id').where('code', '=', 'CN-SZ').executeTakeFirstOrThrow()).id;
const { rows: others } = await sql<{ id: number; taxRate: string; paymentMethod: number }>`
  update supplier set currency = 'USD', tax_rate = 0, purchase_user = (select purchase_user from supplier where id = ${article.supplier})
  where id = (select max(s.id) from supplier s where s.stage = 'qualified' and s.payment_method is not null
    and not exists (select from supplier_sku a where a.supplier = s.id))
  returning id, '0' as "taxRate", payment_method as "paymentMethod"`.execute(app.db);
const [abroad] = others as [(typeof others)[number]];
const due = '2026-08-01';

const send = async (lines: readonly object[], more: object = {}) => {
  const values = { type: 'std', supplier: article.supplier, companyEntity: company, warehouse, incoterm: 'FOB', priceInclTax: true, lines };
  return app.post(recordPath(orders, 'add'), { page: 'purchaseOrder', values: { ...values, ...more } }, boss);
};
const made = async (lines: readonly object[], more: object = {}) => {
  const reply = await send(lines, more);
  if (reply.code !== replyCodes.ok) throw new Error(JSON.stringify(reply));
  return (reply.data as Row).id;
};
const read = async (id: number) => (await app.get(`${recordPath(orders, 'read')}?id=${id}`, boss)).data as Row;
const step = async (id: number, action: string, who = boss, input: object = {}) => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(orders, action), { targets: [{ id, version }], input }, who);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
/** Pieces that come to an amount at the lowest price break, as they are bought. */
const worth = (amount: number) => {
  const qty = Math.max(article.moq, Math.ceil(amount / Number(article.price) / 0.94));
  return { sku: article.id, qty: Math.ceil(qty / article.multiple) * article.multiple, requiredDate: due };
};

it('[R4] [R5] takes terms from the supplier and prices from its breaks, and adds up its lines', async () => {
  const id = await made([
    { ...worth(0), qty: 216, price: '11.3' },
    { ...worth(1000), requiredDate: '2026-08-02' },
  ]);
  const order = await read(id);
  expect(order).toMatchObject({
    order_no: expect.stringMatching(/^PO260520\d{5}$/),
    state: 'draft',
    currency: 'CNY',
    tax_rate: '13',
    accept_point: 'handover',
    payment_method: expect.any(Number),
    buyer: expect.any(Number),
  });
  const [first, second] = order['lines'] as readonly Readonly<Record<string, string>>[];
  expect(first).toMatchObject({ amount: '2440.8', price_source: 'manual' });
  expect(second).toMatchObject({ price: String(Number(article.price)), price_source: 'break' });
  expect(Number(order['amount_gross'])).toBeCloseTo(2440.8 + Number(second!['amount']), 6);
  expect(Number(order['amount_net']) + Number(order['amount_tax'])).toBeCloseTo(Number(order['amount_gross']), 6);
});

it('[R22] is submitted when its lines can be bought, and its supplier may be bought from', async () => {
  expect(await step(await made([{ ...worth(0), qty: 1 }]), 'submit')).toBe(article.moq > 1 ? 'BELOW_MOQ' : 'MULTIPLE');
  expect(await step(await made([{ ...worth(100), price: '0' }]), 'submit')).toBe('NO_PRICE');
  expect(await step(await made([{ ...worth(100), requiredDate: '2026-05-19' }]), 'submit')).toBe('PAST');
  await sql`update sku set sales_status = 'clearance' where id = ${article.id}`.execute(app.db);
  expect(await step(await made([worth(100)]), 'submit')).toBe('CLEARANCE');
  await sql`update sku set sales_status = 'onSale' where id = ${article.id}`.execute(app.db);
  const frozen = await app.db.selectFrom('supplier').select('id').where('stage', '=', 'frozen').executeTakeFirstOrThrow();
  expect(await step(await made([worth(100)], { supplier: frozen.id, currency: 'CNY' }), 'submit')).toBe('STAGE');
});

it('[R6a] [R6c] 60,000 CNY need two people who did not make the order, the second one for the second level', async () => {
  const id = await made([worth(60_000)]);
  expect(await step(id, 'submit')).toBe('done');
  expect(await read(id)).toMatchObject({ state: 'approving', levels: 2, amount_cny: expect.stringMatching(/^6\d{4}/) });
  expect(await step(id, 'approve', boss)).toBe('OWN_DOCUMENT');
  expect(await step(id, 'approve', buyer)).toBe('FORBIDDEN');
  expect(await step(id, 'approve', manager)).toBe('done');
  expect(await read(id)).toMatchObject({ state: 'approving', approvals: [{ level: 1 }] });
  expect(await step(id, 'approve', manager)).toBe('APPROVED_ALREADY');
  expect(await step(id, 'recall')).toBe('APPROVER_ACTED');
  expect(await step(id, 'approve', finance)).toBe('done');
  expect(await read(id)).toMatchObject({ state: 'approved', approvals: [{ level: 1 }, { level: 2 }] });
  expect(await step(id, 'cancel', boss, { cancelReason: 'Supplier stopped production' })).toBe('done');
});

it('[R6] is recalled or rejected and changed again; in approval it stays as it is', async () => {
  const id = await made([worth(1000)]);
  expect(await step(id, 'submit')).toBe('done');
  const waiting = await read(id);
  const change = { page: 'purchaseOrder', id, version: waiting.version, values: { note: 'later' } };
  expect(await app.post(recordPath(orders, 'update'), change, boss)).toMatchObject({ reason: 'STATE' });
  expect(await step(id, 'recall')).toBe('done');
  expect(await read(id)).not.toMatchObject({ amount_cny: expect.anything() });
  expect(await step(id, 'submit')).toBe('done');
  expect(await step(id, 'reject', manager, { rejectReason: 'Too many' })).toBe('done');
  expect(await read(id)).toMatchObject({ state: 'rejected', reject_reason: 'Too many', levels: 1 });
  expect(await step(id, 'edit')).toBe('done');
  expect(await read(id)).toMatchObject({ state: 'draft', reject_reason: 'Too many' });
});

it('[R6] an approval of an older version of the order is refused, and changes nothing', async () => {
  const id = await made([worth(1000)]);
  expect(await step(id, 'submit')).toBe('done');
  const { version: seen } = await read(id);
  expect([await step(id, 'recall'), await step(id, 'submit')]).toEqual(['done', 'done']);
  const reply = await app.post(actionPath(orders, 'approve'), { targets: [{ id, version: seen }], input: {} }, manager);
  expect((reply.data as readonly { refusal?: { code: string } }[])[0]?.refusal?.code).toBe('ROW_CHANGED');
  const { state, approvals = [] } = await read(id);
  expect([state, approvals]).toEqual(['approving', []]);
});

it('[R6a] a first order, and a manual price far above the list, are approved on three levels', async () => {
  const first = await made([worth(1000)], { type: 'new' });
  expect(await step(first, 'submit')).toBe('done');
  const dear = await made([{ ...worth(1000), price: String((Number(article.price) * 1.06).toFixed(2)), remark: 'rush' }]);
  expect(await step(dear, 'submit')).toBe('done');
  expect([await read(first), await read(dear)]).toMatchObject([{ levels: 3 }, { levels: 3 }]);
});

it('[R6a] a manual price is compared with the last one agreed, else with the list where both are meant the same way', async () => {
  const sample = await made([{ ...worth(0), qty: 2, price: '20', remark: 'Sample' }], {
    type: 'smp',
    currency: 'USD',
    supplier: abroad.id,
  });
  expect([await step(sample, 'submit'), await step(sample, 'approve', manager)]).toEqual(['done', 'done']);
  const dollars = await made([{ ...worth(1000), price: '30', remark: 'quoted' }], { currency: 'USD', supplier: abroad.id });
  expect(await step(dollars, 'submit')).toBe('done');
  expect(await read(dollars)).toMatchObject({ currency: 'USD', levels: 1 });
  expect(await step(dollars, 'approve', manager)).toBe('done');
  const dearer = await made([{ ...worth(1000), price: '33', remark: 'quoted' }], { currency: 'USD', supplier: abroad.id });
  expect(await step(dearer, 'submit')).toBe('done');
  expect(await read(dearer)).toMatchObject({ levels: 3 });
});

it('another supplier brings terms of its own, except those that are changed as well', async () => {
  const id = await made([worth(1000)]);
  const change = async (values: object) => {
    const { version } = await read(id);
    return app.post(recordPath(orders, 'update'), { page: 'purchaseOrder', id, version, values }, boss);
  };
  expect(await change({ supplier: abroad.id })).toMatchObject({ code: replyCodes.ok });
  expect(await read(id)).toMatchObject({ currency: 'USD', tax_rate: abroad.taxRate, payment_method: abroad.paymentMethod });
  expect(await change({ supplier: article.supplier, currency: 'EUR' })).toMatchObject({ code: replyCodes.ok });
  expect(await read(id)).toMatchObject({ currency: 'EUR', tax_rate: '13' });
});

it('[R95] an order is paid as its payment method says, unless it says otherwise; another method sets it again', async () => {
  const { rows: methods } = await sql<{ id: number; kept: object }>`
    insert into payment_method (code, name_zh, name_en, deposit_pct, net_days, end_of_month, balance_base, nodes) values
      ('T30', '预付30%', '30% deposit', 30, 45, true, 'beforeShip', '{onOrder,beforeShip}'),
      ('T10', '预付10%', '10% deposit', 10, 60, false, 'afterInvoice', '{onOrder,afterInvoice}') returning id`.execute(app.db);
  const [first, second] = [methods[0]!.id, methods[1]!.id];
  const id = await made([worth(1000)], { paymentMethod: first });
  expect(await read(id)).toMatchObject({ deposit_pct: '30', balance_base: 'ship', net_days: 45, eom: true });
  const change = async (values: object) => {
    const { version } = await read(id);
    return app.post(recordPath(orders, 'update'), { page: 'purchaseOrder', id, version, values }, boss);
  };
  expect(await change({ netDays: 30 })).toMatchObject({ code: replyCodes.ok });
  expect(await read(id)).toMatchObject({ deposit_pct: '30', net_days: 30 });
  expect(await change({ paymentMethod: second, netDays: 7 })).toMatchObject({ code: replyCodes.ok });
  expect(await read(id)).toMatchObject({ deposit_pct: '10', balance_base: 'invoice', net_days: 7, eom: false });
  await sql`update payment_method set deposit_pct = 50, net_days = 90 where id = ${second}`.execute(app.db);
  expect(await change({ note: 'as agreed' })).toMatchObject({ code: replyCodes.ok });
  expect(await read(id)).toMatchObject({ deposit_pct: '10', net_days: 7 });
  expect(await change({ depositPct: '100.5' })).not.toMatchObject({ code: replyCodes.ok });
});

it('[F7] an amount becomes CNY by the rate that the books go by, not by that of customs', async () => {
  await sql`insert into exchange_rate ("from", "to", rate_type, rate, valid_from, source, state)
    values ('USD', 'CNY', 'customs', 99, '2026-05-20', 'test', 'active')`.execute(app.db);
  const id = await made([{ ...worth(1000), price: '10', remark: 'quoted' }], { currency: 'USD', supplier: abroad.id });
  expect(await step(id, 'submit')).toBe('done');
  const order = await read(id);
  expect(Number(order['amount_cny']) / Number(order['amount_gross'])).toBeLessThan(8);
});
