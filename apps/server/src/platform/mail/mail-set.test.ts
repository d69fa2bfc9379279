import { mailNext } from '@axle/purchasing';
import { derivedMailSubject, checkMailSubject, mailKinds, previewMail } from '@axle/templates';
import { actionPath, recordPath } from '@axle/wire';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it } from 'vitest';
import { silentLog } from '../host/log.ts';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { demoApp } from '../../testing/demo-app.ts';
import type { FilesOfMail } from './mail-files.ts';
import { sendMail } from './send-mail.ts';
import { smtpTransport } from './smtp-transport.ts';
import { wordingCalls } from './wording-calls.ts';

const demo = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...wordingCalls({ database: db, registry })]);
const signature = await demo.signIn('sysadmin');
const wordings = { service: 'base', path: 'mail_subject' };
const rowOf = (kind: string, lang: 'zh' | 'en') =>
  demo.db.selectFrom('mail_subject').selectAll().where('mail_kind', '=', kind).where('lang', '=', lang).executeTakeFirstOrThrow();
const update = async (values: object) => {
  const { id, version } = await rowOf('PO_SEND', 'en');
  return demo.post(recordPath(wordings, 'update'), { page: 'mailSet', id, version, values }, { signature });
};
const sendTest = async (as: string) => {
  const { id, version } = await rowOf('PO_SEND', 'en');
  return demo.post(actionPath(wordings, 'sendTest'), { page: 'mailSet', targets: [{ id, version }] }, { signature: as });
};

let refuses = false;
const received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    stream.resume();
    stream.on('end', () => {
      if (refuses) return done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
      received.push(...session.envelope.rcptTo.map(({ address }) => address));
      return done();
    });
  },
});
await new Promise<void>(done => void server.listen(0, '127.0.0.1', done));
afterAll(() => new Promise<void>(done => void server.close(() => done())));
const { port } = server.server.address() as { readonly port: number };
const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 'axle@axle.example');
const filesOf: FilesOfMail = async () => ({ ok: true, value: [] });
const work = { database: demo.db, transport, log: silentLog, now: demo.now, nextTry: mailNext, filesOf };
const newest = async () =>
  (await demo.db.selectFrom('outgoing_mail').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id;

it('there is a wording for each kind and language, which its own rules take, with its sample', async () => {
  const rows = await demo.db.selectFrom('mail_subject').selectAll().execute();
  expect(rows).toHaveLength(24);
  for (const kind of mailKinds) for (const lang of ['zh', 'en'] as const) expect((await rowOf(kind.code, lang)).subject).not.toBe('');
  for (const { mail_kind, subject, body_intro, signature: signed, sample, variables } of rows) {
    const values = { mailKind: mail_kind, subject, bodyIntro: body_intro ?? undefined, signature: signed ?? undefined };
    expect([mail_kind, checkMailSubject(values)]).toEqual([mail_kind, []]);
    expect([mail_kind, derivedMailSubject(values)]).toEqual([mail_kind, { sample, variables }]);
    expect(previewMail(values).filter(({ missing }) => missing)).toEqual([]);
  }
});

it('a change is held to the rules, and its sample follows', async () => {
  expect(await update({ subject: 'Order {{order.number}} {{order.no}}' })).toMatchObject({
    refusals: [{ code: 'UNKNOWN_VARIABLE', field: 'subject' }],
  });
  expect(await update({ subject: 'Order' })).toMatchObject({ refusals: [{ code: 'ORDER_NUMBER_MISSING' }] });
  await update({ subject: 'Order {{order.no}}' });
  expect(await rowOf('PO_SEND', 'en')).toMatchObject({ subject: 'Order {{order.no}}', sample: 'Order PO-260-520-00042', version: 2 });
});

it('the kind and the language of a row stay as they are, and nobody adds one', async () => {
  expect(await update({ mail_kind: 'PO_CHANGE', body_intro: '{{order.no}}' })).toMatchObject({ refusals: [{ code: 'IMMUTABLE' }] });
  const reply = await demo.post(
    recordPath(wordings, 'add'),
    { page: 'mailSet', values: { mail_kind: 'PO_SEND', lang: 'en', subject: '{{order.no}}' } },
    { signature },
  );
  expect(reply.code).not.toBe(200);
  expect(await demo.db.selectFrom('mail_subject').select('id').execute()).toHaveLength(24);
});

it('a test mail goes to the address of the user who asks for it; the row shows its result', async () => {
  await sendTest(signature);
  expect(await rowOf('PO_SEND', 'en')).toMatchObject({ test_state: 'waiting', test_at: demo.now().toISOString() });
  await sendMail(work, await newest());
  expect(received).toEqual(['sysadmin@axle.example']);
  expect(await rowOf('PO_SEND', 'en')).toMatchObject({ test_state: 'sent', test_error: null });
});

it('a test mail that fails says why, and the next one starts again', async () => {
  refuses = true;
  await sendTest(signature);
  await sendMail(work, await newest());
  const failed = await rowOf('PO_SEND', 'en');
  expect([failed.test_state, failed.test_error]).toEqual(['failed', expect.stringContaining('550')]);
  refuses = false;
  await sendTest(signature);
  expect(await rowOf('PO_SEND', 'en')).toMatchObject({ test_state: 'waiting', test_error: null });
});

it('a user who may not change wordings cannot send a test mail, and one without an address gets an error', async () => {
  const before = await newest();
  expect(await sendTest(await demo.signIn('buyer'))).not.toMatchObject({ code: 200 });
  await demo.db.updateTable('app_user').set({ email: null }).where('account', '=', 'sysadmin').execute();
  expect(await sendTest(signature)).toMatchObject({ reason: 'NO_ADDRESS' });
  expect(await newest()).toBe(before);
});

it('[M20] wordings are written to a file and taken over from it, all or none', async () => {
  const file = await demo.file(actionPath(wordings, 'saveWordings'), { signature });
  const saved = JSON.parse(file) as { mailKind: string; lang: string; subject: string }[];
  expect(saved).toHaveLength(24);
  const take = (entries: unknown, as = signature) => {
    const input = { wordings: JSON.stringify(entries) };
    return demo.post(actionPath(wordings, 'takeWordings'), { page: 'mailSet', targets: [], input }, { signature: as });
  };
  const mine = saved.filter(({ mailKind, lang }) => mailKind === 'PO_CHANGE' && lang === 'en');
  const changed = mine.map(entry => ({ ...entry, subject: 'Changed: {{order.no}}' }));
  const refused = await take([
    ...changed,
    ...saved.filter(({ mailKind }) => mailKind === 'PO_SEND').map(one => ({ ...one, subject: 'x' })),
  ]);
  expect(refused).toMatchObject({ reason: 'ORDER_NUMBER_MISSING' });
  expect(await rowOf('PO_CHANGE', 'en')).toMatchObject({ version: 1 });
  expect(await take(changed, await demo.signIn('buyer'))).not.toMatchObject({ code: 200 });
  expect(await take(changed)).toMatchObject({ code: 200 });
  expect(await rowOf('PO_CHANGE', 'en')).toMatchObject({ subject: 'Changed: {{order.no}}', version: 2 });
});
