import type { Decimal, Text } from '@axle/kernel';
import { firstPassRate } from '@axle/quality';
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
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, manager] = [await as('superadmin'), await as('purchasemanager')];
const items = { service: 'item', path: 'supplier_sku' };
const page = 'supplierSkuList';
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const { rows: suppliers } = await sql<{ id: number }>`
  select id from supplier where stage = 'qualified' and purchase_user = (select purchase_user from supplier where stage = 'qualified'
  order by id limit 1) order by id limit 2`.execute(app.db);
const [first, second] = suppliers.map(({ id }) => id) as [number, number];
const { rows: free } = await sql<{ id: number }>`
  select id from sku where id not in (select sku from supplier_sku where sku is not null) order by id limit 3`.execute(app.db);
const [article, other, third] = free.map(({ id }) => id) as [number, number, number];

const send = (values: object) => {
  const usual = { supplier: first, supplierItemNo: 'T-1', name: 'Test', currency: 'CNY', moq: 1, cartonQty: 1, orderMultiple: 1 };
  return app.post(recordPath(items, 'add'), { page, values: { ...usual, ...values } }, boss);
};
const made = async (values: object) => {
  const reply = await send(values);
  if (reply.code !== replyCodes.ok) throw new Error(JSON.stringify(reply));
  return (reply.data as Row).id;
};
const read = async (id: number) => (await app.get(`${recordPath(items, 'read')}?id=${id}`, boss)).data as Row;
const act = async (action: string, id: number, input: object = {}, who = boss) => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(items, action), { targets: [{ id, version }], input }, who);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const change = async (id: number, values: object) => {
  const { version } = await read(id);
  return app.post(recordPath(items, 'update'), { page, id, version, values }, boss);
};
const breaks = (price: string) => [
  { minQty: 1, price: '10', validFrom: '2026-01-01' },
  { minQty: 500, price, validFrom: '2026-01-01' },
];

it('[R28] a first price and a rise wait for another person; what is cheaper holds at once', async () => {
  const id = await made({ supplierItemNo: 'T-A', sku: article, breaks: breaks('9') });
  const waiting = await read(id);
  expect(waiting).toMatchObject({ priceWaits: true, isPrimary: true, state: 'trial', proposedBreaks: [{ price: '10' }, { price: '9' }] });
  expect(waiting['breaks'] ?? []).toEqual([]);
  expect(await act('approve', id)).toBe('OWN_DOCUMENT');
  expect(await act('approve', id, {}, manager)).toBe('done');
  expect(await read(id)).toMatchObject({ priceWaits: false, price: '10', breakCount: 2, breaks: [{ price: '10' }, { price: '9' }] });
  expect(await change(id, { breaks: breaks('9.1') })).toMatchObject({ code: replyCodes.ok });
  expect(await read(id)).toMatchObject({ priceWaits: true, breaks: [{ price: '10' }, { price: '9' }] });
  expect(await act('reject', id, { priceRefusal: 'Too dear' }, manager)).toBe('done');
  expect(await read(id)).toMatchObject({ priceWaits: false, priceRefusal: 'Too dear' });
  expect(await change(id, { breaks: breaks('8.9') })).toMatchObject({ code: replyCodes.ok });
  expect(await read(id)).toMatchObject({ priceWaits: false, breaks: [{ price: '10' }, { price: '8.9' }] });
});

it('[R29] sets prices from a day on', async () => {
  const id = await made({ supplierItemNo: 'T-B', breaks: breaks('9') });
  expect(await act('approve', id, {}, manager)).toBe('done');
  expect(await act('setPrice', id, { validFrom: '2026-06-01', minQty1: 1, price1: '9.5' })).toBe('done');
  expect(await read(id)).toMatchObject({
    priceWaits: true,
    proposedBreaks: [{ validTo: '2026-05-31' }, { validTo: '2026-05-31' }, { price: '9.5', validFrom: '2026-06-01' }],
  });
  expect(await act('setPrice', id, { validFrom: '2026-06-01', minQty1: 1, price1: '9', minQty2: 500, price2: '8' })).toBe('done');
  expect(await read(id)).toMatchObject({ priceWaits: false, breaks: [{}, {}, { price: '9' }, { price: '8' }] });
});

it('[R27] refuses prices that hold side by side, and shares above the whole', async () => {
  const twice = [...breaks('9'), { minQty: 500, price: '8', validFrom: '2026-02-01' }];
  expect(await send({ supplierItemNo: 'T-C', breaks: twice })).toMatchObject({ reason: 'OVERLAP' });
  await made({ supplierItemNo: 'T-D', sku: other, sharePct: '70' });
  expect(await send({ supplier: second, supplierItemNo: 'T-D', sku: other, sharePct: '40' })).toMatchObject({ reason: 'SHARES' });
});

it('[R30] compares suppliers: 600 for 5,400.00 against 750 for 6,900.00 with a surplus of 150', async () => {
  const ids = [
    await made({ supplierItemNo: 'T-E', sku: third, breaks: breaks('9') }),
    await made({
      supplier: second,
      supplierItemNo: 'T-E',
      sku: third,
      cartonQty: 250,
      breaks: [{ minQty: 1, price: '9.2', validFrom: '2026-01-01' }],
    }),
  ];
  for (const id of ids) expect(await act('approve', id, {}, manager)).toBe('done');
  const reply = await app.post(recordPath(items, 'work'), { page, tool: 'compare', input: { sku: third, qty: 600 } }, boss);
  expect((reply.data as { offers: readonly object[] }).offers).toMatchObject([
    { qty: 600, surplus: 0, price: '9', amount: '5400' },
    { qty: 750, surplus: 150, price: '9.2', amount: '6900' },
  ]);
  expect(await act('setPrimary', ids[1]!)).toBe('done');
  expect([await read(ids[0]!), await read(ids[1]!)]).toMatchObject([{ isPrimary: false }, { isPrimary: true }]);
});

it('is linked to a SKU, and neither unlinked nor stopped while an order of it is open', async () => {
  const { rows } = await sql<{ id: number; sku: number }>`
    select s.id, s.sku from supplier_sku s join purchase_order_lines n on n.sku = s.sku join purchase_order o on o.id = n.record_id
    where o.supplier = s.supplier and o.state = 'approved' order by s.id limit 1`.execute(app.db);
  expect(await act('unlink', rows[0]!.id)).toBe('OPEN_ORDERS');
  expect(await act('stop', rows[0]!.id)).toBe('OPEN_ORDERS');
  const id = await made({ supplierItemNo: 'T-F' });
  expect(await act('setPrimary', id)).toBe('NO_SKU');
  expect(await act('link', id, { sku: rows[0]!.sku })).toBe('done');
  expect(await read(id)).toMatchObject({ sku: rows[0]!.sku, isPrimary: false });
  expect(await act('unlink', id)).toBe('done');
  expect(await act('stop', id)).toBe('done');
});

interface Change {
  readonly itemNo: string;
  readonly what: Text;
  readonly before?: Text;
  readonly after?: Text;
}

it('shows every change of prices and terms: when, by whom, from what to what', async () => {
  const id = await made({ supplierItemNo: 'T-H', sku: third, breaks: breaks('9'), moq: 100, leadDays: 30, incoterm: 'EXW' });
  expect(await act('approve', id, {}, manager)).toBe('done');
  expect(await change(id, { leadDays: 45, incoterm: 'FOB', breaks: breaks('8.5') })).toMatchObject({ code: replyCodes.ok });
  const listed = async (input: object) => {
    const reply = await app.post(recordPath(items, 'work'), { page, tool: 'tab4', input }, boss);
    const { changes } = reply.data as { readonly changes: readonly Change[] };
    return changes.filter(({ itemNo }) => itemNo === 'T-H').map(({ what, before, after }) => [what.en, before?.en, after?.en]);
  };
  expect(await listed({ sku: third })).toEqual([
    ['Price from 500 pcs, from 2026-01-01', '9', '8.5'],
    ['Lead time (days)', '30', '45'],
    ['Incoterm', 'EXW', 'FOB'],
    ['Price from 1 pcs, from 2026-01-01', undefined, '10'],
    ['Price from 500 pcs, from 2026-01-01', undefined, '9'],
  ]);
  expect(await listed({ sku: third, only: 'terms' })).toHaveLength(2);
  expect(await listed({ sku: third, since: '2099-01-01' })).toEqual([]);
});

it('[Q10] the share of accepted lots is that of the original lots of the SKU from this supplier', async () => {
  const { rows } = await sql<{ id: number; rate: Decimal | null; accepted: number; judged: number }>`
    select l.id, trim_scale(l.quality_rate)::text as rate, count(j.id) filter (where j.accepted)::int as accepted,
      count(j.id)::int as judged
    from supplier_sku_list l left join judged_lot j on j.supplier = l.supplier and j.sku = l.sku
    group by l.id, l.quality_rate`.execute(app.db);
  expect(rows.some(({ judged }) => judged > 1)).toBe(true);
  for (const { rate, accepted, judged } of rows) expect(rate ?? undefined).toBe(firstPassRate(accepted, judged));
});
