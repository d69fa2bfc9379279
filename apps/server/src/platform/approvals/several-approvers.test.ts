import fc from 'fast-check';
import { mainPaths } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { timelineCalls } from '../timeline/timeline-calls.ts';
import { askedChanges } from './testing/asked-changes.ts';

const { app, as, boss, idOf, begin, holderOf, change, read, listed, act, latest, difference, messagesOf, skuId } = await askedChanges(
  ({ db, registry }) => timelineCalls({ database: db, registry }),
);
const editor = await as('catalogeditor');
const anna = await as('purchasemanager');
const boris = await holderOf('purchaseManager', 'boris');
const chen = await holderOf('purchaseManager', 'chen');
const dora = await as('catalogapprover');
const [annaId, borisId, chenId, doraId, editorId] = await Promise.all(
  ['purchasemanager', 'boris', 'chen', 'catalogapprover', 'catalogeditor'].map(idOf),
);

const needs = (people: number) =>
  sql`update approval_policy set min_approvers = ${people} where entity = 'sku' and 'price' = any(fields)`.execute(app.db);
const deputy = (approver: number, of: number, first = '2026-01-01', last = '2199-12-31') =>
  app.db
    .insertInto('approval_deputy')
    .values({ approver, deputy: of, first_day: first, last_day: last, created_by: approver, created_at: app.now() })
    .execute();
const waiting = async (who: typeof editor, id: number): Promise<boolean> =>
  (await listed(who, [{ field: 'waitsFor', op: 'in', value: [String(id)] }])).length > 0;
interface Who {
  readonly who: {
    readonly needed: number;
    readonly decisions: readonly { readonly by: number; readonly in_name_of: number }[];
    readonly open: readonly { readonly id: number; readonly deputies: readonly number[] }[];
    readonly refused?: { readonly code: string };
  };
}

beforeEach(async () => {
  await begin();
  await needs(2);
});

describe('[A11] a change that two must approve', () => {
  it('stays pending with 1/2 after the first, says who is missing, and is in force after the second', async () => {
    await change({ price: '108' }, editor);
    const request = await latest();
    expect(request).toMatchObject({ state: 'pending', progress: '0/2' });
    expect(await act('approve', anna, [request])).toEqual(['done']);
    expect(await latest()).toMatchObject({ state: 'pending', progress: '1/2', version: 2 });
    expect(await read()).toMatchObject({ price: '100', version: 1 });
    const { who } = await difference<Who>(request, anna);
    expect(who).toMatchObject({
      needed: 2,
      decisions: [{ by: annaId, in_name_of: annaId }],
      open: [{ id: borisId }, { id: chenId }],
      refused: { code: 'APPROVED' },
    });
    expect([await waiting(anna, annaId!), await waiting(boris, borisId!)]).toEqual([false, true]);
    expect(await act('approve', anna, [request])).toEqual(['APPROVED']);
    expect(await act('approve', boris, [request])).toEqual(['done']);
    expect([await latest(), await read()]).toMatchObject([
      { state: 'approved', progress: '2/2', decided_by: borisId },
      { price: '108', version: 2 },
    ]);
    expect(await messagesOf('catalogeditor')).toMatchObject([{ event: 'approval.done', counter: 1 }]);
  });

  it('is rejected by any one of them, after an approval too', async () => {
    await change({ price: '108' }, editor);
    await act('approve', anna, [await latest()]);
    expect(await act('reject', boris, [await latest()], { comment: 'far too much' })).toEqual(['done']);
    expect([await latest(), await read()]).toMatchObject([
      { state: 'rejected', progress: '1/2' },
      { price: '100', version: 1 },
    ]);
    expect(await act('approve', chen, [await latest()])).toEqual(['DECIDED']);
  });

  it('that asks for them while it was one stays one, and the reverse: who asked knew what would be needed', async () => {
    await change({ price: '108' }, editor);
    await needs(1);
    expect(await act('approve', anna, [await latest()])).toEqual(['done']);
    expect(await latest()).toMatchObject({ state: 'pending' });
  });

  it('[A12] counts one person once, who presses twice at the same moment', async () => {
    await change({ price: '108' }, editor);
    const request = await latest();
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => act('approve', anna, [request])));
    expect(outcomes.flat().filter(outcome => outcome === 'done')).toHaveLength(1);
    expect(outcomes.flat().filter(outcome => outcome === 'APPROVED')).toHaveLength(3);
    expect([await latest(), await read()]).toMatchObject([{ state: 'pending', progress: '1/2' }, { price: '100' }]);
  });

  it('of whoever decides at the same moment, leaves pending once and is applied once at most, by two different people who did not ask', async () => {
    const people = { editor, anna, boris, chen, boss };
    const step = fc.record({
      who: fc.constantFrom(...(Object.keys(people) as (keyof typeof people)[])),
      what: fc.constantFrom('approve', 'approve', 'approve', 'reject', 'withdraw'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async steps => {
        await begin();
        await change({ price: '108' }, editor);
        const request = await latest();
        const outcomes = await Promise.all(
          steps.map(({ who, what }) => act(what, people[who], [request], what === 'reject' ? { comment: 'no, sorry' } : {})),
        );
        const [after, record] = [await latest(), await read()];
        const decisions = await app.db.selectFrom('approval_decision').selectAll().execute();
        const approvers = new Set(decisions.filter(({ decision }) => decision === 'approve').map(({ by_user }) => by_user));
        expect(approvers.has(editorId!)).toBe(false);
        expect(decisions.length).toBe(approvers.size + (after['state'] === 'rejected' ? 1 : 0));
        expect(record).toMatchObject(after['state'] === 'approved' ? { price: '108', version: 2 } : { price: '100', version: 1 });
        if (after['state'] === 'approved') expect(approvers.size).toBe(2);
        const ended = steps.filter(({ what }, at) => what !== 'approve' && String(outcomes[at]) === 'done').length;
        expect(ended).toBe(['rejected', 'withdrawn'].includes(String(after['state'])) ? 1 : 0);
      }),
      { numRuns: 15 },
    );
  });

  it('becomes void where the record moves on between two approvals', async () => {
    await change({ price: '108' }, editor);
    await act('approve', anna, [await latest()]);
    await sql`update sku set price = 101, version = version + 1`.execute(app.db);
    expect(await act('approve', boris, [await latest()])).toEqual(['CONFLICT']);
    expect([await latest(), await read()]).toMatchObject([{ state: 'conflict', progress: '1/2' }, { price: '101' }]);
  });

  it('is never in force with fewer approvals, not even by the database', async () => {
    await change({ price: '108' }, editor);
    await act('approve', anna, [await latest()]);
    const force = sql`update change_request set state = 'approved', decided_at = now(), decided_by = ${borisId!}`.execute(app.db);
    await expect(force).rejects.toThrow('lacks approvals');
    const ask = { request_id: (await latest()).id, decision: 'approve' as const, at: app.now() };
    await expect(
      app.db
        .insertInto('approval_decision')
        .values({ ...ask, by_user: borisId!, in_name_of: editorId! })
        .execute(),
    ).rejects.toThrow('cannot be decided');
    await expect(app.db.deleteFrom('approval_decision').execute()).rejects.toThrow('only ever added');
  });
});

describe('[A13] a deputy', () => {
  it('decides in the name of the approver, is notified of pending requests, and the record’s timeline names both', async () => {
    await deputy(annaId!, doraId!);
    await change({ price: '108' }, editor);
    const request = await latest();
    expect(await messagesOf('catalogapprover')).toMatchObject([{ event: 'approval.todo' }]);
    expect(await waiting(dora, doraId!)).toBe(true);
    expect((await difference<Who>(request, dora)).who).toMatchObject({ open: [{ id: annaId, deputies: [doraId] }, {}, {}] });
    expect(await act('approve', dora, [request])).toEqual(['done']);
    expect((await difference<Who>(request, dora)).who.decisions).toMatchObject([{ by: doraId, in_name_of: annaId }]);
    expect(await act('approve', anna, [request])).toEqual(['APPROVED']);
    expect(await act('approve', dora, [request])).toEqual(['APPROVED']);
    expect(await waiting(anna, annaId!)).toBe(false);
    expect(await act('approve', chen, [request])).toEqual(['done']);
    expect(await read()).toMatchObject({ price: '108', version: 2 });
    const story = (await app.get(`${mainPaths.timeline}?page=skuList&id=${skuId()}&limit=10`, boss)).data as {
      readonly entries: readonly { readonly kind: string; readonly what?: string; readonly by: number; readonly inNameOf?: number }[];
    };
    expect(story.entries.filter(({ kind }) => kind === 'approval').map(({ what, by, inNameOf }) => [what, by, inNameOf])).toEqual([
      ['approved', chenId, undefined],
      ['agreed', doraId, annaId],
      ['asked', editorId, undefined],
    ]);
  });

  it('of two approvers chooses in whose name, and the other one can still approve', async () => {
    await deputy(annaId!, doraId!);
    await deputy(borisId!, doraId!);
    await change({ price: '108' }, editor);
    const request = await latest();
    expect(await act('approve', dora, [request])).toEqual(['CHOOSE_APPROVER']);
    expect(await act('approveFor', dora, [request], { in_name_of: chenId })).toEqual(['NOT_APPROVER']);
    expect(await act('approveFor', dora, [request], { in_name_of: borisId })).toEqual(['done']);
    expect((await difference<Who>(request, dora)).who.decisions).toMatchObject([{ by: doraId, in_name_of: borisId }]);
    expect(await act('approve', anna, [request])).toEqual(['done']);
    expect(await read()).toMatchObject({ price: '108' });
  });

  it('decides neither on what they asked for nor for who asked, and not before the first or after the last day', async () => {
    await needs(1);
    await change({ price: '108' }, editor);
    const request = await latest();
    await deputy(borisId!, doraId!, '2026-01-01', '2026-05-19');
    await deputy(chenId!, doraId!, '2198-05-21');
    expect(await act('approve', dora, [request])).toEqual(['NOT_APPROVER']);
    await deputy(annaId!, editorId!);
    expect(await act('approve', editor, [request])).toBe('FORBIDDEN');
    const role = sql`(select id from role where code = 'purchaseManager')`;
    await sql`insert into user_role (user_id, role_id) values (${editorId!}, ${role})`.execute(app.db);
    expect(await act('approve', editor, [request])).toEqual(['OWN_REQUEST']);
    await deputy(editorId!, doraId!);
    expect(await act('approve', dora, [request])).toEqual(['OWN_REQUEST']);
    expect([await waiting(dora, doraId!), await waiting(editor, editorId!)]).toEqual([false, false]);
    await sql`delete from user_role where user_id = ${editorId!} and role_id = ${role}`.execute(app.db);
  });
});
