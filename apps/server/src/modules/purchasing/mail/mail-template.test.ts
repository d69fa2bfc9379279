import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { sentOrders } from '../reply/testing/sent-order.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const of = await sentOrders(app, boss);
const templates = { service: 'purchase-service', path: 'mail_template' };

const add = async (values: object) => {
  const reply = await app.post(recordPath(templates, 'add'), { page: 'mailTemplates', values }, boss);
  return reply.code === replyCodes.ok ? (reply.data as Row).id : String(reply.reason);
};
const act = async (action: string, id: number) => {
  const { version } = (await app.get(`${recordPath(templates, 'read')}?id=${id}`, boss)).data as Row;
  const reply = await app.post(actionPath(templates, action), { targets: [{ id, version }], input: {} }, boss);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const lastMail = () =>
  app.db.selectFrom('outgoing_mail').select(['kind', 'subject', 'body', 'makes']).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
const resent = async (order: number) => {
  expect(await of.stepOrder(order, 'resend', { again: true })).toBe('done');
  return lastMail();
};
const template = (code: string) => ({
  code,
  mailKind: 'PO_SEND',
  lang: 'zh',
  body: '{{supplier.name}}:\n{{lines}}\nOnly {{buyer.name}} answers.',
  attachments: ['xlsx'],
});

it('[M23] the enabled template of a kind and language is what its mails are written by, and one of them can be enabled', async () => {
  const order = await of.sent([{}, {}]);
  const usual = await resent(order);
  const [first, second] = [(await add(template('SEND-1'))) as number, (await add(template('SEND-2'))) as number];
  expect((await resent(order)).body).toBe(usual.body);
  expect([await act('putInUse', first), await act('putInUse', second)]).toEqual(['done', 'IN_USE']);
  const written = await resent(order);
  expect(written.body).toMatch(/：\d+ × 10 CNY, 2026-12-10\n2\. .+ CNY, 2026-12-10\nOnly .+ answers\.$/);
  expect([written.subject, written.makes]).toEqual([usual.subject, ['purchaseOrder.xlsx']]);
  expect([await act('takeOutOfUse', first), (await resent(order)).body]).toEqual(['done', usual.body]);
});

it('[M23] a template that names a gap of another kind is refused; it is tried by a mail to its writer', async () => {
  expect(await add({ ...template('SEND-3'), body: 'Claim {{claim.no}}' })).toMatch(/VARIABLE/);
  const id = (await add(template('SEND-4'))) as number;
  await app.db.updateTable('app_user').set({ email: 'boss@axle.example' }).where('account', '=', 'superadmin').execute();
  expect(await act('test', id)).toBe('done');
  expect((await lastMail()).body).toContain('BRP-10001 Front brake pads: 200 × 45.50 CNY');
});
