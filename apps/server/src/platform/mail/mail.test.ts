import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { mailNext } from '@axle/purchasing';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openJobQueue } from '../jobs/job-queue.ts';
import { sendMessage } from '../notifications/send-message.ts';
import { silentLog } from '../host/log.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { forwardMails } from './forward-mails.ts';
import type { FilesOfMail } from './mail-files.ts';
import { outboxTransport } from './outbox-transport.ts';
import { queueMail } from './queue-mail.ts';
import { sendMail } from './send-mail.ts';
import { smtpTransport } from './smtp-transport.ts';

const { db, pool } = await testDatabase();
const received: { readonly to: readonly string[]; readonly text: string }[] = [];
let answer: { readonly at: 'greeting' | 'recipient' | 'data' | 'close'; readonly code: number } | undefined;

/** A real mail server in this process, that answers as the test says. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo(address, _session, done) {
    const refused = answer?.at === 'recipient' && address.address.startsWith('no-');
    done(refused ? Object.assign(new Error('no such mailbox'), { responseCode: answer?.code }) : undefined);
  },
  onData(stream, session, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      if (answer?.at === 'data') return done(Object.assign(new Error('not now'), { responseCode: answer.code }));
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(parts).toString() });
      if (answer?.at === 'close') return void server.close(() => undefined);
      return done();
    });
  },
});
await new Promise<void>(done => void server.listen(0, '127.0.0.1', done));
const { port } = server.server.address() as { readonly port: number };
afterAll(() => new Promise<void>(done => void server.close(() => done())));

const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 'Axle <axle@axle.example>');
let now = new Date('2026-05-20T08:00:00.000Z');
const filesOf: FilesOfMail = async () => ({ ok: true, value: [] });
const work = { database: db, transport, log: silentLog, now: () => now, nextTry: mailNext, filesOf };
const mailOf = (id: number) => db.selectFrom('outgoing_mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const put = (to: readonly string[]) =>
  queueMail(
    db,
    {
      kind: 'test',
      to_addresses: [...to],
      cc_addresses: ['cc@x.example'],
      bcc_addresses: ['bcc@x.example'],
      subject: '采购订单 PO-1',
      body: '您好\n第二行',
    },
    now,
  );

beforeEach(() => {
  received.length = 0;
  answer = undefined;
  now = new Date('2026-05-20T08:00:00.000Z');
});

describe('a mail over SMTP', () => {
  it('reaches everybody with its subject and text; nobody reads of blind copies', async () => {
    const id = await put(['to@x.example']);
    await sendMail(work, id);
    expect(await mailOf(id)).toMatchObject({ state: 'sent', attempts: 1, last_error: null, lease_until: null });
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['to@x.example', 'cc@x.example', 'bcc@x.example']);
    expect(received[0]?.text).toContain(`Message-ID: <axle-mail-${id}@axle.example>`);
    expect(received[0]?.text).toContain('From: Axle <axle@axle.example>');
    expect(received[0]?.text).not.toContain('bcc@x.example');
    expect(received[0]?.text).toMatch(/^Subject: =\?UTF-8\?/m);
  });

  it('goes out once, however often and at how many places its job runs', async () => {
    const id = await put(['to@x.example']);
    await Promise.all(Array.from({ length: 8 }, () => sendMail(work, id)));
    await sendMail(work, id);
    expect(received).toHaveLength(1);
    expect((await mailOf(id)).attempts).toBe(1);
  });

  it('that the server puts off is tried again, each time later, under the same Message-ID', async () => {
    answer = { at: 'data', code: 451 };
    const id = await put(['to@x.example']);
    for (const minutes of [30, 60, 120, 240, 480]) {
      await sendMail(work, id);
      await sendMail(work, id);
      const next = new Date(now.getTime() + minutes * 60_000);
      expect(await mailOf(id)).toMatchObject({ state: 'retry', last_code: 451, next_at: next.toISOString() });
      now = next;
    }
    const { attempts, message_id } = await mailOf(id);
    expect([attempts, message_id]).toEqual([5, `<axle-mail-${id}@axle.example>`]);
    const tries = await db.selectFrom('outgoing_mail_tries').select(['state', 'code']).where('record_id', '=', id).execute();
    expect(tries).toEqual(Array.from({ length: 5 }, () => ({ state: 'retry', code: 451 })));
    answer = undefined;
    await sendMail(work, id);
    expect(received[0]?.text).toContain(`Message-ID: ${message_id}`);
  });

  it('is given up in the end', async () => {
    answer = { at: 'data', code: 451 };
    const id = await put(['to@x.example']);
    await db.updateTable('outgoing_mail').set({ attempts: 11 }).where('id', '=', id).execute();
    await sendMail(work, id);
    expect(await mailOf(id)).toMatchObject({ state: 'dead', attempts: 12, next_at: null });
  });

  it('that was put off and then taken has been sent once', async () => {
    answer = { at: 'data', code: 421 };
    const id = await put(['to@x.example']);
    await sendMail(work, id);
    answer = undefined;
    now = new Date(now.getTime() + 30 * 60_000);
    await sendMail(work, id);
    expect(await mailOf(id)).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
    expect(received).toHaveLength(1);
  });

  it('that is refused for good has failed at once, with what the server said', async () => {
    answer = { at: 'data', code: 554 };
    const id = await put(['to@x.example']);
    await sendMail(work, id);
    expect(await mailOf(id)).toMatchObject({ state: 'dead', attempts: 1, last_code: 554 });
    expect((await mailOf(id)).last_error).toContain('554');
  });

  it('goes to the others where one address is refused, and says which', async () => {
    answer = { at: 'recipient', code: 550 };
    const id = await put(['to@x.example', 'no-body@x.example']);
    await sendMail(work, id);
    expect(received[0]?.to).toEqual(['to@x.example', 'cc@x.example', 'bcc@x.example']);
    expect(await mailOf(id)).toMatchObject({ state: 'sent', last_error: 'refused: no-body@x.example' });
  });

  it('waits where no server answers', async () => {
    const id = await put(['to@x.example']);
    await sendMail({ ...work, transport: smtpTransport('smtp://127.0.0.1:1', 'axle@axle.example') }, id);
    expect(await mailOf(id)).toMatchObject({ state: 'retry', attempts: 1 });
  });

  it('of a server that was lost on the way is tried again, as the mail that it was', async () => {
    const id = await put(['to@x.example']);
    const lost = { state: 'sending', attempts: 1, message_id: '<first@axle.example>', lease_until: '2020-01-01T00:00:00.000Z' } as const;
    await db.updateTable('outgoing_mail').set(lost).where('id', '=', id).execute();
    const queue = await openJobQueue(pool, silentLog);
    await forwardMails(db, queue, mailNext, now);
    await queue.stop();
    expect(await mailOf(id)).toMatchObject({ state: 'retry', last_error: 'the server ended while the mail was handed over' });
    await sendMail(work, id);
    expect(received[0]?.text).toContain('Message-ID: <first@axle.example>');
  });
});

it('mails that are due go out through the queue', async () => {
  const queue = await openJobQueue(pool, silentLog);
  const id = await put(['queued@x.example']);
  const later = await queueMail(
    db,
    { kind: 'test', to_addresses: ['later@x.example'], subject: 's', body: 'b' },
    new Date('2026-05-21T00:00:00.000Z'),
  );
  const done = new Promise<void>(resolve => {
    void queue.work('mail', 1, async mail => {
      await sendMail(work, mail);
      if (mail === id) resolve();
    });
  });
  await forwardMails(db, queue, mailNext, now);
  await forwardMails(db, queue, mailNext, now);
  await done;
  await queue.stop();
  expect(received.map(({ to }) => to[0])).toEqual(['queued@x.example']);
  expect(await mailOf(later)).toMatchObject({ state: 'queued', attempts: 0 });
});

it('a message whose template says so is mailed to its receiver, in the receiver’s language, with its transaction', async () => {
  const org = await db.insertInto('org').values({ code: 'HQ', name_zh: '总部', name_en: 'HQ' }).returning('id').executeTakeFirstOrThrow();
  const user = async (account: string, lang: string, email?: string) =>
    (
      await db
        .insertInto('app_user')
        .values({ account, nickname: account, org_id: org.id, password_hash: '-', lang, email } as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const [zh, en, none] = [await user('zh', 'zh-cn', 'zh@x.example'), await user('en', 'en', 'en@x.example'), await user('none', 'en')];
  await db.updateTable('message_template').set({ also_mail: true }).where('event', '=', 'stock.short').execute();
  const values = { 'sku.code': 'S1', 'warehouse.name': 'US-W', quantity: '3' };
  const raise = () => sendMessage(db, { event: 'stock.short', receivers: [zh, en, none], object: 'S1', values, now });
  await raise();
  await raise();
  const mails = await db.selectFrom('outgoing_mail').selectAll().where('kind', '=', 'stock.short').orderBy('id').execute();
  expect(mails.map(({ to_addresses, subject }) => [to_addresses[0], subject])).toEqual([
    ['zh@x.example', '库存不足：S1'],
    ['en@x.example', 'Stock is short: S1'],
  ]);
  for (const { id } of mails) await sendMail(work, id);
  const messages = await db.selectFrom('message').select(['receiver', 'mail_sent', 'mail_error']).orderBy('receiver').execute();
  expect(messages).toEqual([
    { receiver: zh, mail_sent: true, mail_error: null },
    { receiver: en, mail_sent: true, mail_error: null },
    { receiver: none, mail_sent: false, mail_error: 'NO_ADDRESS' },
  ]);
});

it('without a server a mail becomes a file, whole, and the same one however often it is written', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'axle-outbox-'));
  const outbox = await outboxTransport(path.join(folder, 'outbox'), 'axle@axle.example');
  const id = await put(['to@x.example']);
  const content = Buffer.from('sku,qty');
  await sendMail(
    { ...work, transport: outbox, filesOf: async () => ({ ok: true, value: [{ name: '订单.csv', mediaType: 'text/csv', content }] }) },
    id,
  );
  const files = await readdir(path.join(folder, 'outbox'));
  expect(files).toEqual([`${String(id).padStart(6, '0')}.eml`]);
  const written = await readFile(path.join(folder, 'outbox', files[0]!), 'utf8');
  expect(written).toContain('To: to@x.example');
  expect(written).toMatch(/Content-Type: text\/csv/);
  expect(written).toContain(content.toString('base64'));
  expect(await mailOf(id)).toMatchObject({ state: 'outboxed', transport: 'outbox' });
  await rm(folder, { recursive: true });
});

it('a mail whose files cannot be made is given up, and says why', async () => {
  const id = await put(['to@x.example']);
  const refusal = { code: 'ATTACHMENTS_TOO_LARGE', message: { zh: '附件过大', en: 'Too large' } };
  await sendMail({ ...work, filesOf: async () => ({ ok: false, refusal }) }, id);
  expect(await mailOf(id)).toMatchObject({ state: 'dead', last_error: 'Too large' });
  expect(received).toEqual([]);
});
