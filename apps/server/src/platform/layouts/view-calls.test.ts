import { mainPaths, recordPath, replyCodes, type ListViews } from '@axle/wire';
import fc from 'fast-check';
import { filters, sorts } from '@axle/page-kit/testing';
import { expect, it } from 'vitest';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { demoApp } from '../../testing/demo-app.ts';

const demo = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const [editor, auditor, boss] = [await demo.signIn('catalogeditor'), await demo.signIn('auditor'), await demo.signIn('superadmin')];
const page = 'vehicleModel';
const resource = demo.registry.page(page)!.page.resource!;

const views = async (signature: string) => (await demo.get(`${mainPaths.listViews}?page=${page}`, { signature })).data as ListViews;
const query = { filters: [{ field: 'make', op: 'eq', value: 'Toyota' }], sort: [{ field: 'year', descending: true }] };
const save = (signature: string, view: object) =>
  demo.post(mainPaths.saveListView, { page, audience: 'private', query, ...view }, { signature });
const saved = async (signature: string, view: object) => (await save(signature, view)).data as { id: number; version: number };
const names = async (signature: string) => (await views(signature)).views.map(({ name }) => name);
const asColleagues = () =>
  demo.db
    .updateTable('app_user')
    .set({ org_id: eb => eb.selectFrom('app_user as other').select('other.org_id').where('other.account', '=', 'catalogeditor') })
    .where('account', '=', 'auditor')
    .execute();

it('a private view is its owner’s alone, one of the team is the organisation’s, a public one everybody’s', async () => {
  await saved(editor, { name: 'Mine' });
  await saved(editor, { name: 'Team', audience: 'team' });
  expect(await names(auditor)).toEqual([]);
  await asColleagues();
  expect(await names(auditor)).toEqual(['Team']);
  expect(await save(editor, { name: 'All', audience: 'public' })).toMatchObject({ code: replyCodes.forbidden });
  const all = await saved(boss, { name: 'All', audience: 'public' });
  expect(await names(auditor)).toEqual(['Team', 'All']);
  await demo.post(mainPaths.removeListView, { page, ...all }, { signature: boss });
});

it('a view of another is neither changed nor deleted, an old version is refused, a name is kept once', async () => {
  const mine = await saved(editor, { name: 'Kept' });
  expect(await save(auditor, { ...mine, name: 'Taken' })).toMatchObject({ code: replyCodes.notFound });
  expect(await demo.post(mainPaths.removeListView, { page, ...mine }, { signature: auditor })).toMatchObject({ code: replyCodes.notFound });
  expect(await save(editor, { name: ' kept ' })).toMatchObject({ reason: 'DUPLICATE_IN_DB' });
  expect(await save(editor, { ...mine, name: 'Kept on' })).toMatchObject({ code: replyCodes.ok, data: { version: 2 } });
  expect(await save(editor, { ...mine, name: 'Late' })).toMatchObject({ reason: 'ROW_CHANGED' });
  expect(await demo.post(mainPaths.removeListView, { page, ...mine }, { signature: editor })).toMatchObject({ reason: 'ROW_CHANGED' });
});

it('two saves of one name at once keep one', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => save(editor, { name: 'Race' })));
  expect(replies.filter(({ code }) => code === replyCodes.ok)).toHaveLength(1);
});

it('opens with the own first view, else with that of a role; the order is each person’s own', async () => {
  const [one, two] = [await saved(boss, { name: 'One', audience: 'public' }), await saved(boss, { name: 'Two', audience: 'public' })];
  const first = (signature: string, choice: object) => demo.post(mainPaths.defaultListView, { page, ...choice }, { signature });
  expect(await first(editor, { id: one.id, role: 'catalogEditor' })).toMatchObject({ code: replyCodes.forbidden });
  await first(boss, { id: one.id, role: 'catalogEditor' });
  expect(await views(editor)).toMatchObject({ first: one.id });
  await first(editor, { id: two.id });
  expect([(await views(editor)).first, (await views(auditor)).first]).toEqual([two.id, undefined]);
  await first(editor, {});
  expect((await views(editor)).first).toBe(one.id);
  await demo.post(mainPaths.orderListViews, { page, order: [two.id, one.id] }, { signature: editor });
  expect([(await names(editor)).slice(0, 2), (await names(auditor)).slice(-2)]).toEqual([
    ['Two', 'One'],
    ['One', 'Two'],
  ]);
  await demo.post(mainPaths.removeListView, { page, ...one }, { signature: boss });
  expect((await views(editor)).first).toBeUndefined();
});

it('a condition on a field that the reader may not read is left out and said', async () => {
  const team = await saved(editor, {
    name: 'Blocked',
    audience: 'team',
    query: { ...query, filters: [...query.filters, { field: 'aliases', op: 'in', value: ['secret'] }] },
  });
  await demo.db
    .insertInto('user_field_setting')
    .values({ subject_kind: 'all', page, field: 'aliases', mode: 'readBlock' } as never)
    .execute();
  const read = (await views(auditor)).views.find(({ id }) => id === team.id);
  expect([read?.blocked, read?.query.filters]).toEqual([['aliases'], query.filters]);
});

it('users who may not list the page have no views of it', async () => {
  const buyer = await demo.signIn('hr').catch(() => demo.signIn('buyer'));
  expect(await demo.get(`${mainPaths.listViews}?page=${page}`, { signature: buyer })).toMatchObject({ code: replyCodes.forbidden });
  expect(await demo.get(`${mainPaths.listViews}?page=nowhere`, { signature: editor })).toMatchObject({ code: replyCodes.notFound });
});

it('a view stored and read back gives the same query', async () => {
  const stored = await saved(boss, { name: 'Property' });
  let { version } = stored;
  await fc.assert(
    fc.asyncProperty(fc.array(filters(resource), { maxLength: 5 }), sorts(resource), async (conditions, sort) => {
      const given = JSON.parse(JSON.stringify({ search: 'a b', filters: conditions, sort })) as object;
      const reply = await save(boss, { id: stored.id, version, name: 'Property', query: given });
      expect(reply).toMatchObject({ code: replyCodes.ok });
      ({ version } = reply.data as { version: number });
      expect((await views(boss)).views.find(({ id }) => id === stored.id)?.query).toEqual(given);
    }),
    { numRuns: 25 },
  );
});

it('one call counts several questions, cut short; what cannot be asked has no count', async () => {
  const reply = await demo.post(
    recordPath(resource, 'counts'),
    { page, of: [[], [{ field: 'nothing', op: 'eq', value: 1 }], [{ field: 'year', op: 'eq', value: 1901 }]] },
    { signature: editor },
  );
  expect(reply.data).toEqual([{ total: expect.any(Number), exact: true }, {}, { total: 0, exact: true }]);
});
