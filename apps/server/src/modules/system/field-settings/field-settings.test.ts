import { mainPaths, recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const admin = { signature: await app.signIn('sysadmin'), language: 'en' };
const editor = { signature: await app.signIn('catalogeditor'), language: 'en' };
const settings = (call: Parameters<typeof recordPath>[1]) => recordPath({ service: 'base', path: 'user_field_setting' }, call);
const brands = (call: Parameters<typeof recordPath>[1]) => recordPath({ service: 'base', path: 'brand' }, call);
const block = { subjectKind: 'role', subject: 'catalogEditor', page: 'brand', field: 'note', mode: 'readBlock' };
const set = async (values: object) => app.post(settings('add'), { values: { ...block, ...values } }, admin);
const refusalOf = async (values: object) => {
  const { refusals } = (await set(values)) as { readonly refusals?: readonly { readonly field: string; readonly message: string }[] };
  return refusals?.map(({ field, message }) => `${field}: ${message}`);
};

it('[S3] a block holds from the next call on, gives way to a role without it, and holds again for the user alone', async () => {
  const brand = { code: 'AXQ', nameZh: '安行', nameEn: 'Axle', kind: 'own', note: 'cost 99.90' };
  const made = await app.post(brands('add'), { values: brand }, editor);
  const { id } = made.data as { readonly id: number };
  const sees = async () => {
    const replies = [
      await app.post(brands('list'), { filters: [], sort: [], limit: 50 }, editor),
      await app.get(`${brands('read')}?id=${id}`, editor),
      await app.get(`${brands('history')}?id=${id}`, editor),
    ];
    return replies.map(reply => JSON.stringify(reply).includes('99.90'));
  };
  expect(await sees()).toEqual([true, true, true]);
  expect(await set({})).toMatchObject({ code: 200, data: { subject: 'catalogEditor', status: 1 } });
  expect(await sees()).toEqual([false, false, false]);
  expect(await app.post(mainPaths.blackListField, { appId: 'axle' }, editor)).toMatchObject({ data: { read: ['brand.note'] } });
  await app.db
    .insertInto('user_role')
    .columns(['user_id', 'role_id'])
    .expression(
      app.db
        .selectFrom('app_user')
        .innerJoin('role', join => join.on('role.code', '=', 'auditor'))
        .select(['app_user.id', 'role.id as role'])
        .where('app_user.account', '=', 'catalogeditor'),
    )
    .execute();
  expect(await sees()).toEqual([true, true, true]);
  expect(await set({ subjectKind: 'user', subject: 'catalogeditor' })).toMatchObject({ code: 200 });
  expect(await sees()).toEqual([false, false, false]);
});

it('names of users, roles, pages and fields that do not exist are refused with the nearest one', async () => {
  expect(await refusalOf({ subject: 'catalogEditer' })).toEqual([
    'subject: Role catalogEditer does not exist; did you mean catalogEditor?',
  ]);
  expect(await refusalOf({ subjectKind: 'user', subject: 'nobody' })).toEqual(['subject: No user with account nobody']);
  expect(await refusalOf({ subjectKind: 'all' })).toEqual(['subject: Leave “User or role” empty for settings that apply to everybody']);
  expect(await refusalOf({ subject: null })).toEqual(['subject: Enter a user account or role code']);
  expect(await refusalOf({ page: 'brands' })).toEqual(['page: Page brands does not exist; did you mean brand?']);
  expect(await refusalOf({ field: 'notes' })).toEqual(['field: The page has no field notes; did you mean note?']);
});

it('key columns stay in sight and required fields without a default stay writable', async () => {
  expect(await refusalOf({ field: 'code', mode: 'hide' })).toEqual(['mode: Key columns cannot be hidden']);
  expect(await refusalOf({ field: 'nameEn', mode: 'writeBlock' })).toEqual([
    'mode: A required field without a default cannot be write-blocked',
  ]);
  expect(await set({ page: 'fbaReimbursement', field: 'amountTotal', mode: 'readBlock', subject: 'qc' })).toMatchObject({ code: 200 });
  expect(await set({ field: 'kind', mode: 'writeBlock', subject: 'qc' })).toMatchObject({ code: 200 });
  expect(await set({ field: 'kind', mode: 'writeBlock', subject: 'qc' })).toMatchObject({ code: 422, reason: 'DUPLICATE_IN_DB' });
});

it('[spec 6.12] adding requires the code of updating', async () => {
  const auditor = { signature: await app.signIn('auditor') };
  expect(await app.post(settings('add'), { values: block }, auditor)).toMatchObject({ code: 403 });
  expect(await app.post(settings('list'), { filters: [], sort: [], limit: 5 }, auditor)).toMatchObject({ code: 200 });
});

it('[G12] nobody loosens a block that holds for themselves, by whatever way; another administrator may', async () => {
  const owner = { signature: await app.signIn('superadmin'), language: 'en' };
  const own = { subjectKind: 'user', subject: 'sysadmin', page: 'supplier', field: 'note', mode: 'readBlock', until: '2027-01-31' };
  const { data } = await app.post(settings('add'), { values: own }, owner);
  const { id, version } = data as { readonly id: number; readonly version: number };
  const refused = { code: 422, reason: 'RULE', message: expect.stringContaining('a field restriction that applies to you') };
  expect(await app.post(settings('update'), { id, version, values: { until: '2026-12-31' } }, admin)).toMatchObject(refused);
  expect(await app.post(settings('update'), { id, version, values: { mode: 'hide' } }, admin)).toMatchObject(refused);
  const deleted = await app.post(settings('del'), { targets: [{ id, version }] }, admin);
  expect(JSON.stringify(deleted)).toContain('a field restriction that applies to you');
  expect(await app.post(settings('update'), { id, version, values: { until: '2027-12-31' } }, admin)).toMatchObject({ code: 200 });
  expect(await app.post(settings('del'), { targets: [{ id, version: version + 1 }] }, owner)).toMatchObject({ code: 200 });
});
