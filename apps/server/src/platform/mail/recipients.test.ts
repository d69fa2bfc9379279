import { addressNotice } from '@axle/templates';
import { actionPath, mainPaths, recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { knownCalls } from '../resources/gateway/known-calls.ts';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { demoApp } from '../../testing/demo-app.ts';
import { recipientCalls } from './recipient-calls.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...recipientCalls({ database: db, registry }),
  ...knownCalls({ database: db, registry }),
]);
const admin = { signature: await app.signIn('sysadmin'), language: 'en' as const };
const recipients = { service: 'base', path: 'recipient_email' };
const idOf = async (code: string) =>
  (await app.db.selectFrom('supplier').select('id').where('supplier_code', '=', code).executeTakeFirstOrThrow()).id;
const companyId = async (code: string) =>
  (await app.db.selectFrom('company_entity').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const resolve = async (supplier: number, company?: number, as = admin) => {
  const reply = await app.get(
    `${mainPaths.resolveRecipients}?mail_kind=PO_SEND&supplier=${supplier}${company ? `&company=${company}` : ''}&lang=zh`,
    as,
  );
  if (reply.code !== 200) return reply.reason;
  return (reply.data as readonly { role: string; email: string; step: string }[]).map(
    ({ role, email, step }) => `${role} ${email} ${step}`,
  );
};
const several = (input: object) => app.post(actionPath(recipients, 'addSeveral'), { targets: [], input }, admin);

it('[S10] supplier has rows for PO_SEND to a@x, cc b@x and company cc B@X → one b@x', async () => {
  const [supplier, company] = [await idOf('S1020'), await companyId('AX-US')];
  expect(await several({ scope: 'supplier', supplier, mail_kind: 'PO_SEND', role: 'to', emails: 'a@x' })).toMatchObject({ code: 200 });
  await several({ scope: 'supplier', supplier, mail_kind: 'PO_SEND', role: 'cc', emails: 'b@x' });
  await several({ scope: 'company', company, mail_kind: 'all', role: 'cc', emails: 'B@X' });
  expect(await resolve(supplier, company)).toEqual(['to a@x supplierKind', 'cc b@x supplierKind']);
});

it('[S10] a supplier without rows is written to by its contacts; without these the mail is not sent', async () => {
  const supplier = await idOf('S1021');
  expect(await resolve(supplier)).toEqual([
    expect.stringMatching(/^to sales@.* contact$/),
    expect.stringMatching(/^to orders@.* contact$/),
  ]);
  await app.db.deleteFrom('supplier_contacts').where('record_id', '=', supplier).execute();
  expect(await resolve(supplier)).toBe('NO_RECIPIENT');
});

it('several addresses are added together, or none; one stands once in its scope and kind', async () => {
  const supplier = await idOf('S1022');
  const shared = { scope: 'supplier', supplier, mail_kind: 'all', role: 'to' };
  const stored = async () =>
    (await app.db.selectFrom('recipient_email').select(['email', 'enabled']).where('supplier', '=', supplier).execute()).length;
  expect(await several({ ...shared, emails: 'one@x.cn; two@x.cn\nwrong@' })).toMatchObject({ message: 'wrong@: Invalid e-mail address' });
  expect(await stored()).toBe(0);
  expect(await several({ ...shared, emails: 'one@x.cn, two@x.cn' })).toMatchObject({ code: 200 });
  expect(await several({ ...shared, emails: 'ONE@x.cn' })).toMatchObject({ reason: 'DUPLICATE_IN_DB' });
  expect(await stored()).toBe(2);
});

it('nobody asks for the recipients of a supplier outside his scope, or without the page', async () => {
  expect(await resolve(await idOf('S1001'), undefined, { signature: await app.signIn('buyer'), language: 'en' })).toBe('FORBIDDEN');
  expect(await resolve(999_999)).toBe('NOT_FOUND');
  expect(await app.get(recordPath(recipients, 'count'), admin)).toBeDefined();
  const buyer = { signature: await app.signIn('buyer') };
  expect(await app.get(`${recordPath(recipients, 'known')}?page=recipientEmail`, buyer)).toMatchObject({ code: 403 });
});

it('[M16] an address of our own among the recipients of a supplier is marked, and one of strangers among those for us, in the form as in the list', async () => {
  await app.db.updateTable('app_user').set({ email: 'li@Axle.example' }).where('account', '=', 'buyer').execute();
  const [supplier, company] = [await idOf('S1022'), await companyId('AX-US')];
  const rows = [
    { scope: 'supplier', supplier, role: 'to', emails: 'someone@axle.EXAMPLE factory@brake.example' },
    { scope: 'supplier', supplier, role: 'cc', emails: 'copy@axle.example' },
    { scope: 'company', company, role: 'to', emails: 'us@axle.example old@elsewhere.example' },
  ];
  for (const row of rows) expect(await several({ ...row, mail_kind: 'DEDUCT_NOTICE' })).toMatchObject({ code: 200 });
  const filters = [{ field: 'mailKind', op: 'eq', value: 'DEDUCT_NOTICE' }];
  const list = await app.post(
    recordPath(recipients, 'list'),
    { page: 'recipientEmail', filters, sort: [{ field: 'email' }], limit: 10 },
    admin,
  );
  const { rows: marked } = list.data as { readonly rows: readonly { readonly email: string; readonly notice?: string }[] };
  const known = (await app.get(`${recordPath(recipients, 'known')}?page=recipientEmail`, admin)).data as readonly string[];
  expect(known).toEqual(['axle.example']);
  expect(marked.map(row => addressNotice(row, known))).toEqual(marked.map(row => row.notice));
  expect(marked.map(row => [row.email, row.notice])).toEqual([
    ['audit@axle.example', undefined],
    ['copy@axle.example', undefined],
    ['factory@brake.example', undefined],
    ['old@elsewhere.example', 'outside'],
    ['someone@axle.EXAMPLE', 'ownDomain'],
    ['us@axle.example', undefined],
  ]);
});
