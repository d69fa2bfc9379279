import { expect, it } from 'vitest';
import { actionPath } from '@axle/wire';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { demoApp } from '../../testing/demo-app.ts';
import { countUsage } from './count-usage.ts';
import { sendMessage } from './send-message.ts';

const demo = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const signature = await demo.signIn('sysadmin');
const templates = { service: 'base', path: 'message_template' };
const post = async (call: string, body: object) => {
  const reply = await demo.post(actionPath(templates, call), { page: 'stationLetterTemplate', ...body }, { signature });
  return {
    reason: reply.reason,
    data: reply.data as never,
    refusals: reply.refusals as readonly { field?: string; code: string }[] | undefined,
  };
};
const short = {
  event: 'stock.short',
  level: 'warn',
  title_zh: '缺货：{{sku.code}}',
  title_en: 'Short of {{sku.code}}',
  body_zh: '缺 {{quantity}}',
  body_en: 'By {{quantity}}',
  receivers: ['owner', 'planner'],
  also_mail: true,
  dedupe_minutes: 120,
};
const versions = () =>
  demo.db
    .selectFrom('message_template')
    .select(['id', 'version', 'template_version', 'state', 'variables', 'retired_at'])
    .where('event', '=', 'stock.short')
    .orderBy('template_version')
    .execute();

const added = await post('add', { values: short });

it('a new template is the next version of its event; the former is retired in the same moment', async () => {
  expect(added).toMatchObject({ data: { template_version: 2, state: 'current' } });
  expect(await versions()).toMatchObject([
    { template_version: 1, state: 'retired', retired_at: demo.now().toISOString() },
    { template_version: 2, state: 'current', retired_at: null, variables: ['sku.code', 'warehouse.name', 'quantity'] },
  ]);
});

it('messages are worded by the current version, and go to its roles besides those concerned', async () => {
  const idOf = async (account: string) =>
    (await demo.db.selectFrom('app_user').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
  const [buyer, planner] = [await idOf('buyer'), await idOf('planner')];
  const raise = () =>
    sendMessage(demo.db, {
      event: 'stock.short',
      receivers: [buyer],
      object: 'S9',
      values: { 'sku.code': 'S9', quantity: '4' },
      now: demo.now(),
    });
  for (let time = 0; time < 5; time++) await raise();
  const sent = await demo.db.selectFrom('message').selectAll().where('object', '=', 'S9').orderBy('receiver').execute();
  expect(sent.map(({ receiver, title_en, counter, template_version }) => [receiver, title_en, counter, template_version])).toEqual(
    [buyer, planner].toSorted((one, other) => one - other).map(receiver => [receiver, 'Short of S9', 5, 2]),
  );
  const mails = await demo.db.selectFrom('outgoing_mail').select('to_addresses').where('kind', '=', 'stock.short').execute();
  expect(new Set(mails.map(({ to_addresses }) => to_addresses[0]))).toEqual(new Set(['buyer@axle.example', 'planner@axle.example']));
  await countUsage(demo.db, demo.now());
  const used = await demo.db
    .selectFrom('message_template')
    .select(['sent30d', 'read_percent'])
    .where('event', '=', 'stock.short')
    .where('state', '=', 'current')
    .execute();
  expect(used).toEqual([{ sent30d: 2, read_percent: 0 }]);
});

it('an unknown variable, role or user is refused at its field', async () => {
  expect((await post('add', { values: { ...short, title_en: '{{sku.name}}' } })).refusals).toMatchObject([
    { code: 'UNKNOWN_VARIABLE', field: 'titleEn' },
  ]);
  expect((await post('add', { values: { ...short, receivers: ['nobodyAtAll', 'user:nobody'] } })).refusals).toMatchObject([
    { code: 'REFERENCE', field: 'receivers' },
    { code: 'REFERENCE', field: 'receivers' },
  ]);
  expect(await versions()).toHaveLength(2);
});

it('versions added at once follow one another, and one is current', async () => {
  await Promise.all(
    Array.from({ length: 4 }, () => post('add', { values: { ...short, event: 'own.event', variables: ['sku.code', 'quantity'] } })),
  );
  const own = await demo.db
    .selectFrom('message_template')
    .select(['template_version', 'state'])
    .where('event', '=', 'own.event')
    .orderBy('template_version')
    .execute();
  expect(own.map(({ template_version }) => template_version)).toEqual([1, 2, 3, 4]);
  expect(own.map(({ state }) => state)).toEqual(['retired', 'retired', 'retired', 'current']);
});

it('a current version is not deleted; a retired one is, unless a message refers to it', async () => {
  const [former, current] = await versions();
  const outcome = async ({ id, version }: { readonly id: number; readonly version: number }) =>
    ((await post('del', { targets: [{ id, version }] })).data as readonly { refusal?: { code: string } }[])[0]?.refusal?.code;
  expect(await outcome(current!)).toBe('STATE');
  expect(await outcome(former!)).toBeUndefined();
  expect(await versions()).toHaveLength(1);
  await post('add', { values: short });
  const [used] = await versions();
  expect(used?.state).toBe('retired');
  expect(await outcome(used!)).toBe('IN_USE');
});

it('retiring the current version switches the message off', async () => {
  const current = (await versions()).find(({ state }) => state === 'current')!;
  await post('retire', { targets: [{ id: current.id, version: current.version }] });
  expect((await versions()).map(({ state }) => state)).toEqual(['retired', 'retired']);
  await sendMessage(demo.db, { event: 'stock.short', receivers: [1], object: 'OFF', values: {}, now: demo.now() });
  expect(await demo.db.selectFrom('message').select('id').where('object', '=', 'OFF').execute()).toEqual([]);
});
