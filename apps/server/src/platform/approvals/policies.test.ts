import { mainPaths } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { remindApprovers } from './remind-approvers.ts';
import { askedChanges } from './testing/asked-changes.ts';

const { app, as, boss, idOf, begin, holderOf, change, latest, act, messagesOf } = await askedChanges();
const editor = await as('catalogeditor');
const anna = await as('purchasemanager');
const finance = await as('financemanager');
const auditor = await as('auditor');
const boris = await holderOf('purchaseManager', 'boris');
const [annaId, borisId, financeId, buyerId, bossId] = await Promise.all(
  ['purchasemanager', 'boris', 'financemanager', 'buyer', 'superadmin'].map(idOf),
);

interface Policy {
  readonly id: number;
  readonly version: number;
  readonly fields: readonly string[];
  readonly min_approvers: number;
  readonly former: readonly object[];
}
const policy = async (): Promise<Policy> => {
  const { data } = await app.get(mainPaths.approvalPolicies, auditor);
  return (data as readonly Policy[]).find(({ fields }) => fields.includes('sku.price'))!;
};
const save = async (terms: object, who = boss, version?: number) => {
  const { id, version: current } = await policy();
  const sent = { id, version: version ?? current, approver_role: 'purchaseManager', min_approvers: 1, sla_hours: 24, ...terms };
  return app.post(mainPaths.saveApprovalPolicy, sent, who);
};

beforeEach(async () => {
  await begin();
  await sql`update approval_policy set min_approvers = 1, sla_hours = 24, auto_percent = null, version = 1
    where 'price' = any(fields)`.execute(app.db);
});

describe('[A15] a policy', () => {
  it('is changed by super users alone, under its version, with its history; requests from then on follow it', async () => {
    expect(await save({ min_approvers: 2 }, anna)).toMatchObject({ reason: 'FORBIDDEN' });
    expect(await save({ min_approvers: 2 }, auditor)).toMatchObject({ reason: 'FORBIDDEN' });
    await change({ price: '108' }, editor);
    expect(await save({ min_approvers: 2, sla_hours: 8, auto_percent: '1.5' })).toMatchObject({ code: 200 });
    expect(await save({ min_approvers: 3 }, boss, 1)).toMatchObject({ reason: 'ROW_CHANGED' });
    expect(await policy()).toMatchObject({
      version: 2,
      min_approvers: 2,
      auto_percent: '1.5',
      former: [
        {
          by: bossId,
          changes: [
            { field: 'minApprovers', before: 1, after: 2 },
            { field: 'autoPercent', after: '1.5' },
            { field: 'slaHours', before: 24, after: 8 },
          ],
        },
      ],
    });
    expect(await act('approve', anna, [await latest()])).toEqual(['done']);
    await change({ price: '116' }, editor);
    expect(await act('approve', anna, [await latest()])).toEqual(['done']);
    expect(await latest()).toMatchObject({ state: 'pending', progress: '1/2' });
  });

  it('names a role that somebody active holds and that may decide, and no more people than there are', async () => {
    expect(await save({ approver_role: 'qc' })).toMatchObject({ reason: 'NO_RIGHT' });
    expect(await save({ min_approvers: 9 })).toMatchObject({ reason: 'TOO_FEW' });
    await app.db.updateTable('app_user').set({ state: 'left' }).where('id', 'in', [annaId!, borisId!]).execute();
    expect(await save({ min_approvers: 1 })).toMatchObject({
      reason: 'NOBODY',
      message: 'The role purchaseManager has no active users, so nobody could approve',
    });
    await app.db.updateTable('app_user').set({ state: 'active' }).where('id', 'in', [annaId!, borisId!]).execute();
    expect(await policy()).toMatchObject({ version: 1 });
  });

  it('changed by two at once is changed by one', async () => {
    const replies = await Promise.all([save({ min_approvers: 2 }, boss, 1), save({ sla_hours: 8 }, boss, 1)]);
    expect(replies.map(({ reason }) => reason ?? 'done').filter(word => word === 'done')).toHaveLength(1);
  });
});

describe('[A13] deputies', () => {
  const named = { deputy: financeId, from: '2026-05-20', to: '2026-05-24', note: 'on leave' };
  const name = (given: object, who = anna) => app.post(mainPaths.nameDeputy, { ...named, ...given }, who);

  it('are named by approvers for themselves, among those who may decide, and ended by the approver who named them', async () => {
    expect(await name({ deputy: annaId })).toMatchObject({ reason: 'OWN_DEPUTY' });
    expect(await name({ deputy: buyerId })).toMatchObject({ reason: 'NO_RIGHT' });
    expect(await name({ to: '2026-05-19' })).toMatchObject({ reason: 'RANGE' });
    expect(await name({}, boss)).toMatchObject({ reason: 'NOT_APPROVER' });
    expect(await name({}, editor)).toMatchObject({ reason: 'FORBIDDEN' });
    expect(await name({})).toMatchObject({ code: 200 });
    const reply = (await app.get(mainPaths.approvalDeputies, anna)).data as {
      readonly deputies: readonly { readonly id: number }[];
      readonly candidates: readonly number[];
    };
    expect(reply).toMatchObject({
      may_name: true,
      deputies: [{ approver: annaId, deputy: financeId, from: '2026-05-20', to: '2026-05-24', note: 'on leave', may_end: true }],
    });
    expect(reply.candidates).toContain(financeId);
    expect(reply.candidates).not.toContain(annaId);
    await change({ price: '108' }, editor);
    const request = await latest();
    const end = (who = anna) => app.post(mainPaths.endDeputy, { id: reply.deputies[0]!.id }, who);
    expect(await end(finance)).toMatchObject({ reason: 'FORBIDDEN' });
    expect(await end()).toMatchObject({ code: 200 });
    expect(await act('approve', finance, [request])).toEqual(['NOT_APPROVER']);
    await name({});
    expect(await act('approve', finance, [request])).toEqual(['done']);
    expect(await messagesOf('purchasemanager')).toMatchObject([
      { event: 'approval.todo' },
      { event: 'approval.done', body_en: expect.stringContaining('(for ') as string },
    ]);
  });
});

describe('[A17] a request that is late', () => {
  it('is reminded of once, to those who can still decide', async () => {
    await save({ min_approvers: 2, sla_hours: 8 });
    await change({ price: '108' }, editor);
    await act('approve', anna, [await latest()]);
    const at = (hours: number) => new Date(app.now().getTime() + hours * 3_600_000);
    expect(await remindApprovers(app.db, at(8))).toBe(0);
    const reminded = await Promise.all([remindApprovers(app.db, at(9)), remindApprovers(app.db, at(9))]);
    expect(reminded.toSorted((one, other) => one - other)).toEqual([0, 1]);
    expect(await remindApprovers(app.db, at(30))).toBe(0);
    expect((await messagesOf('boris')).map(({ title_en }) => title_en)).toEqual([
      'To approve: CR-260-520-0001',
      'To approve: CR-260-520-0001 (late)',
    ]);
    expect((await messagesOf('purchasemanager')).map(({ title_en }) => title_en)).toEqual(['To approve: CR-260-520-0001']);
    expect(await act('approve', boris, [await latest()])).toEqual(['done']);
  });
});
