import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { type CallAs, demoApp } from '../../../testing/demo-app.ts';
import { linesInForce } from '../../purchasing/delivery/testing/lines-in-force.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
interface Week {
  readonly days: readonly Row[];
  readonly inspectors: readonly { readonly inspector: number; readonly inspects?: boolean }[];
  readonly busy: readonly Row[];
  readonly lots: readonly Row[];
}

const app = await demoApp(({ db, registry }) => {
  const parts = { database: db, registry };
  return [...recordCalls(parts), ...toolCalls(parts)];
});
const as = async (account: string): Promise<CallAs> => ({ signature: await app.signIn(account), language: 'en' });
const [boss, inspector, buyer] = [await as('superadmin'), await as('qc'), await as('buyer')];
const of = await linesInForce(app, boss);
const inspections = { service: 'nova', path: 'inspection' };
const page = 'outgoingInspection';
const [qc, colleague] = (
  await app.db.selectFrom('app_user').select('id').where('account', 'in', ['qc', 'qc2']).orderBy('id').execute()
).map(({ id }) => id) as [number, number];

const ask = (input: object, who: CallAs) => app.post(recordPath(inspections, 'work'), { page, tool: 'tab1', input }, who);
const week = async (input: object = {}, who = boss) => (await ask({ from: '2026-06-10', ...input }, who)).data as Week;
const order = await of.inForce('2026-12-10');
const { supplier } = (await of.order(order)) as Row;
const request = async (place?: string, planDate = '2026-06-11') =>
  (
    await app.post(
      recordPath(inspections, 'add'),
      { page, values: { purchaseOrder: order, orderLine: 1, lotSize: 20, planDate, ...(place ? { place } : {}) } },
      boss,
    )
  ).data as Row;
const act = async (action: string, target: Row, input: object, who = boss) => {
  const reply = await app.post(
    actionPath(inspections, action),
    { page, targets: [{ id: target.id, version: target.version }], input },
    who,
  );
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const lotIn = ({ lots }: Week, { id }: Row) => lots.find(lot => lot.id === id);
const loadOf = ({ busy }: Week, who: number, day: string) =>
  busy.filter(line => line['inspector'] === who && line['day'] === day).map(({ places, others }) => [places, others]);

it('a week has its days from Monday on, those who inspect, its visits, and what waits whatever the week', async () => {
  const [visit, waits] = [await request('Ningbo'), await request(undefined, '2026-07-20')];
  expect(await act('schedule', visit, { inspector: colleague, planDate: '2026-06-11' })).toBe('done');
  const found = await week();
  expect(found.days.map(({ day, kind }) => [day, kind])).toEqual([
    ['2026-06-08', 'work'],
    ['2026-06-09', 'work'],
    ['2026-06-10', 'work'],
    ['2026-06-11', 'work'],
    ['2026-06-12', 'work'],
    ['2026-06-13', 'weekend'],
    ['2026-06-14', 'weekend'],
  ]);
  expect(found.inspectors).toEqual(expect.arrayContaining([qc, colleague].map(one => ({ inspector: one, inspects: true }))));
  const city = (await sql<{ city: string }>`select address ->> 'city' as city from supplier where id = ${Number(supplier)}`.execute(app.db))
    .rows[0]!.city;
  expect(lotIn(found, visit)).toMatchObject({ state: 'scheduled', inspector: colleague, planDate: '2026-06-11', place: 'Ningbo', city });
  expect(lotIn(found, waits)).toMatchObject({ state: 'requested', planDate: '2026-07-20', supplier });
  expect(loadOf(found, colleague, '2026-06-11')).toEqual([[1, 0]]);
  const later = await week({ from: '2026-06-15' });
  expect([lotIn(later, visit), lotIn(later, waits)?.id]).toEqual([undefined, waits.id]);
  expect(await act('void', waits, { reason: 'Enough' })).toBe('done');
  expect(lotIn(await week(), waits)).toBeUndefined();
});

it('a visit whose day has passed without it waits again', async () => {
  const missed = await request();
  await sql`update inspection set state = 'scheduled', inspector = ${qc}, plan_date = '2026-05-12' where id = ${missed.id}`.execute(app.db);
  expect(lotIn(await week(), missed)).toMatchObject({ state: 'scheduled', planDate: '2026-05-12' });
  expect(lotIn(await week({ inspector: colleague }), missed)).toBeUndefined();
});

it('holidays of the country of business are marked, with their names', async () => {
  const { days } = await week({ from: '2026-10-01' });
  expect(days.find(({ day }) => day === '2026-10-01')).toMatchObject({ kind: 'holiday', name: { zh: expect.any(String) } });
});

it('[Q16] [S2] who sees fewer suppliers sees fewer lots, but how many places an inspector has that day', async () => {
  const [one, other] = [await request('Jinhua', '2026-06-12'), await request('Ruian', '2026-06-12')];
  for (const lot of [one, other]) await act('schedule', lot, { inspector: qc, planDate: '2026-06-12' });
  expect(loadOf(await week(), qc, '2026-06-12')).toEqual([[2, 0]]);
  const user = await app.db.selectFrom('app_user').select('id').where('account', '=', 'qc').executeTakeFirstOrThrow();
  await app.db.deleteFrom('data_scope').where('user_id', '=', user.id).where('kind', '=', 'supplier').execute();
  const found = await week({}, inspector);
  expect(found.lots).toEqual([]);
  expect(loadOf(found, qc, '2026-06-12')).toEqual([[2, 2]]);
  await app.db.insertInto('data_scope').values({ user_id: user.id, kind: 'supplier', mode: 'all' }).execute();
  expect(lotIn(await week({}, inspector), one)?.id).toBe(one.id);
  expect(lotIn(await week({ supplier: Number(supplier) + 1 }), one)).toBeUndefined();
});

it('[S3] what may not be read is not sent; without days and inspectors there is no schedule', async () => {
  const lot = await request('Shaoxing');
  const block = (field: string, of = page) =>
    app.db.insertInto('user_field_setting').values({ subject_kind: 'user', subject: 'qc', page: of, field, mode: 'readBlock' }).execute();
  await block('place');
  await block('address', 'supplier');
  const found = lotIn(await week({}, inspector), lot)!;
  expect([found['place'], found['city'], found['supplier']]).toEqual([undefined, undefined, supplier]);
  await block('planDate');
  expect((await ask({ from: '2026-06-10' }, inspector)).data).toBeUndefined();
  await app.db.deleteFrom('user_field_setting').where('subject', '=', 'qc').execute();
});

it('who may not open the page has no schedule, and who may only look schedules nothing', async () => {
  expect((await ask({ from: '2026-06-10' }, buyer)).reason).toBe('FORBIDDEN');
  const lot = await request('Huzhou');
  const auditor = await as('auditor');
  expect(lotIn(await week({}, auditor), lot)?.id).toBe(lot.id);
  expect(await act('schedule', lot, { inspector: qc, planDate: '2026-06-15' }, auditor)).toBe('FORBIDDEN');
  expect(await act('schedule', { ...lot, version: lot.version + 1 }, { inspector: qc, planDate: '2026-06-15' })).not.toBe('done');
});
