import { recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { figuresCalls } from '../../../platform/resources/gateway/figures-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...figuresCalls({ database: db, registry })]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, buyer, manager] = [await as('superadmin'), await as('buyer'), await as('purchasemanager')];
const log = { service: 'purchase', path: 'buying_log' };
const proxies = { service: 'base', path: 'proxy_buy' };
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const { rows: skus } = await sql<{ id: number; sku: string; supplier: number }>`
  select id, sku, supplier from sku where supplier is not null order by id limit 1`.execute(app.db);
const [part] = skus as [(typeof skus)[number]];
const list = async (filters: readonly object[], who = boss) =>
  (
    (await app.post(recordPath(log, 'list'), { page: 'buyingLog', filters, sort: [{ field: 'date' }], limit: 200 }, who)).data as {
      rows: readonly Row[];
    }
  ).rows;

describe('the buying log', () => {
  it('is filled by the demo with two years of purchases that agree with price, supplier and lead days of the SKU', async () => {
    const { rows } = await sql<{ lines: number; years: number; strange: number; far: number }>`
      select count(*)::integer as lines, count(distinct extract(year from b.date))::integer as years,
        count(*) filter (where b.supplier <> k.supplier or b.lead_days_plan <> k.lead_days or b.qty % k.order_multiple <> 0
        or b.qty < k.moq)::integer as strange,
        count(*) filter (where abs(b.price / k.price - 1) > 0.12)::integer as far
      from buying_log b join sku k on k.id = b.sku`.execute(app.db);
    expect(rows[0]).toMatchObject({ strange: 0, far: 0 });
    expect(rows[0]!.lines).toBeGreaterThan(1000);
    expect(rows[0]!.years).toBeGreaterThan(1);
  });

  it('accept: 100@10.00 and 300@9.00 → weighted 9.25; lead days 33, 35, 40 → mean 36, sample sd 3.61', async () => {
    await sql`truncate buying_log`.execute(app.db);
    await sql`insert into buying_log (date, po_no, sku, supplier, qty, price, currency, lead_days_plan, lead_days_actual) values
      ('2025-05-01', 'PO-1', ${part.id}, ${part.supplier}, 500, 12, 'CNY', 35, 33),
      ('2026-01-10', 'PO-2', ${part.id}, ${part.supplier}, 100, 10, 'CNY', 35, 35),
      ('2026-03-10', 'PO-3', ${part.id}, ${part.supplier}, 300, 9, 'CNY', 35, 40)`.execute(app.db);
    const filters = [{ field: 'skuCode', op: 'eq', value: part.sku }];
    const asked = (who: typeof boss) => app.post(recordPath(log, 'figures'), { page: 'buyingLog', figures: 'bySku', filters }, who);
    const figures = (await asked(boss)).data as {
      skus: { rows: readonly { key: string; values: Record<string, number> }[] };
      prices: unknown;
      lead_days: unknown;
    };
    const { values } = figures.skus.rows[0]!;
    const figure = (name: string) => values[name] ?? values[name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)];
    expect([figure('last'), figure('least'), figure('greatest'), figure('weighted'), figure('leadMean')]).toEqual([9, 9, 12, 9.25, 36]);
    expect(figure('leadSd')).toBeCloseTo(3.61, 2);
    expect(JSON.stringify(figures.prices)).toMatch(/PO-1.*12.*PO-2.*10.*PO-3.*9/);
    expect(await asked(buyer)).toMatchObject({ code: replyCodes.ok });
    const closed = { subject_kind: 'user', subject: 'buyer', page: 'buyingLog', field: 'price', mode: 'readBlock' } as const;
    await app.db.insertInto('user_field_setting').values(closed).execute();
    expect(await asked(buyer)).not.toMatchObject({ code: replyCodes.ok });
  });

  it('shows the change against the purchase before, and how late it came', async () => {
    expect(await list([])).toMatchObject([
      { po_no: 'PO-1', late_days: 0 },
      { po_no: 'PO-2', change_pct: '-16.7', late_days: 0, amount: '1000' },
      { po_no: 'PO-3', change_pct: '-10', late_days: 5, amount: '2700' },
    ]);
    expect((await list([{ field: 'lateDays', op: 'gt', value: 0 }])).map(row => row['po_no'])).toEqual(['PO-3']);
    expect((await list([{ field: 'changePct', op: 'lt', value: '-15' }])).map(row => row['po_no'])).toEqual(['PO-2']);
  });

  it('cannot be changed or emptied', async () => {
    await expect(sql`delete from buying_log`.execute(app.db)).rejects.toThrow(/only ever added/);
    for (const call of ['add', 'update', 'del'] as const)
      expect(
        await app.post(recordPath(log, call), { page: 'buyingLog', id: 1, version: 1, values: {}, targets: [{ id: 1, version: 1 }] }, boss),
      ).not.toMatchObject({ code: replyCodes.ok });
  });
});

const { id: proxy } = await app.db.selectFrom('supplier').select('id').where('type', '=', 'proxy').executeTakeFirstOrThrow();
describe('buying through a proxy', () => {
  const values = { sku: part.id, proxy, real_supplier: part.supplier, fee_rate: '2', invoice_by: 'proxy', effective_from: '2026-06-01' };
  const add = (more: object = {}) => app.post(recordPath(proxies, 'add'), { page: 'proxyBuy', values: { ...values, ...more } }, manager);

  it('names a supplier of that type, takes 10 % at most, and its periods do not overlap', async () => {
    expect(await add({ proxy: part.supplier, real_supplier: proxy })).toMatchObject({ reason: 'NO_PROXY' });
    expect(await add({ real_supplier: proxy })).toMatchObject({ reason: 'SAME_SUPPLIER' });
    expect(await add({ fee_rate: '10.5' })).toMatchObject({ reason: 'RANGE' });
    expect(await add()).toMatchObject({ code: replyCodes.ok });
    expect(await add({ effective_from: '2026-07-01' })).toMatchObject({ reason: 'PERIODS_OVERLAP' });
  });
});
