import { actionPath, recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { figuresCalls } from '../../../platform/resources/gateway/figures-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { countHits } from './count-hits.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...figuresCalls({ database: db, registry })]);
const admin = { signature: await app.signIn('sysadmin'), language: 'en' };
const auditor = { signature: await app.signIn('auditor'), language: 'en' };
const settings = (call: Parameters<typeof recordPath>[1]) => recordPath({ service: 'base', path: 'user_field_setting' }, call);
const set = async (values: object) => {
  const reply = await app.post(settings('add'), { values }, admin);
  expect(reply).toMatchObject({ code: 200 });
};
interface HitFigures {
  readonly touched: { readonly value: number };
  readonly settings: { readonly rows: readonly { readonly label: { readonly en: string }; readonly values: object }[] };
}
const hits = async () => {
  const reply = await app.post(settings('figures'), { page: 'userFieldSetting', figures: 'hits', filters: [] }, admin);
  const { touched, settings: listed } = reply.data as HitFigures;
  return { touched: touched.value, lines: listed.rows.map(({ label, values }) => [label.en.replace(/^.*· /, ''), values]) };
};
const join = (account: string, role: string) =>
  app.db
    .insertInto('user_role')
    .columns(['user_id', 'role_id'])
    .expression(
      app.db
        .selectFrom('app_user')
        .innerJoin('role', on => on.on('role.code', '=', role))
        .select(['app_user.id', 'role.id as role'])
        .where('app_user.account', '=', account),
    )
    .execute();
const copy = (from: string, to: string, as = admin) =>
  app.post(actionPath({ service: 'base', path: 'user_field_setting' }, 'copyRole'), { targets: [], input: { from, to } }, as);

it('[S3] users hit are those for whom the setting holds; another role spares its user, a past setting hits nobody', async () => {
  await set({ subjectKind: 'role', subject: 'planner', page: 'skuList', field: 'price', mode: 'readBlock', reason: 'cost' });
  expect(await hits()).toMatchObject({ touched: 1, lines: [['Read-blocked ← Planner', { named: 1, hit: 1, spared: 0 }]] });
  await countHits(app.db, app.registry, app.now());
  const counted = async () => (await app.db.selectFrom('user_field_setting').select('users_hit').execute()).map(row => row.users_hit);
  expect(await counted()).toEqual([1]);
  await join('planner', 'auditor');
  await countHits(app.db, app.registry, app.now());
  expect(await counted()).toEqual([0]);
  expect(await hits()).toMatchObject({ touched: 0, lines: [[expect.anything(), { named: 1, hit: 0, spared: 1 }]] });
  await set({ subjectKind: 'user', subject: 'planner', page: 'skuList', field: 'moq', mode: 'hide' });
  await set({ subjectKind: 'user', subject: 'planner', page: 'skuList', field: 'leadDays', mode: 'hide', until: '2026-05-19' });
  const { touched, lines } = await hits();
  expect(touched).toBe(1);
  expect(lines.map(([, values]) => values)).toContainEqual({ named: 1, hit: 1, spared: 0 });
  expect(lines.map(([, values]) => values)).toContainEqual({ named: 0, hit: 0, spared: 0 });
});

it('settings in use are copied from role to role once, by users who may change them', async () => {
  expect(await copy('planner', 'operatr')).toMatchObject({ message: expect.stringContaining('did you mean operator?') });
  expect(await copy('planner', 'operator', auditor)).not.toMatchObject({ code: 200 });
  expect(await copy('planner', 'operator')).toMatchObject({ code: 200, data: [{ name: 'skuList price readBlock' }] });
  const copied = await app.db
    .selectFrom('user_field_setting')
    .select(['field', 'mode', 'reason'])
    .where('subject', '=', 'operator')
    .execute();
  expect(copied).toEqual([{ field: 'price', mode: 'readBlock', reason: 'cost' }]);
  expect(await copy('planner', 'operator')).toMatchObject({ message: 'No settings to copy' });
  expect(await copy('planner', 'planner')).toMatchObject({ message: 'The two roles are the same' });
});
