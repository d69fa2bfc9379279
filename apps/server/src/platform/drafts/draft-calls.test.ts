import { draftChanged, mainPaths, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';
import { draftCalls } from './draft-calls.ts';

const demo = await demoApp(({ db, registry }) => draftCalls({ database: db, registry }));
const [editor, auditor] = [await demo.signIn('catalogeditor'), await demo.signIn('auditor')];
const slots = ['0b9a4a52-5b1e-4d37-9c0a-000000000001', '0b9a4a52-5b1e-4d37-9c0a-000000000002'] as const;
const draft = (more: object = {}) => ({
  slot: slots[0],
  page: 'vehicleModel',
  base: {},
  values: { make: 'Toyota', model: 'Camry', year: null },
  at: '2026-05-20T08:30:00.000Z',
  ...more,
});
const save = (given: object, signature = editor) => demo.post(mainPaths.saveDraft, given, { signature });
const list = async (signature = editor, place = '') =>
  (await demo.get(`${mainPaths.drafts}?${place}`, { signature })).data as readonly Record<string, unknown>[];
const slotsIn = async (place: string) => (await list(editor, place)).map(entry => entry['slot']);
const read = async (slot: string = slots[0], signature = editor) => (await demo.get(`${mainPaths.draft}?slot=${slot}`, { signature })).data;
const vehicle = async () => {
  const { rows } = await sql<{
    id: number;
  }>`insert into vehicle_model (market, year, make, model) values ('US', 2020, 'Kia', ${`Rio ${Math.random()}`}) returning id`.execute(
    demo.db,
  );
  return rows[0]!.id;
};

beforeEach(() => sql`truncate record_draft`.execute(demo.db));

it('is found again by its slot and in the list, as it was typed', async () => {
  expect(await save(draft())).toMatchObject({ code: replyCodes.ok });
  expect(await read()).toEqual(draft());
  expect(await list()).toEqual([{ slot: slots[0], page: 'vehicleModel', typed: 'Toyota Camry', at: draft().at, state: 'same' }]);
});

it('of a comment is the author’s own words on a record that he may list, apart from the draft of its form', async () => {
  const record = await vehicle();
  const said = draft({ slot: slots[1], record, comment: true, said: 12, values: { text: '@Min Zhou check the axle' } });
  await save(draft({ record, version: 1, base: { model: 'Rio' } }));
  expect(await save(said)).toMatchObject({ code: replyCodes.ok });
  expect(await read(slots[1])).toEqual(said);
  expect(await slotsIn(`page=vehicleModel&record=${record}&comment=true`)).toEqual([slots[1]]);
  expect(await slotsIn(`page=vehicleModel&record=${record}`)).toEqual([slots[0]]);
  expect(await slotsIn('page=vehicleModel')).toEqual([]);
  expect(await list()).toContainEqual({
    slot: slots[1],
    page: 'vehicleModel',
    record,
    comment: true,
    said: 12,
    name: expect.any(String),
    at: said.at,
    state: 'same',
  });
  expect(await save(said, auditor)).toMatchObject({ code: replyCodes.ok });
  expect(await save(draft({ comment: true, values: { text: 'about nothing' } }))).toMatchObject({ code: replyCodes.notFound });
});

it('is its author’s alone', async () => {
  await save(draft());
  const other = await demo.signIn('superadmin');
  expect([await list(other), await read(slots[0], other)]).toEqual([[], undefined]);
  await demo.post(mainPaths.dropDraft, { slot: slots[0] }, { signature: other });
  expect(await list()).toHaveLength(1);
});

it('is kept only where its author may add or change', async () => {
  expect(await save(draft(), auditor)).toMatchObject({ code: replyCodes.forbidden });
  expect(await save(draft({ page: 'nowhere' }))).toMatchObject({ code: replyCodes.notFound });
  expect(await save(draft({ slot: 'x' }))).toMatchObject({ code: replyCodes.malformed });
});

it('of a record shows when that was changed since, and when it is gone', async () => {
  const record = await vehicle();
  await save(draft({ record, version: 1, base: { model: 'Rio' } }));
  expect((await list())[0]).toMatchObject({ record, state: 'same' });
  await sql`update vehicle_model set version = 2 where id = ${record}`.execute(demo.db);
  expect((await list())[0]).toMatchObject({ state: 'changed' });
  await sql`delete from vehicle_model where id = ${record}`.execute(demo.db);
  expect((await list())[0]).toMatchObject({ state: 'gone' });
  expect(await read()).toBeUndefined();
});

it('shows no value that was closed to its author since', async () => {
  await save(draft({ values: { make: 'Kia', fuel: 'diesel' }, base: { fuel: 'electric' } }));
  await sql`insert into user_field_setting (subject_kind, subject, page, field, mode)
    values ('user', 'catalogeditor', 'vehicleModel', 'fuel', 'readBlock')`.execute(demo.db);
  expect(await read()).toMatchObject({ values: { make: 'Kia' }, base: {} });
  expect(JSON.stringify([await read(), await list()])).not.toMatch(/diesel|electric/);
  await sql`delete from user_field_setting`.execute(demo.db);
});

it('that arrives late never takes the place of what was typed later', async () => {
  await save(draft({ at: '2026-05-20T08:31:00.000Z', values: { make: 'later' } }));
  expect(JSON.stringify(await save(draft({ values: { make: 'earlier' } })))).toContain(draftChanged);
  expect(await read()).toMatchObject({ values: { make: 'later' } });
});

it('that another window wrote since is not replaced, nor taken away, by one that does not know that version', async () => {
  const [first, second, third] = ['2026-05-20T08:30:00.000Z', '2026-05-20T08:31:00.000Z', '2026-05-20T08:32:00.000Z'] as const;
  await save(draft());
  await save(draft({ at: second, known: [first], values: { make: 'here' } }));
  await save(draft({ at: third, known: [first], values: { make: 'there' } }));
  await demo.post(mainPaths.dropDraft, { slot: slots[0], known: [first] }, { signature: editor });
  expect(await read()).toMatchObject({ values: { make: 'here' } });
  await save(draft({ at: third, known: [first, second], values: { make: 'there' } }));
  expect(await read()).toMatchObject({ values: { make: 'there' } });
  await demo.post(mainPaths.dropDraft, { slot: slots[0], known: [third] }, { signature: editor });
  expect(await read()).toBeUndefined();
});

it('takes the place of none: several of one page are listed by what names them, the newest first, until each is saved or discarded', async () => {
  await save(draft());
  await save(draft({ slot: slots[1], at: '2026-05-20T08:32:00.000Z', values: { engine: '2.5L', fuel: 'gasoline' } }));
  expect(await list(editor, 'page=vehicleModel')).toMatchObject([
    { slot: slots[1], typed: '2.5L' },
    { slot: slots[0], typed: 'Toyota Camry' },
  ]);
  await demo.post(mainPaths.dropDraft, { slot: slots[1] }, { signature: editor });
  expect(await slotsIn('page=vehicleModel')).toEqual([slots[0]]);
});
