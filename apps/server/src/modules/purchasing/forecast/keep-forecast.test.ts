import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { linesInForce } from '../delivery/testing/lines-in-force.ts';
import { duePayments } from '../fact/due-payments.ts';
import { keepForecast } from './keep-forecast.ts';

type Row = Readonly<Record<string, unknown>>;
const { app, registry } = await (async () => {
  let own: Parameters<typeof keepForecast>[1];
  const made = await demoApp(({ db, registry: given }) => {
    own = given;
    return [...recordCalls({ database: db, registry: given }), ...toolCalls({ database: db, registry: given })];
  });
  return { app: made, registry: own! };
})();
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const of = await linesInForce(app, boss);

const accuracy = async (input: object, who = boss) =>
  (
    await app.post(
      recordPath({ service: 'purchase-service', path: 'expenditure' }, 'work'),
      {
        page: 'expenditureForecast',
        tool: 'tab2',
        input: { weeks: 12, ...input },
      },
      who,
    )
  ).data as Readonly<Record<string, unknown>> & { readonly weeks: readonly Row[]; readonly suppliers: readonly Row[] };
const picture = async (week: string, documentNo: string) =>
  (
    await sql<Row>`
      select r.stage, trim_scale(r.amount)::text as amount, r.due::text from forecast_snapshot s
        join forecast_snapshot_row r on r.snapshot = s.id
      where s.week = ${week} and r.document_no = ${documentNo} order by r.due`.execute(app.db)
  ).rows;
const nextMonday = new Date('2026-05-24T16:10:00Z');

it('[R18d] a week is kept once, with what stands on its Monday, and stays as it was', async () => {
  const id = await of.inForce('2026-06-10', '2026-07-05');
  await sql`update purchase_order set effective_at = '2026-05-15T04:00:00Z', net_days = 0, eom = false, deposit_pct = 0 where id = ${id}`.execute(
    app.db,
  );
  const { order_no: orderNo } = (await of.order(id)) as Row;
  expect([await keepForecast(app.db, registry, nextMonday), await keepForecast(app.db, registry, nextMonday)]).toEqual([true, false]);
  const kept = await picture('2026-W22', String(orderNo));
  expect(kept.map(({ stage }) => stage)).toEqual(['scheduled', 'scheduled']);
  await sql`update purchase_order_lines set price = price * 2 where record_id = ${id}`.execute(app.db);
  expect(await picture('2026-W22', String(orderNo))).toEqual(kept);
  const removed = sql`delete from forecast_snapshot_row where document_no = ${orderNo}`.execute(app.db);
  await expect(removed).rejects.toThrow('only ever added');
});

it('[R18d] a picture of a day that is past is of the quantities, prices and days that stood then', async () => {
  const id = await of.inForce('2026-06-10');
  await sql`update purchase_order set effective_at = '2026-05-15T04:00:00Z', net_days = 0, eom = false, deposit_pct = 0 where id = ${id}`.execute(
    app.db,
  );
  const due = async (day: string) => {
    const payments = await duePayments(app.db, { orders: [id], now: new Date(`${day}T04:00:00Z`) });
    return payments.map(one => [one.amount, one.due]);
  };
  expect(await due('2026-05-18')).toEqual([['5000', '2026-06-10']]);
  await sql`update purchase_order_lines set price = 12, qty = 400, eff_qty = 390, short_closed_qty = 10, promised_date = '2026-06-20'
    where record_id = ${id}`.execute(app.db);
  await sql`
    insert into purchase_order_changes (record_id, line_no, version, cause, order_line, sku, field, before, after, changed_at)
    select ${id}, n.at, n.at + 2, 'buyer', 1, l.sku, n.field, n.before, n.after, n.day::timestamptz
    from purchase_order_lines l, (values (0, 'qty', '500', '400', '2026-05-20'), (1, 'price', '10', '11', '2026-05-21'),
      (2, 'price', '11', '12', '2026-05-22'), (3, 'date', '2026-06-10', '2026-06-20', '2026-05-23'),
      (4, 'shortClosed', '0', '10', '2026-05-24')) n (at, field, before, after, day)
    where l.record_id = ${id}`.execute(app.db);
  expect([await due('2026-05-19'), await due('2026-05-20'), await due('2026-05-21'), await due('2026-05-25')]).toEqual([
    [['5000', '2026-06-10']],
    [['4000', '2026-06-10']],
    [['4400', '2026-06-10']],
    [['4680', '2026-06-20']],
  ]);
});

it('[R18d] a picture of a day that is past has an order that was cancelled since, as it stood then', async () => {
  const id = await of.inForce('2026-06-10');
  await sql`update purchase_order set effective_at = '2026-05-15T04:00:00Z', net_days = 0, eom = false, deposit_pct = 0
    where id = ${id}`.execute(app.db);
  const due = async (day: string) =>
    (await duePayments(app.db, { orders: [id], now: new Date(`${day}T04:00:00Z`) })).map(one => one.amount);
  expect(await of.stepOrder(id, 'cancel', { cancelReason: 'Season is over' })).toBe('done');
  expect(await of.order(id)).toMatchObject({ state: 'cancelled', eff_qty: 0, closed_at: expect.any(Number) });
  expect([await due('2026-05-18'), await due('2026-05-21')]).toEqual([['5000'], []]);
});

it('[R18d] a picture holds nothing that was agreed, asked for or entered later', async () => {
  const { rows } = await sql<{ weeks: number; orders: number; later: number }>`
    select count(distinct s.id)::integer as weeks, count(o.id)::integer as orders,
      count(*) filter (where o.effective_at > s.at or q.created_at > s.at or e.created_at > s.at)::integer as later
    from forecast_snapshot s join forecast_snapshot_row r on r.snapshot = s.id
      left join purchase_order o on r.stage = 'scheduled' and o.order_no = r.document_no
      left join payment_request q on r.stage = 'requested' and q.payment_no = r.document_no
      left join expenditure e on r.stage = 'manual' and e.memo = r.document_no
    where s.taken_on < '2026-05-18'`.execute(app.db);
  expect(rows).toEqual([{ weeks: 16, orders: expect.any(Number), later: 0 }]);
  expect(rows[0]!.orders).toBeGreaterThan(20);
});

it('[R18d] what was paid in a week is compared with what was forecast for it four weeks before', async () => {
  const { rows } = await sql<{ supplier: number }>`
    with party as (select (select max(id) from supplier) as supplier, (select min(id) from company_entity) as company),
    forecast as (
      insert into forecast_snapshot_row (snapshot, stage, document_no, is_order, supplier, company_entity, currency, amount, due, pay)
      select s.id, n.stage, 'PO-TEST', true, p.supplier, p.company, 'SGD', n.amount, n.day::date, n.day::date
      from forecast_snapshot s, party p, (values ('scheduled', 6000, '2026-05-11'), ('requested', 4000, '2026-05-17'),
        ('manual', 700, '2026-05-12'), ('scheduled', 900, '2026-05-18'), ('scheduled', 900, '2026-05-10')) n (stage, amount, day)
      where s.week = '2026-W16'),
    asked as (
      insert into payment_request (payment_no, state, kind, payer, payee, source_type, source_no, instalment, currency, amount, due_date,
        paid_amount, paid_on, created_at)
      select '', 'paid', 'goods', company, supplier, 'settlement', 'SE-TEST', 1, 'SGD', 8000, '2026-05-14', 8000, '2026-05-14',
        '2026-05-01' from party returning id, payee),
    result as (
      insert into payment_result (payment_request, sequence, payee, currency, amount, paid_on, bank_ref)
      select id, 1, payee, 'SGD', 8000, '2026-05-14', 'TEST' from asked)
    select supplier from party`.execute(app.db);
  const { suppliers } = await accuracy({ currency: ['SGD'] });
  const own = suppliers.filter(({ week }) => week === '2026-W20');
  expect(own).toEqual([
    {
      week: '2026-W20',
      supplier: rows[0]!.supplier,
      currency: 'SGD',
      forecast: '10000',
      paid: '8000',
      difference: '-2000',
      accuracy: '75',
    },
  ]);
});

it('[R18d] the weeks in CNY come to the totals, of the own suppliers of a buyer alone', async () => {
  const whole = await accuracy({});
  expect(whole.weeks.map(({ week }) => week)).toHaveLength(12);
  const total = (key: string) => whole.weeks.reduce((sum, week) => sum + Number(week[key]), 0);
  expect([total('forecast'), total('paid')]).toEqual([
    expect.closeTo(Number(whole['forecast']), 2),
    expect.closeTo(Number(whole['paid']), 2),
  ]);
  expect(Number(whole['paid'])).toBeGreaterThan(0);
  expect(Number(whole['accuracy'])).toBeGreaterThan(0);
  const buyer = { signature: await app.signIn('buyer'), language: 'en' };
  expect((await accuracy({}, buyer)).suppliers.length).toBeLessThan(whole.suppliers.length);
});
