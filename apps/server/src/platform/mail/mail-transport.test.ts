import { mailNext } from '@axle/purchasing';
import { actionPath, recordPath } from '@axle/wire';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it } from 'vitest';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { demoApp } from '../../testing/demo-app.ts';
import { forwardMails } from './forward-mails.ts';
import type { MailTransport } from './mail-transport.ts';
import { queueMail } from './queue-mail.ts';
import { transportInForce } from './transport-settings.ts';

const demo = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const as = { signature: await demo.signIn('superadmin'), language: 'en' };
const settings = { service: 'purchase-service', path: 'mail_transport' };
const stored = () => demo.db.selectFrom('mail_transport').selectAll().executeTakeFirstOrThrow();
const secrets = () => demo.db.selectFrom('mail_transport_secret').selectAll().execute();
const target = async () => {
  const { id, version } = await stored();
  return { id, version };
};
const update = async (values: object) =>
  demo.post(recordPath(settings, 'update'), { page: 'mailTransport', ...(await target()), values }, as);
const act = async (action: string, input: object = {}, who = as) => {
  const reply = await demo.post(actionPath(settings, action), { page: 'mailTransport', targets: [await target()], input }, who);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const configured: MailTransport = { kind: 'outbox', from: 'Axle <axle@localhost>', send: async () => ({ taken: true }) };
const inForce = () => transportInForce(demo.db, configured);

const signedIn: string[] = [];
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth({ username, password }, _session, done) {
    signedIn.push(`${username} ${password}`);
    done(password === 'right' ? null : new Error('wrong'), { user: username });
  },
  onData(stream, _session, done) {
    stream.resume();
    stream.on('end', () => done());
  },
});
await new Promise<void>(done => void server.listen(0, '127.0.0.1', done));
afterAll(() => new Promise<void>(done => void server.close(() => done())));
const { port } = server.server.address() as { readonly port: number };

it('[M21] a server that was reached is used; another one needs its password and a new test', async () => {
  expect(await act('testConnection')).toBe('INCOMPLETE');
  const named = { host: '127.0.0.1', port, security: 'none', account: 'axle', sender: 'Axle <orders@axle.example>' };
  expect(await update({ ...named, way: 'smtp' })).toMatchObject({ code: 200 });
  expect(await stored()).toMatchObject({ way: 'config', host: '127.0.0.1' });
  expect(await update({ way: 'smtp' })).toMatchObject({ refusals: [{ code: 'NOT_TESTED', field: 'way' }] });
  expect(await act('setPassword', { password: 'wrong' })).toBe('done');
  expect(await act('testConnection')).toBe('NO_CONNECTION');
  expect(await stored()).toMatchObject({ way: 'config', test_state: 'bad', test_error: expect.stringContaining('535') });
  expect(await act('setPassword', { password: 'right' })).toBe('done');
  expect(await act('testConnection')).toBe('done');
  expect((await inForce()).kind).toBe('outbox');
  expect(await update({ way: 'smtp' })).toMatchObject({ code: 200 });
  const transport = await inForce();
  expect([transport.kind, transport.from]).toEqual(['smtp', 'Axle <orders@axle.example>']);
  const mail = { id: 1, messageId: '<1@axle.example>', to: ['a@x.example'], cc: [], bcc: [], subject: 's', text: 't', files: [] };
  expect(await transport.send({ ...mail, at: demo.now() })).toEqual({ taken: true });
  expect(signedIn).toContain('axle right');
  expect(await update({ host: 'localhost' })).toMatchObject({ code: 200 });
  expect(await stored()).toMatchObject({ way: 'config', test_state: 'none' });
  expect(await secrets()).toEqual([]);
  expect((await inForce()).kind).toBe('outbox');
});

it('nobody reads the password, and who writes mails sets no server', async () => {
  await act('setPassword', { password: 'right' });
  const { id } = await stored();
  const [secret] = await secrets();
  expect(secret!.sealed_password.includes('right')).toBe(false);
  const { data } = await demo.get(`${recordPath(settings, 'read')}?id=${id}`, as);
  expect(data).toMatchObject({ has_password: true });
  expect(JSON.stringify(data)).not.toContain('sealed');
  expect(await act('setPassword', { password: 'mine' }, { signature: await demo.signIn('buyer'), language: 'en' })).not.toBe('done');
});

it('no more mails are handed over in a minute than the server takes', async () => {
  await demo.db.deleteFrom('outgoing_mail_tries').execute();
  await demo.db.updateTable('mail_transport').set({ test_state: 'good', way: 'smtp', per_minute: 2 }).execute();
  await demo.db.updateTable('outgoing_mail').set({ state: 'draft', next_at: null }).where('state', 'in', ['queued', 'retry']).execute();
  for (const subject of ['a', 'b', 'c'])
    await queueMail(
      demo.db,
      { kind: 'test', to_addresses: ['a@x.example'], cc_addresses: [], bcc_addresses: [], subject, body: 't' },
      demo.now(),
    );
  const forwarded: number[] = [];
  const queue = { send: async (_name: string, id: number) => void forwarded.push(id), wake: () => undefined };
  await forwardMails(demo.db, queue, mailNext, demo.now());
  expect(forwarded).toHaveLength(2);
});
