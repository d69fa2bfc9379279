import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { putStock } from '../../inventory/stock/testing/move-stock.ts';
import { workingBin } from '../../inventory/stock/working-bin.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...proposalCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const sku = { service: 'mrp', path: 'sku' };
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const read = async (id: number) => (await app.get(`${recordPath(sku, 'read')}?id=${id}`, boss)).data as Row;
const run = async (action: string, id: number) => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(sku, action), { targets: [{ id, version }], input: {} }, boss);
  return (reply.data as readonly { readonly refusal?: { readonly code: string; readonly message: unknown } }[])[0]!.refusal;
};

it('[SKU8, SKU9] accept: stop with 3 pcs in transit is refused; one of which nothing is left is stopped, and archived when it has lain long enough', async () => {
  const { rows } = await sql<{ id: number }>`
    update sku set sales_status = 'new' where id in (select id from sku where sales_status = 'draft' order by id limit 2)
    returning id`.execute(app.db);
  const [moved, still] = rows.map(({ id }) => id);
  const { id: warehouse } = await app.db.selectFrom('warehouse').select('id').where('code', '=', 'US-W').executeTakeFirstOrThrow();
  const bin = await app.db
    .transaction()
    .execute(transaction => workingBin({ registry, transaction, now: new Date('2026-05-20T08:30:00.000Z'), by: 1 }, warehouse, 'transit'));
  const way = { warehouse, bin, sku: moved!, status: 'in_transit' as const };
  await putStock(app.db, way, 3);
  expect(await run('stop', moved!)).toMatchObject({
    code: 'STOCK_REMAINS',
    message: { en: 'There is still stock, in transit or on order: 0 on hand, 3 in transit, 0 on order' },
  });
  expect(await read(moved!)).not.toMatchObject({ sales_status: 'stopped' });
  await putStock(app.db, way, 'none');
  expect(await run('stop', moved!)).toBeUndefined();
  expect(await run('archive', moved!)).toMatchObject({ code: 'MOVED_LATELY' });
  expect(await run('stop', still!)).toBeUndefined();
  expect(await read(still!)).toMatchObject({ sales_status: 'stopped' });
});

it('[SKU8] stopped SKUs of the demo have nothing left', async () => {
  const { rows } = await sql`
    select distinct k.sku from sku k join stock_balance b on b.sku = k.id where k.sales_status in ('stopped', 'archived')
    and b.qty > 0`.execute(app.db);
  expect(rows).toEqual([]);
});

it('accept: before a SKU is stopped its stock and open documents are listed; those that the user may not see are counted', async () => {
  const { rows } = await sql<{ id: number; receipt: string }>`
    select l.sku as id, min(r.receipt_no) as receipt from receipt_lines l join receipt r on r.id = l.record_id
    where r.state in ('expected', 'arrived', 'counting') and not l.in_transit group by l.sku order by l.sku limit 1`.execute(app.db);
  const { id, receipt } = rows[0]!;
  const proposed = async (signature: string) =>
    (
      (await app.get(`${recordPath(sku, 'proposals')}?page=skuList&action=stop&id=${id}`, { signature, language: 'en' })).data as readonly {
        words: { en: string };
        why: { en: string };
      }[]
    ).map(({ words, why }) => `${words.en}: ${why.en}`);
  const all = await proposed(boss.signature);
  expect(all.find(line => line.startsWith(`Receipt ${receipt}: `))).toMatch(/expected$/);
  const [reader] = (
    await sql<{ account: string }>`
      select u.account from app_user u join user_role ur on ur.user_id = u.id join role_grant g on g.role_id = ur.role_id
      where g.code = 'basic.skuList.updateStatus' and not u.is_super order by u.account limit 1`.execute(app.db)
  ).rows;
  await sql`delete from role_grant where code like 'wms.%'`.execute(app.db);
  const seen = await proposed(await app.signIn(reader!.account));
  expect(seen.join()).not.toContain(receipt);
  expect(seen.at(-1)).toMatch(/^\d+ more documents? that you cannot see: no permission to view$/);
});

it('accept: before several SKUs are stopped, the open documents of each are listed, as for each alone', async () => {
  const { rows } = await sql<{ id: number }>`
    select k.id from sku k order by exists (select from stock_balance b where b.sku = k.id and b.qty > 0) desc, k.id limit 3`.execute(
    app.db,
  );
  const { rows: clear } = await sql<{ id: number }>`
    insert into sku (sku, name_zh, name_en, kind, sales_status, category, brand, uom, pcs_per_uom, hazard)
    select 'NOTHING-OPEN', 'x', 'x', kind, 'new', category, brand, uom, pcs_per_uom, hazard from sku order by id limit 1
    returning id`.execute(app.db);
  const ids = [...rows, ...clear].map(({ id }) => id);
  type Line = { readonly of?: number; readonly words: { readonly en: string }; readonly why: { readonly en: string } };
  const proposed = async (...of: readonly number[]) => {
    const asked = of.map(id => `&id=${id}`).join('');
    return (await app.get(`${recordPath(sku, 'proposals')}?page=skuList&action=stop${asked}`, boss)).data as readonly Line[];
  };
  const all = await proposed(...ids);
  expect(all.length).toBeGreaterThan(3);
  for (const id of ids)
    expect(all.filter(({ of }) => of === id).map(({ words, why }) => [words, why])).toEqual(
      (await proposed(id)).map(({ words, why }) => [words, why]),
    );
  expect(all.some(({ of }) => of === clear[0]!.id)).toBe(false);
  const unknown = await app.get(`${recordPath(sku, 'proposals')}?page=skuList&action=stop&id=${ids[0]}&id=999999999`, boss);
  expect(unknown).toMatchObject({ reason: 'NOT_FOUND' });
});
