import { unrestricted } from '@axle/permissions';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import type { LocalDate } from '@axle/kernel';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { approvalCalls } from '../../../platform/approvals/approval-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { followLot } from './follow-lot.ts';
import { expireExemptions } from './expire-exemptions.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...approvalCalls({ database: db })]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [planner, manager] = [await as('planner'), await as('planmanager')];
const exemptions = { service: 'base', path: 'exempt_sku' };
const requests = { service: 'base', path: 'change_request' };
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

await sql`delete from exempt_sku`.execute(app.db);
const { rows: skus } = await sql<{ id: number }>`select id from sku order by id limit 3`.execute(app.db);
const values = {
  type: 'mrp',
  sku: skus[0]!.id,
  reason: 'runs out with the old model',
  effective_from: '2026-05-01',
  effective_to: '2026-06-30',
};
const add = (more: object = {}, who = planner) =>
  app.post(recordPath(exemptions, 'add'), { page: 'exemptSku', values: { ...values, ...more } }, who);
const read = async (id: number) => (await app.get(`${recordPath(exemptions, 'read')}?id=${id}`, manager)).data as Row;
const run = async (action: string, { id, version }: Row, input: object, who = planner, of = exemptions) => {
  const reply = await app.post(actionPath(of, action), { targets: [{ id, version }], input }, who);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};

it('is requested, approved by another user, and revoked with a reason', async () => {
  const asked = (await add()).data as Row;
  expect(await read(asked.id)).toMatchObject({ state: 'requested', standing: 'requested' });
  expect(await run('approve', asked, {})).not.toBe('done');
  const own = (await add({ sku: skus[1]!.id }, manager)).data as Row;
  expect(await run('approve', own, {}, manager)).toBe('OWN_REQUEST');
  expect(await run('approve', asked, {}, manager)).toBe('done');
  const active = await read(asked.id);
  expect(active).toMatchObject({ state: 'active' });
  expect(await run('revoke', active, { revokeReason: 'sold on after all' })).toBe('done');
  expect(await read(asked.id)).toMatchObject({
    state: 'ended',
    standing: 'revoked',
    revoke_reason: 'sold on after all',
    revoked_at: expect.anything(),
  });
});

it('two of one kind do not overlap unless the former has ended; one from inspection needs its records', async () => {
  expect(await add({ effective_from: '2026-05-02' })).toMatchObject({ code: replyCodes.ok });
  expect(await add({ effective_from: '2026-06-01' })).toMatchObject({ reason: 'PERIODS_OVERLAP' });
  expect(await add({ effective_from: '2026-06-01', type: 'safetyStock' })).toMatchObject({ code: replyCodes.ok });
  expect(await add({ type: 'inspection' })).toMatchObject({ reason: 'FIVE_LOTS' });
  expect(await add({ type: 'listingCheck', effective_to: '2027-06-01' })).toMatchObject({ reason: 'TOO_LONG' });
});

it('a later last day waits for approval', async () => {
  const asked = (await add({ sku: skus[2]!.id })).data as Row;
  await run('approve', asked, {}, manager);
  const active = await read(asked.id);
  expect(await run('extend', active, { effectiveTo: '2026-06-01', reason: 'model runs longer' })).toBe('DATES');
  expect(await run('extend', active, { effectiveTo: '2026-09-30', reason: 'model runs longer' })).toBe('done');
  expect(await read(asked.id)).toMatchObject({ effective_to: '2026-06-30' });
  const listed = (await app.post(recordPath(requests, 'list'), { filters: [], sort: [], limit: 5 }, manager)).data as {
    rows: readonly Row[];
  };
  expect(await run('approve', listed.rows[0]!, {}, manager, requests)).toBe('done');
  expect(await read(asked.id)).toMatchObject({ effective_to: '2026-09-30' });
});

it('expired exemptions are ended once, with their history', async () => {
  const states = async () => (await sql<{ state: string }>`select state from exempt_sku where sku = ${skus[2]!.id}`.execute(app.db)).rows;
  await expireExemptions(app.db, new Date('2026-09-30T15:59:59.000Z'));
  expect(await states()).toEqual([{ state: 'active' }]);
  for (const hour of ['00', '01']) await expireExemptions(app.db, new Date(`2026-10-01T${hour}:00:00.000+08:00`));
  expect(await states()).toEqual([{ state: 'ended' }]);
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from audit_log where entity = 'exemptSku' and transition = 'expire'`.execute(app.db);
  expect(rows[0]!.count).toBe(1);
});

it('[EX3] accept: next lot rejected → revoked same minute, and the users concerned are notified', async () => {
  const sku = skus[2]!.id;
  const { rows } = await sql<{ id: number; supplier: number }>`
    insert into exempt_sku (type, sku, reason, effective_from, effective_to, state, created_by)
    values ('inspection', ${sku}, 'five good lots', '2026-05-01', '2026-12-31', 'active', (select id from app_user
    where account = 'planner'))
    returning id, (select min(id) from supplier) as supplier`.execute(app.db);
  const exempt = rows[0]!;
  const caller = { registry, access: unrestricted(1), now: app.now() };
  const judged = (accepted: boolean) =>
    app.db
      .transaction()
      .execute(transaction =>
        followLot(transaction, caller, { lotNo: 'LOT-1', sku, supplier: exempt.supplier, day: '2026-05-20' as LocalDate, accepted }),
      );
  expect(await judged(true)).toBe(0);
  expect(await read(exempt.id)).toMatchObject({ state: 'active' });
  expect(await judged(false)).toBe(1);
  expect(await read(exempt.id)).toMatchObject({
    state: 'ended',
    standing: 'revoked',
    revoke_reason: expect.stringContaining('LOT-1') as string,
  });
  expect(await judged(false)).toBe(0);
  const { rows: notified } = await sql<{ count: number }>`
    select count(*)::integer as count from message where event = 'exempt.revoked' and object = ${`${exempt.id}/LOT-1`}`.execute(app.db);
  expect(notified[0]!.count).toBeGreaterThan(0);
});
