import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

type Row = Readonly<Record<string, unknown>>;
type BoardReply = Readonly<Record<string, readonly Row[]>> & Row;
const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const lines = { service: 'purchase-service', path: 'purchase_order_line' };

const ask = async (page: string, input: object, who = boss, tool = 'tab0', path = lines) =>
  (await app.post(recordPath(path, 'work'), { page, tool, input }, who)).data as BoardReply;
const board = (input: object) => ask('managementBoard', { against: 'lastMonth', ...input });
const detail = (kpi: string, input: object = {}, who = boss) => ask('managementBoardDetail', { kpi, ...input }, who);
const total = (rows: readonly Row[], column: string) =>
  rows.reduce((all, { [column]: value }) => all + Math.round(Number(value ?? 0) * 100), 0);
const tilesOf = ({ tiles }: BoardReply) => new Map(tiles!.map(tile => [String(tile['kpi']), tile]));
const { rows: months } = await sql<{ month: string }>`
  select to_char(effective_at, 'YYYY-MM') as month from purchase_order where effective_at is not null and state <> 'cancelled'
  group by 1 order by count(*) desc limit 1`.execute(app.db);
const busy = months[0]!.month;

it('[R59] every figure is what the list behind it comes to, of all, of one company and of one currency', async () => {
  const { rows } = await sql<{ company: number }>`
    select company_entity as company from purchase_order where effective_at is not null group by 1 order by count(*) desc limit 1`.execute(
    app.db,
  );
  const { rows: roots } = await sql<{ id: number }>`
    with recursive up (id, parent) as (
      select c.id, c.parent from category c where c.id in (select k.category from purchase_order_lines l join sku k on k.id = l.sku)
      union all select c.id, c.parent from up join category c on c.id = up.parent)
    select id from up where parent is null limit 1`.execute(app.db);
  for (const narrowed of [{}, { company_entity: rows[0]!.company }, { currency: 'USD' }, { category: roots[0]!.id }]) {
    const tiles = tilesOf(await board({ month: busy, ...narrowed }));
    expect(tiles.size).toBe(11);
    for (const [kpi, { value, rows: count, unit }] of tiles) {
      const reply = await detail(kpi, { month: busy, ...narrowed });
      expect([kpi, reply['figure'], reply['found']]).toEqual([kpi, value, count]);
      if (unit === 'amount') expect([kpi, total(reply['lines']!, 'amount_cny')]).toEqual([kpi, Math.round(Number(value) * 100)]);
    }
  }
});

it('[R82] behind an amount rows add up by currency, and several may be asked for', async () => {
  for (const kpi of ['M1', 'M3', 'M4', 'M5']) {
    const all = await detail(kpi, { month: busy });
    const sums = all['by_currency']!;
    expect([kpi, total(sums, 'amount_cny')]).toEqual([kpi, Math.round(Number(all['figure']) * 100)]);
    for (const { currency, amount, rows } of sums) {
      const own = all['lines']!.filter(row => row['currency'] === currency);
      expect([kpi, currency, total(own, 'amount'), own.length]).toEqual([kpi, currency, Math.round(Number(amount) * 100), rows]);
      expect(await detail(kpi, { month: busy, currencies: [currency] })).toMatchObject({ found: rows });
    }
  }
  const none = (await detail('M1', { month: busy, most: '0' }))['lines']!;
  expect(none.every(({ amount_cny: amount }) => Number(amount) === 0)).toBe(true);
});

it('[R58] price, volume and mix are the change of spend to the cent, and categories come to the spend', async () => {
  for (const against of ['lastMonth', 'lastYear']) {
    const { steps, categories, companies, tiles } = await board({ month: busy, against });
    const step = new Map(steps!.map(({ step: name, amount }) => [name, Math.round(Number(amount) * 100)]));
    expect(step.get('price')! + step.get('volume')! + step.get('mix')!).toBe(step.get('now')! - step.get('before')!);
    const spend = Math.round(Number(tiles!.find(({ kpi }) => kpi === 'M1')!['value']) * 100);
    expect([step.get('now'), total(categories!, 'amount'), total(companies!, 'amount_cny')]).toEqual([spend, spend, spend]);
    expect(spend).toBeGreaterThan(0);
  }
});

it('[R59] the exposure of prepayments is what the page of prepayments has left, currency by currency', async () => {
  const { rows } = await sql<{ currency: string; balance: string }>`
    select currency, sum(balance)::text as balance from prepayment_list where balance > 0 group by 1`.execute(app.db);
  expect(rows.length).toBeGreaterThan(0);
  for (const { currency, balance } of rows) expect(Number((await detail('M3', { currency }))['figure'])).toBeCloseTo(Number(balance), 2);
});

it('[R59] payables by due date come to the payables of the ledger centre', async () => {
  const { rows } = await sql<{ currency: string; payable: string }>`
    select currency, sum(payable)::text as payable from supplier_balance_list group by 1 having sum(payable) <> 0`.execute(app.db);
  expect(rows.length).toBeGreaterThan(0);
  for (const { currency, payable } of rows) {
    const { aging } = await board({ currency });
    for (const { bucket, amount } of aging!) expect(Number((await detail('M4', { currency, bucket }))['figure'] ?? 0)).toBe(Number(amount));
    expect([currency, total(aging!, 'amount')]).toEqual([currency, Math.round(Number(payable) * 100)]);
  }
});

it('[R18c] payments are those of the forecast of expenditure', async () => {
  const path = { service: 'purchase-service', path: 'expenditure' };
  const { cells } = await ask('expenditureForecast', { weeks: 8, base: 'payDate', currency: ['USD'] }, boss, 'tab0', path);
  const due = cells!.filter(({ bucket, stage }) => bucket !== 'before' && bucket !== 'later' && stage !== 'paid');
  const shown = await board({ currency: 'USD' });
  expect(total(shown['cash']!, 'total')).toBe(total(due, 'amount'));
  expect(Math.round(Number(tilesOf(shown).get('M2')!['value']) * 100)).toBe(total(due, 'amount'));
});

it('[R59] suppliers that a reader may not see are one line, and the total stays', async () => {
  const buyer = { signature: await app.signIn('buyer'), language: 'en' };
  await sql`
    update supplier set purchase_user = (select id from app_user where account = 'purchasemanager') where id in (
      (select o.supplier from purchase_order o where to_char(o.effective_at, 'YYYY-MM') = ${busy} group by 1 order by count(*) desc limit 2)
      union all (select b.supplier from supplier_balance b where b.ap <> 0 order by b.id limit 2))`.execute(app.db);
  for (const kpi of ['M1', 'M4', 'M7']) {
    const all = await detail(kpi, { month: busy });
    const own = await detail(kpi, { month: busy }, buyer);
    expect(own['figure']).toBe(all['figure']);
    const others = own['lines']!.filter(({ dimension }) => dimension === 'others');
    expect([kpi, others.length, all['lines']!.length > own['lines']!.length]).toEqual([kpi, 1, true]);
    expect(others[0]!['supplier']).toBeUndefined();
    const shown = new Set(own['lines']!.map(({ supplier }) => supplier));
    const hidden = all['lines']!.find(({ supplier }) => !shown.has(supplier))!['supplier'];
    expect(await detail(kpi, { month: busy, supplier: hidden }, buyer)).toMatchObject({ found: 0, lines: [] });
    expect((await detail(kpi, { month: busy, supplier: hidden }))['found']).toBeGreaterThan(0);
    expect((await detail(kpi, { month: busy, least: '0' }, buyer))['lines']!.some(({ dimension }) => dimension === 'others')).toBe(false);
  }
});

it('keeps notes with a figure and its month, and changes none', async () => {
  const input = { kpi: 'M4', month: busy, note: 'Agreed with finance' };
  const reply = await app.post(actionPath(lines, 'note'), { page: 'managementBoardDetail', targets: [], input }, boss);
  expect(reply.reason).toBeUndefined();
  await app.post(actionPath(lines, 'note'), { page: 'managementBoardDetail', targets: [], input: { kpi: 'M5', note: 'This month' } }, boss);
  expect((await detail('M5'))['notes']).toMatchObject([{ note: 'This month' }]);
  expect((await detail('M4', { month: busy }))['notes']).toMatchObject([{ note: 'Agreed with finance' }]);
  expect((await detail('M4', { month: '2001-01' }))['notes']).toEqual([]);
  await expect(sql`delete from management_note`.execute(app.db)).rejects.toThrow('management_note');
});
