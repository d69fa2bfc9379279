import { randomUUID } from 'node:crypto';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { ageContracts } from './age-contracts.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, finance] = [await as('superadmin'), await as('financemanager')];
const contracts = { service: 'finance', path: 'contract' };
const orders = { service: 'purchase-service', path: 'purchase_order' };
const file = { id: randomUUID(), name: 'contract.pdf', bytes: 9 };
await sql`insert into stored_file (id, name, bytes, sha256, media_type, created_by)
  select ${file.id}, ${file.name}, 9, ${'\\x00'}, 'application/pdf', id from app_user where account = 'superadmin'`.execute(app.db);
const { rows: articles } = await sql<{ id: number; supplier: number; company: number; warehouse: number }>`
  select s.id, s.supplier, (select min(id) from company_entity) as company, (select id from warehouse where code = 'CN-SZ') as warehouse
  from sku s join supplier p on p.id = s.supplier where p.stage = 'qualified' and p.currency = 'CNY' and s.sales_status = 'onSale'
  order by s.supplier, s.id limit 1`.execute(app.db);
const [article] = articles as [(typeof articles)[number]];
const { rows: kinds } = await sql<{ frame: number; nda: number }>`
  select (select id from contract_category where code = 'FRAME') as frame, (select id from contract_category where code = 'NDA') as nda
  `.execute(app.db);
const [kind] = kinds as [(typeof kinds)[number]];
// the demo's own contracts would hold every order
await sql`update contract set state = 'terminated' where supplier = ${article.supplier}`.execute(app.db);

const read = async (of: typeof contracts, id: number) => (await app.get(`${recordPath(of, 'read')}?id=${id}`, boss)).data as Row;
const act = async (
  of: typeof contracts,
  page: string,
  id: number,
  action: string,
  { who = boss, ...input }: Readonly<Record<string, unknown>> & { who?: typeof boss } = {},
) => {
  const { version } = await read(of, id);
  const reply = await app.post(actionPath(of, action), { page, targets: [{ id, version }], input }, who);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const step = (id: number, action: string, input: Readonly<Record<string, unknown>> & { who?: typeof boss } = {}) =>
  act(contracts, 'contract', id, action, input);
const add = async (more: object = {}) => {
  const { supplier, company } = article;
  const values = {
    category: kind.frame,
    title: 'Brakes',
    partyKind: 'supplier',
    supplier,
    company,
    signDate: '2026-05-01',
    startDate: '2026-05-01',
  };
  const whole = { ...values, endDate: '2026-07-31', noticeDays: 60, currency: 'CNY', files: [file], ...more };
  const reply = await app.post(recordPath(contracts, 'add'), { page: 'contract', values: whole }, boss);
  return reply.code === replyCodes.ok ? (reply.data as Row).id : reply.reason;
};
const inForce = async (more: object = {}) => {
  const id = await add(more);
  if (typeof id !== 'number') throw new Error(String(id));
  expect([await step(id, 'submit'), await step(id, 'approve', { who: finance })]).toEqual(['done', 'done']);
  return id;
};
/** An order that comes to so much, in CNY. */
const order = async (price: string, more: object = {}) => {
  const lines = [{ sku: article.id, qty: 1000, price, requiredDate: '2026-12-10', remark: 'Agreed' }];
  const { supplier, company: companyEntity, warehouse } = article;
  const values = { type: 'std', supplier, companyEntity, warehouse, incoterm: 'FOB', priceInclTax: true, lines, ...more };
  return ((await app.post(recordPath(orders, 'add'), { page: 'purchaseOrder', values }, boss)).data as Row).id;
};
const place = (id: number) => act(orders, 'newOrder', id, 'submitOrder', { waiveRounding: true });

it('[F9] [A19] is numbered by its category, goes into approval with its files, and is approved by another user', async () => {
  expect(
    await add({
      paymentTerms: [
        { stage: 'a', pct: '30', trigger: 'order' },
        { stage: 'b', pct: '60', trigger: 'receipt' },
      ],
    }),
  ).toBe('NOT_100');
  const bare = (await add({ files: [] })) as number;
  expect([(await read(contracts, bare))['contract_no'], await step(bare, 'submit')]).toEqual(['PF26050100001', 'NO_FILE']);
  const id = (await add({ contractNo: 'PF-2026-018' })) as number;
  expect(await add({ contractNo: 'PF-2026-018' })).toBe('DUPLICATE_IN_DB');
  expect([await step(id, 'submit'), await step(id, 'approve')]).toEqual(['done', 'OWN_DOCUMENT']);
  expect([await step(id, 'approve', { who: finance }), await step(id, 'terminate', { endReason: 'Stopped' })]).toEqual(['done', 'done']);
  expect(await read(contracts, id)).toMatchObject({ state: 'terminated', end_reason: 'Stopped' });
});

it('[R104] [F11] an order of CNY 100,000 waits for its contract, and takes what is left of it', async () => {
  const [small, large] = [await order('99.99'), await order('100')];
  expect([await place(small), await place(large)]).toEqual(['done', 'NO_CONTRACT']);
  const nda = await inForce({ category: kind.nda });
  expect(await place(await order('100', { contract: nda }))).toBe('CONTRACT_KIND');
  const id = await inForce({ amount: '150000' });
  const held = await order('100');
  expect([await place(held), (await read(orders, held))['contract']]).toEqual(['done', id]);
  expect(await read(contracts, id)).toMatchObject({ ordered: '100000', remaining: '50000' });
  expect(await place(await order('50.01', { contract: id }))).toBe('CONTRACT_AMOUNT');
});

it('[F10] is about to expire, prolongs itself, or expires as the days pass', async () => {
  const [ends, lasts] = [await inForce(), await inForce({ autoRenew: true })];
  const on = async (day: string) => {
    await ageContracts(app.db, app.registry, new Date(`${day}T04:00:00Z`));
    return [(await read(contracts, ends))['state'], (await read(contracts, lasts))['state'], (await read(contracts, lasts))['end_date']];
  };
  expect(await on('2026-05-31')).toEqual(['effective', 'effective', '2026-07-31']);
  expect(await on('2026-06-01')).toEqual(['expiring', 'expiring', '2026-07-31']);
  expect(await on('2026-08-01')).toEqual(['expired', 'effective', '2027-07-31']);
});

it('is followed by a draft on the same terms, or changed by an amendment', async () => {
  const id = await inForce();
  expect([await step(id, 'renew'), await step(id, 'amend')]).toEqual(['done', 'done']);
  const { rows } =
    await sql<Row>`select state, start_date::text, end_date::text, amends::integer from contract order by id desc limit 2`.execute(app.db);
  expect(rows).toEqual([
    { state: 'draft', start_date: '2026-05-20', end_date: '2026-07-31', amends: id },
    { state: 'draft', start_date: '2026-08-01', end_date: '2026-10-31', amends: null },
  ]);
});
