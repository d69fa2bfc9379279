import { randomUUID } from 'node:crypto';
import { approvedFields, type RecordRow } from '@axle/page-kit';
import { actionPath, mainPaths, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { approvalCalls } from './approval-calls.ts';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { upsertRecords } from '../resources/upsert/upsert-records.ts';
import { loadAccess } from '../access/load-access.ts';
import { demoApp } from '../../testing/demo-app.ts';
import { emptyTables } from '../../testing/empty-tables.ts';
import { registry } from '../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...approvalCalls({ database: db })]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [editor, manager, catalogue, boss, auditor] = [
  await as('catalogeditor'),
  await as('purchasemanager'),
  await as('catalogapprover'),
  await as('superadmin'),
  await as('auditor'),
];
const sku = { service: 'mrp', path: 'sku' };
const requests = { service: 'base', path: 'change_request' };
type As = typeof editor;

const idOf = async (account: string): Promise<number> =>
  (await app.db.selectFrom('app_user').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const insertSku = async (): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into sku (sku, name_zh, name_en, kind, category, brand, uom, pcs_per_uom, sales_status, price, lead_days, moq, order_multiple,
    unit_l, unit_w, unit_h, hazard, launch_date, completeness)
    select 'T-1', '片', 'Pad', 'single', c.id, b.id, 'pc', 1, 'onSale', 100, 25, 100, 20, 30, 20, 10, 'none', '2026-01-05', 25
    from (select id from category c where not exists (select 1 from category below where below.parent = c.id) order by id
    limit 1) as c, (select id from brand order by id limit 1) as b returning id`.execute(app.db);
  return rows[0]!.id;
};
let id = 0;
const read = async (who: As = boss): Promise<RecordRow> => (await app.get(`${recordPath(sku, 'read')}?id=${id}`, who)).data as RecordRow;
const change = async (values: object, who: As = editor) =>
  app.post(recordPath(sku, 'update'), { id, version: (await read()).version, values, reason: 'new prices from May' }, who);
const listed = async (who: As, filters: readonly object[] = []): Promise<readonly RecordRow[]> => {
  const reply = await app.post(recordPath(requests, 'list'), { filters, sort: [{ field: 'createdAt' }], limit: 50 }, who);
  return (reply.data as { readonly rows: readonly RecordRow[] }).rows;
};
const act = async (action: string, who: As, rows: readonly { readonly id: number }[], input = {}, key?: string) => {
  const reply = await app.post(actionPath(requests, action), { targets: rows.map(row => ({ id: row.id, version: 1 })), input, key }, who);
  const outcomes = reply.data as readonly { readonly refusal?: { readonly code: string } }[] | undefined;
  return outcomes?.map(({ refusal }) => refusal?.code ?? 'done') ?? reply.reason;
};
const latest = async (): Promise<RecordRow> => (await listed(boss)).at(-1)!;
const messagesOf = async (account: string) =>
  app.db
    .selectFrom('message')
    .select(['event', 'title_en'])
    .where('receiver', '=', await idOf(account))
    .orderBy('id')
    .execute();

beforeEach(async () => {
  await emptyTables(
    app.db,
    'approval_decision',
    'approval_deputy',
    'change_request_line',
    'change_request',
    'change_request_count',
    'audit_log',
    'message',
    'sku',
  );
  id = await insertSku();
});

describe('a change of a field under approval', () => {
  it('[spec 6.13] waits: the old value stays in force, the reply says which fields wait, the approvers are notified', async () => {
    const reply = await change({ price: '108', supplierSku: 'X-9' });
    expect(reply).toMatchObject({
      code: 200,
      data: {
        price: '100',
        supplier_sku: 'X-9',
        version: 2,
        waiting_fields: [{ field: 'price', after: '108', request_no: 'CR2605200001' }],
      },
    });
    expect(await read()).toMatchObject({ price: '100', version: 2 });
    expect(await listed(manager)).toMatchObject([
      { request_no: 'CR2605200001', kind: 'update', state: 'pending', largest_delta: '8', fields: ['sku.price'] },
    ]);
    expect(await messagesOf('purchasemanager')).toEqual([{ event: 'approval.todo', title_en: 'To approve: CR-260-520-0001' }]);
    expect(await change({ moq: 120 })).toMatchObject({ code: 200, data: { version: 2, waiting_fields: [{ field: 'moq' }] } });
  });

  it('is decided by another approver: then it is in force, one version on, and the history names the request', async () => {
    await change({ price: '108' });
    const request = await latest();
    expect(await act('approve', catalogue, [request])).toEqual(['NOT_APPROVER']);
    expect(await act('approve', manager, [request])).toEqual(['done']);
    expect(await read()).toMatchObject({ price: '108', version: 2 });
    const history = (await app.get(`${recordPath(sku, 'history')}?id=${id}`, boss)).data;
    expect(history).toMatchObject([{ version: 2, request: 'CR2605200001', changes: [{ field: 'price', before: '100', after: '108' }] }]);
    expect(await messagesOf('catalogeditor')).toEqual([{ event: 'approval.done', title_en: 'Decided: CR-260-520-0001' }]);
    expect(await act('approve', manager, [request])).toEqual(['DECIDED']);
  });

  it('is never decided by who asked, not even by a super user', async () => {
    await change({ price: '108' }, boss);
    const request = await latest();
    expect(await act('approve', boss, [request])).toEqual(['OWN_REQUEST']);
    expect(await act('reject', boss, [request], { comment: 'too expensive' })).toEqual(['OWN_REQUEST']);
    expect(await read()).toMatchObject({ price: '100', version: 1 });
  });

  it('becomes void where the record holds something else by now, and that stays', async () => {
    await change({ price: '108' });
    await sql`update sku set price = 101, version = version + 1`.execute(app.db);
    expect(await act('approve', manager, [await latest()])).toEqual(['CONFLICT']);
    expect([await latest(), await read()]).toMatchObject([{ state: 'conflict' }, { price: '101' }]);
    expect(await act('resubmit', editor, [await latest()])).toEqual(['done']);
    expect(await latest()).toMatchObject({ state: 'pending', request_no: 'CR2605200002' });
  });

  it('waits once: the next one of the same field is refused with the number, even when both are asked at the same moment', async () => {
    const replies = await Promise.all([change({ price: '108' }), change({ price: '109' }, boss)]);
    expect(replies.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 422]);
    expect(replies.find(({ code }) => code === 422)).toMatchObject({ reason: 'PENDING', message: 'CR2605200001 is pending' });
    expect(await listed(boss)).toHaveLength(1);
  });

  it('decided twice by the same click is decided once, and answers the same', async () => {
    await change({ price: '108' });
    const [request, key] = [await latest(), randomUUID()];
    const twice = await Promise.all([act('approve', manager, [request], {}, key), act('approve', manager, [request], {}, key)]);
    expect(twice).toEqual([['done'], ['done']]);
    expect(await read()).toMatchObject({ price: '108', version: 2 });
    expect(await messagesOf('catalogeditor')).toHaveLength(1);
    await change({ price: '109' });
    expect(await act('withdraw', editor, [await latest()], {}, randomUUID())).toEqual(['done']);
  });

  it('[A10] is approved with at most 99 others', async () => {
    await change({ price: '108' });
    const request = await latest();
    const many = Array.from({ length: 101 }, (_, at) => ({ id: request.id + at }));
    expect(await act('approve', manager, many)).toBe('TOO_MANY');
    expect(await latest()).toMatchObject({ state: 'pending' });
  });

  it('is decided once, when two press at once', async () => {
    await change({ price: '108' });
    const request = await latest();
    const outcomes = await Promise.all([
      act('approve', manager, [request]),
      act('approve', boss, [request]),
      act('reject', boss, [request], { comment: 'no, sorry' }),
    ]);
    expect(outcomes.flat().filter(outcome => outcome === 'done')).toHaveLength(1);
    expect(outcomes.flat().filter(outcome => outcome === 'DECIDED')).toHaveLength(2);
  });

  it('of 1.67 % takes effect at once and is logged under a number; other approvers get requests of their own', async () => {
    expect(await change({ unitL: '30.5' })).toMatchObject({ code: 200, data: { unit_l: '30.5', version: 2 } });
    expect(await latest()).toMatchObject({ state: 'approved', auto: true });
    expect((await app.get(`${recordPath(sku, 'history')}?id=${id}`, boss)).data).toMatchObject([{ request: 'CR2605200001' }]);
    await change({ unitL: '33', price: '90' });
    expect((await listed(boss)).slice(1)).toMatchObject([
      { fields: ['sku.unitL'], approver_role: 'catalogApprover', state: 'pending' },
      { fields: ['sku.price'], approver_role: 'purchaseManager', state: 'pending' },
    ]);
    expect(await read()).toMatchObject({ unit_l: '30.5', price: '100' });
  });

  it('is rejected with a reason, or withdrawn by its author', async () => {
    await change({ price: '108', unitW: '25' });
    const [price, size] = (await listed(boss))
      .toSorted((one, other) => String(one['approver_role']).localeCompare(String(other['approver_role'])))
      .toReversed();
    expect(await act('reject', manager, [price!], { comment: 'no' })).toEqual(['COMMENT']);
    expect(await act('reject', manager, [price!], { comment: 'far too much' })).toEqual(['done']);
    expect(await act('withdraw', manager, [size!])).toEqual(['NOT_OWN']);
    expect(await act('withdraw', editor, [size!])).toEqual(['done']);
    expect(await read()).toMatchObject({ price: '100', unit_w: '20', version: 1 });
    expect(await read()).not.toHaveProperty('waiting_fields');
  });

  it('shows the approver why, and the consequences: volumes, the cost of every kit above, the tier at Amazon', async () => {
    await sql`update sku set unit_l = 34, unit_w = 34, unit_h = 9, unit_gross_kg = 9.0, carton_l = 40, carton_w = 40, carton_h = 40,
      carton_qty = 4`.execute(app.db);
    await sql`insert into bom (id, parent, bom_version, state, effective_from) overriding system value
      values (9001, 'KIT-1', 1, 'active', '2026-01-01'), (9002, 'BOX-1', 1, 'active', '2026-01-01')`.execute(app.db);
    await sql`insert into bom_lines (record_id, child, quantity, scrap, line_no) values (9001, 'T-1', 2, 2, 0), (9002, 'KIT-1', 3, 0,
      0)`.execute(app.db);
    const { version } = await read();
    const values = { unitGrossKg: '9.5', price: '108' };
    await app.post(recordPath(sku, 'update'), { id, version, values, reason: '供应商 5 月起调价' }, editor);
    const [price, weight] = (await listed(boss)).toSorted((one, other) =>
      String(other['approver_role']).localeCompare(String(one['approver_role'])),
    );
    expect([price, weight]).toMatchObject([{ reason: '供应商 5 月起调价' }, { fields: ['sku.unitGrossKg'] }]);
    const differs = async (request: RecordRow | undefined, who: As) =>
      (await app.get(`${mainPaths.changeDifference}?id=${request!.id}`, who)).data as { readonly effects: readonly object[] };
    expect(await differs(weight, catalogue)).toMatchObject({
      reason: '供应商 5 月起调价',
      effects: [
        { of: 'KIT-1', before: '18', after: '19', unit: 'kg' },
        { of: 'BOX-1', before: '54', after: '57' },
        { what: { en: 'Size tier, Amazon US' }, before: { en: 'Large standard' }, after: { en: 'Small bulky' } },
        { what: { en: 'Fulfilment fee, Amazon US (price 10–50)' }, before: '12.84', after: '15.68', unit: 'USD' },
      ],
    });
    expect((await differs(price, manager)).effects).toEqual([
      { what: { zh: '套件成本', en: 'Kit cost' }, of: 'KIT-1', before: '204', after: '220.32', unit: 'CNY' },
      { what: { zh: '套件成本', en: 'Kit cost' }, of: 'BOX-1', before: '612', after: '660.96', unit: 'CNY' },
    ]);
    await act('withdraw', editor, [price!]);
    expect((await differs(price, manager)).effects).toEqual([]);
  });

  it('comes from a policy that everybody who sees the inbox can read', async () => {
    const { data } = await app.get(mainPaths.approvalPolicies, auditor);
    const policies = data as readonly { readonly fields: readonly string[] }[];
    const covering = (field: string) => policies.find(({ fields }) => fields.includes(field));
    expect(covering('companyEntity.bankAccounts')).toMatchObject({ approver_role: 'financeManager' });
    expect(covering('sku.unitL')).toMatchObject({ entity: 'sku', approver_role: 'catalogApprover', auto_percent: '2', sla_hours: 24 });
    expect(covering('sku.price')).toMatchObject({ approver_role: 'purchaseManager', approvers: [await idOf('purchasemanager')] });
  });

  it('of an import makes a request of each row', async () => {
    const access = (await loadAccess(app.db, await idOf('catalogeditor'), '2026-05-20'))!;
    const { resource } = registry.resource('sku')!;
    const parts = {
      database: app.db,
      resource,
      page: 'skuList',
      caller: { registry, access, now: app.now(), why: 'new prices from May' },
      referred: (name: string) => registry.resource(name)?.resource,
    };
    const row = { row: 2, values: { sku: 'T-1', price: '120' }, cleared: [] };
    const write = async () =>
      app.db.transaction().execute(transaction => upsertRecords({ ...parts, database: transaction }, [row], { importTask: 1 }));
    expect(await write()).toMatchObject([{ kind: 'changed' }]);
    expect(await latest()).toMatchObject({ source: 'import', state: 'pending' });
    expect(await write()).toMatchObject([{ kind: 'bad', refusals: [{ code: 'PENDING' }] }]);
    expect(await read()).toMatchObject({ price: '100', version: 1 });
  });

  it('[A14] without a reason is refused, whether it would wait or pass by itself, and nothing of it is kept', async () => {
    const without = async (values: object, reason?: string) =>
      app.post(recordPath(sku, 'update'), { id, version: (await read()).version, values, reason }, editor);
    expect(await without({ price: '108', supplierSku: 'X-9' })).toMatchObject({ code: 422, reason: 'REASON' });
    expect(await without({ price: '108' }, ' no ')).toMatchObject({ code: 422, reason: 'REASON' });
    expect(await without({ unitL: '30.5' })).toMatchObject({ code: 422, reason: 'REASON' });
    expect(await without({ supplierSku: 'X-9' })).toMatchObject({ code: 200, data: { version: 2 } });
    expect(await listed(boss)).toEqual([]);
  });

  it('of a draft takes effect at once: nothing of it is in force yet', async () => {
    await sql`update sku set sales_status = 'draft'`.execute(app.db);
    expect(await change({ price: '108' })).toMatchObject({ data: { price: '108', version: 2 } });
    expect(await listed(boss)).toEqual([]);
  });
});

describe('[S3] requests', () => {
  it('that change a field are hidden from users who may not read it', async () => {
    await change({ price: '108.77', unitL: '40' });
    expect(await listed(auditor)).toHaveLength(2);
    await app.db
      .insertInto('user_field_setting')
      .values({ subject_kind: 'user', subject: 'auditor', page: 'skuList', field: 'price', mode: 'readBlock' })
      .execute();
    const shown = await listed(auditor);
    expect(shown).toMatchObject([{ fields: ['sku.unitL'] }]);
    const hidden = (await listed(boss)).find(row => row['approver_role'] === 'purchaseManager')!;
    expect(await app.get(`${recordPath(requests, 'read')}?id=${hidden.id}`, auditor)).toMatchObject({ code: 404 });
    expect(JSON.stringify(await read(auditor))).not.toContain('108.77');
    expect(await act('approve', auditor, [hidden])).toBe('FORBIDDEN');
    await app.db.deleteFrom('user_field_setting').execute();
  });

  it('once decided cannot be changed or deleted, not even in the database', async () => {
    await change({ price: '108' });
    await act('approve', manager, [await latest()]);
    await expect(sql`update change_request set state = 'pending', decided_at = null`.execute(app.db)).rejects.toThrow('is decided');
    await expect(sql`delete from change_request`.execute(app.db)).rejects.toThrow('only ever added');
  });
});

it('every field under approval stands under one policy', async () => {
  const policies = await app.db.selectFrom('approval_policy').selectAll().execute();
  const covered = policies.flatMap(({ entity, fields }) => fields.map(field => `${entity}.${field}`));
  const underApproval = registry.resources.flatMap(({ resource }) => approvedFields(resource).map(key => `${resource.entity}.${key}`));
  expect(covered.toSorted((one, other) => one.localeCompare(other))).toEqual(
    underApproval.toSorted((one, other) => one.localeCompare(other)),
  );
});

it('a cell under approval that is changed in the list waits; the other cells of the same call are in force at once', async () => {
  const { version } = await read();
  const changes = [{ id, version, values: { price: '120', supplier_sku: 'X-9' }, before: { price: '100' } }];
  expect(await app.post(recordPath(sku, 'change'), { changes }, editor)).toMatchObject({ data: [{ refusals: [{ code: 'REASON' }] }] });
  const reply = await app.post(recordPath(sku, 'change'), { changes, reason: 'new prices from May' }, editor);
  expect(reply).toMatchObject({ code: 200, data: [{ id, clashes: [], refusals: [], row: { waiting_fields: [{ field: 'price' }] } }] });
  expect(await read()).toMatchObject({ price: '100', supplier_sku: 'X-9' });
});
