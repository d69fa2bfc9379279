import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const inspections = { service: 'nova', path: 'inspection' };

const read = async (id: number) => (await app.get(`${recordPath(inspections, 'read')}?id=${id}`, boss)).data as Row;
const act = async (action: string, id: number, input: object) => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(inspections, action), { page: 'sampleJudgement', targets: [{ id, version }], input }, boss);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const decide = (id: number, kind: string) => act('decide', id, { kind, plan: 'Holes out of tolerance' });

/** Lots on hold of a receipt that came by an order, the largest first, found with too many major defects. */
const { rows: held } = await sql<{ id: number }>`
  update inspection set state = 'rejected', result = 'reject', major_found = 9, critical_found = 0, minor_found = 0
  where type = 'iqc' and state = 'requested' and purchase_order is not null and lot_size > 1 returning id`.execute(app.db);
const ids = held.map(({ id }) => id);

/** Pieces of a lot's SKU in its warehouse, by status. */
const standing = async (id: number) => {
  const { rows } = await sql<{ status: string; qty: number }>`
    select b.status, sum(b.qty)::integer as qty from stock_balance b join inspection i on i.warehouse = b.warehouse and i.sku = b.sku
    where i.id = ${id} group by 1`.execute(app.db);
  return (status: string) => rows.find(row => row.status === status)?.qty ?? 0;
};
/** How much more there is of a status after something was done. */
const moved = async (id: number, statuses: readonly string[], what: () => Promise<unknown>) => {
  const before = await standing(id);
  await what();
  const after = await standing(id);
  return statuses.map(status => after(status) - before(status));
};
const openTasks = async (id: number, status: string) => {
  const { rows } = await sql<{ qty: number }>`
    select coalesce(sum(p.qty), 0)::integer as qty
    from putaway p join receipt r on r.receipt_no = p.receipt_no join inspection i on i.receipt = r.id
    where i.id = ${id} and p.sku = i.sku and p.state = 'open' and p.stock_status = ${status}`.execute(app.db);
  return rows[0]!.qty;
};

it('there are lots on hold to decide on', () => {
  expect(ids.length).toBeGreaterThanOrEqual(3);
});

it('[Q26] a sorted lot leaves QC hold with its good pieces, which wait to be put away; the bad ones stay held', async () => {
  const id = ids[0]!;
  const size = Number((await read(id))['lotSize']);
  expect(await decide(id, 'sort')).toBe('done');
  const tasks = await openTasks(id, 'available');
  const result = async () => expect(await act('sortResult', id, { badQty: 2, replacedQty: 1 })).toBe('done');
  expect(await moved(id, ['qc_hold', 'available', 'damaged'], result)).toEqual([1 - size, size - 1, 0]);
  expect(await read(id)).toMatchObject({ state: 'accepted', releasedQty: size - 1, blockedQty: 1 });
  expect((await openTasks(id, 'available')) - tasks).toBe(size - 1);
});

it('a scrapped lot is damaged goods, put aside, and its supplier charged with what it cost', async () => {
  const id = ids[1]!;
  const { lotSize, inspectionNo } = await read(id);
  const size = Number(lotSize);
  expect(await moved(id, ['qc_hold', 'available', 'damaged'], () => decide(id, 'scrap'))).toEqual([-size, 0, size]);
  expect(await read(id)).toMatchObject({ state: 'closed', disposition: 'scrap', dispositionState: 'done', releasedQty: 0 });
  expect(await openTasks(id, 'damaged')).toBeGreaterThanOrEqual(size);
  const { rows } = await sql`
    select type, state, defect_qty as qty from deduction where source_no = ${String(inspectionNo)}`.execute(app.db);
  expect(rows).toEqual([{ type: 'quality', state: 'draft', qty: size }]);
  expect(await decide(id, 'return')).not.toBe('done');
});

it('a returned lot stays held and is followed by an after-sales record', async () => {
  const id = ids[2]!;
  const lot = await read(id);
  expect(await moved(id, ['qc_hold', 'available', 'damaged'], () => decide(id, 'return'))).toEqual([0, 0, 0]);
  expect(await read(id)).toMatchObject({ state: 'closed', disposition: 'return' });
  const { rows } = await sql`
    select type, (select defect_class from defect_code c where c.id = cause) as cause, source, qty, purchase_order as "order", state
    from after_sale
    where source_no = ${String(lot['inspectionNo'])}`.execute(app.db);
  expect(rows).toEqual([
    { type: 'exchange', cause: 'major', source: 'inspection', qty: lot['lotSize'], order: lot['purchaseOrder'], state: 'draft' },
  ]);
});

it('[Q25] a return that is voided leaves its lot rejected and held, to be decided again', async () => {
  const id = ids[2]!;
  const { inspectionNo } = await read(id);
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from after_sale where source_no = ${String(inspectionNo)}`.execute(app.db);
  const afterSales = app.registry.page('afterSalesRecords')!.page.resource!;
  const input = { page: 'afterSalesRecords', targets: rows, input: { voidReason: 'The supplier reworks it here' } };
  const voided = async () => expect(await app.post(actionPath(afterSales, 'void'), input, boss)).toMatchObject({ code: 200 });
  expect(await moved(id, ['qc_hold', 'available', 'damaged'], voided)).toEqual([0, 0, 0]);
  const { disposition, ...lot } = await read(id);
  expect([lot['state'], disposition]).toEqual(['rejected', undefined]);
  expect(await decide(id, 'return')).toBe('done');
});

it('the demo has a concession that waits for approval, and a lot that was sorted', async () => {
  const { rows } = await sql<{ kind: string; state: string }>`select kind, state from disposition order by id`.execute(app.db);
  expect(rows).toEqual(
    expect.arrayContaining([
      { kind: 'concession', state: 'approving' },
      { kind: 'sort', state: 'done' },
    ]),
  );
});
