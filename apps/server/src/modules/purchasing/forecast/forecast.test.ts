import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { linesInForce } from '../delivery/testing/lines-in-force.ts';

type Row = Readonly<Record<string, unknown>>;
const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const of = await linesInForce(app, boss);
const expenditure = { service: 'purchase-service', path: 'expenditure' };
const page = 'expenditureForecast';

const ask = async (tool: string, input: object, who = boss) =>
  (
    await app.post(
      recordPath(expenditure, 'work'),
      { page, tool, input: { weeks: 26, base: 'dueDate', includeEstimated: true, ...input } },
      who,
    )
  ).data as Readonly<Record<string, readonly Row[]>>;
const ofOrder = async (order: number) => {
  const { order_no: no } = (await of.order(order)) as Row;
  const { documents } = await ask('tab1', {});
  return documents!.filter(row => row['document_no'] === no).map(({ stage, amount, due }) => [stage, amount, due]);
};
const total = (rows: readonly Row[], key: string) => rows.reduce((sum, row) => sum + Number(row[key]), 0).toFixed(2);

/** The worked example, an order of 20,000.00 of which 30 % is paid in advance and the rest 30 days behind the month of its shipments. */
const order = await of.inForce('2026-06-10', '2026-07-05');
await sql`
  update purchase_order set deposit_pct = 30, net_days = 30, eom = true, balance_base = 'ship',
    effective_at = '2026-05-15T04:00:00Z' where id = ${order}`.execute(app.db);
await sql`update purchase_order_lines set qty = case line_no when 0 then 1200 else 800 end, price = 10,
  eff_qty = case line_no when 0 then 1200 else 800 end where record_id = ${order}`.execute(app.db);

it('[R18b] an order is scheduled by its terms; once its deposit is asked for, the rest stays scheduled', async () => {
  expect(await ofOrder(order)).toEqual([
    ['scheduled', '6000', '2026-05-20'],
    ['scheduled', '8400', '2026-07-30'],
    ['scheduled', '5600', '2026-08-30'],
  ]);
  const { rows } = await sql<{ id: number }>`
    with asked as (
      insert into payment_request (payment_no, kind, payer, payee, source_type, source_no, instalment, currency, amount, due_date,
        created_at)
      select '', 'prepay', company_entity, supplier, 'prepayment', 'PP-TEST', 1, currency, 6000, '2026-05-20', ${app.now()}
      from purchase_order where id = ${order} returning id, payer, payee, currency),
    made as (
      insert into prepayment (prepay_no, state, supplier, company_entity, currency, amount, due_date, payment_request)
      select 'PP-TEST', 'to_pay', payee, payer, currency, 6000, '2026-05-20', id from asked returning id)
    insert into prepayment_shares (record_id, line_no, purchase_order, amount) select id, 0, ${order}, 6000 from made
    returning record_id as id`.execute(app.db);
  expect(rows).toHaveLength(1);
  expect((await ofOrder(order)).map(([, amount]) => amount)).toEqual(['8400', '5600']);
  const { documents } = await ask('tab1', { stage: ['requested'] });
  expect(documents!.filter(({ amount, due }) => amount === '6000' && due === '2026-05-20')).toHaveLength(1);
});

it('[R18c] the matrix, the suppliers and the documents come to the same, by stage and week', async () => {
  const { cells } = await ask('tab0', {});
  const { suppliers } = await ask('tab1', {});
  for (const currency of new Set(cells!.map(cell => cell['currency'])))
    expect(
      total(
        cells!.filter(cell => cell['currency'] === currency),
        'amount',
      ),
    ).toBe(
      total(
        suppliers!.filter(row => row['currency'] === currency),
        'amount',
      ),
    );
  const cell = cells!.find(({ stage }) => stage === 'scheduled')!;
  const { currency, stage, supplier, bucket } = cell;
  const { documents } = await ask('tab1', { currency: [currency], stage: [stage], supplier: [supplier], bucket });
  expect(documents).toHaveLength(Number(cell['rows']));
  expect(total(documents!, 'amount')).toBe(Number(cell['amount']).toFixed(2));
});

it('[R18c] several companies, currencies, suppliers and stages are asked for at once, and weeks add up in CNY', async () => {
  const { cells } = await ask('tab0', {});
  const of2 = (key: string) => [...new Set(cells!.flatMap(cell => cell[key] ?? []))].slice(0, 2);
  const [currency, supplier, stage] = [of2('currency'), of2('supplier'), of2('stage')];
  const fits = (cell: Row) =>
    currency.includes(cell['currency']!) && supplier.includes(cell['supplier']!) && stage.includes(cell['stage']!);
  const narrowed = await ask('tab0', { currency, supplier, stage });
  expect(total(narrowed['cells']!, 'amount')).toBe(total(cells!.filter(fits), 'amount'));
  const cny = await ask('tab0', { currency: ['CNY'] });
  const shown = cny['weeks']!.filter(({ bucket }) => bucket !== 'before');
  expect(total(shown, 'total')).toBe(
    total(
      cny['cells']!.filter(({ bucket }) => bucket !== 'before'),
      'amount',
    ),
  );
  expect(Number(shown.at(-1)!['cumulative']).toFixed(2)).toBe(total(shown, 'total'));
});

it('[R18c] a payment without a document is entered by hand', async () => {
  const { rows } = await sql<{ id: number }>`select min(id) as id from company_entity`.execute(app.db);
  const values = { memo: 'Mould repair', companyEntity: rows[0]!.id, currency: 'CNY', amount: '1234.5', dueDate: '2026-06-01' };
  const reply = await app.post(recordPath(expenditure, 'add'), { page, values }, boss);
  expect(reply.reason).toBeUndefined();
  const { documents } = await ask('tab1', { stage: ['manual'] });
  expect(documents!.filter(row => row['document_no'] === 'Mould repair')).toMatchObject([{ amount: '1234.5', pay: '2026-06-01' }]);
});

it('[R18e] a scheduled payment is put off with its reason, by who sees the order; what is requested is not', async () => {
  const delay = async (input: object, targets: readonly object[] = [], who = boss) => {
    const given = { newDate: '2026-09-15', reason: 'Agreed with the supplier', ...input };
    return (await app.post(actionPath(expenditure, 'delay'), { page, targets, input: given }, who)).reason ?? 'done';
  };
  const whole = total((await ask('tab1', {}))['documents']!, 'amount');
  expect(await delay({ purchaseOrder: order })).toBe('NO_ROW');
  expect(await delay({ purchaseOrder: order, due: '2026-08-30', newDate: '2026-08-30' })).toBe('NOT_LATER');
  expect(await delay({ purchaseOrder: order, due: '2026-05-20' })).toBe('NO_ROW');
  const buyer = { signature: await app.signIn('buyer'), language: 'en' };
  expect(await delay({ purchaseOrder: order, due: '2026-08-30' }, [], buyer)).not.toBe('done');
  expect(await delay({ purchaseOrder: order, due: '2026-08-30' })).toBe('done');
  expect(await delay({ purchaseOrder: order, due: '2026-09-15', newDate: '2026-10-09' })).toBe('done');
  expect((await ofOrder(order)).map(([, amount, due]) => [amount, due])).toEqual([
    ['8400', '2026-07-30'],
    ['5600', '2026-10-09'],
  ]);
  const { documents } = await ask('tab1', { stage: ['scheduled'] });
  expect(documents!.find(({ due }) => due === '2026-10-09')).toMatchObject({
    moved_from: '2026-08-30',
    move_reason: 'Agreed with the supplier',
  });
  expect(total((await ask('tab1', {}))['documents']!, 'amount')).toBe(whole);
  const { rows } = await sql<{ id: number; version: number }>`select id, version from expenditure where memo = 'Mould repair'`.execute(
    app.db,
  );
  expect(await delay({ newDate: '2026-06-20' }, rows)).toBe('done');
  const manual = (await ask('tab1', { stage: ['manual'] })).documents!.find(row => row['document_no'] === 'Mould repair');
  expect(manual).toMatchObject({ due: '2026-06-20', moved_from: '2026-06-01' });
});

it('[R18b] a buyer sees what is to be paid to the own suppliers alone', async () => {
  const buyer = { signature: await app.signIn('buyer'), language: 'en' };
  const found = async (who: typeof boss) => (await ask('tab1', {}, who))?.['documents']?.length ?? 0;
  expect(await found(buyer)).toBeLessThan(await found(boss));
});

it('[R18b] what is required is estimated with the tax of its supplier, whether its prices have it or not', async () => {
  const { rows } = await sql<{ no: string; sku: number; supplier: number }>`
    insert into purchase_requirement (req_no, state, source, sku, qty, required_date, latest_order_date, warehouse, company_entity,
      supplier, currency, created_at)
    select '', 'confirmed', 'manual', k.sku, 100, '2026-07-01', '2026-06-01', (select min(id) from warehouse),
      (select min(id) from company_entity), k.supplier, k.currency, ${app.now()}
    from supplier_sku k join supplier_sku_breaks b on b.record_id = k.id
    where k.state = 'active' and b.valid_to is null and k.price_incl_tax order by k.id limit 1
    returning req_no as no, sku, supplier`.execute(app.db);
  const [{ no, sku, supplier } = { no: '', sku: 0, supplier: 0 }] = rows;
  const estimated = async () => (await ask('tab1', {})).documents!.find(row => row['document_no'] === no)?.['amount'];
  const withTax = Number(await estimated());
  expect(withTax).toBeGreaterThan(0);
  await sql`update supplier set tax_rate = 13 where id = ${supplier}`.execute(app.db);
  await sql`update supplier_sku set price_incl_tax = false where supplier = ${supplier} and sku = ${sku}`.execute(app.db);
  expect(Number(await estimated())).toBeCloseTo(withTax * 1.13, 1);
});
