import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { mailNext } from '@axle/purchasing';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openFileFolder } from '../../../platform/files/file-folder.ts';
import { silentLog } from '../../../platform/host/log.ts';
import { openJobQueue } from '../../../platform/jobs/job-queue.ts';
import { forwardMails } from '../../../platform/mail/forward-mails.ts';
import { filesOfMails } from '../../../platform/mail/mail-files.ts';
import { outboxTransport } from '../../../platform/mail/outbox-transport.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { emlCalls } from './eml-call.ts';

const root = await mkdtemp(path.join(os.tmpdir(), 'axle-order-mail-'));
afterAll(() => rm(root, { recursive: true }));
const files = await openFileFolder(path.join(root, 'files'));
const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...proposalCalls({ database: db, registry }),
  ...emlCalls({ database: db, registry, files }),
]);
let boss = { signature: await app.signIn('superadmin'), language: 'en' };
const manager = { signature: await app.signIn('purchasemanager'), language: 'en' };
const orders = { service: 'purchase-service', path: 'purchase_order' };
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number; readonly order_no: string };

const outbox = path.join(root, 'outbox');
const now = () => app.now();
const work = {
  database: app.db,
  transport: await outboxTransport(outbox, 'Axle <orders@axle.example>'),
  log: silentLog,
  now,
  nextTry: mailNext,
  filesOf: filesOfMails({ database: app.db, registry: app.registry, files, now }),
};

const { rows: articles } = await sql<{ id: number; supplier: number; moq: number; multiple: number }>`
  select s.id, s.supplier, s.moq, s.order_multiple as multiple from sku s join supplier p on p.id = s.supplier
  where p.stage = 'qualified' and p.currency = 'CNY' and s.sales_status = 'onSale' and s.price between 5 and 60
  order by s.supplier, s.id limit 1`.execute(app.db);
const [article] = articles as [(typeof articles)[number]];
const company = (await app.db.selectFrom('company_entity').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
const warehouse = (await app.db.selectFrom('warehouse').select('id').where('code', '=', 'CN-SZ').executeTakeFirstOrThrow()).id;

const read = async (id: number) => (await app.get(`${recordPath(orders, 'read')}?id=${id}`, boss)).data as Row;
const step = async (id: number, action: string, input: object = {}, who = boss) => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(orders, action), { targets: [{ id, version }], input }, who);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
/** An approved order. */
const approved = async () => {
  const qty = Math.ceil(article.moq / article.multiple) * article.multiple;
  const lines = [{ sku: article.id, qty, requiredDate: '2026-08-01' }];
  const values = { type: 'std', supplier: article.supplier, companyEntity: company, warehouse, incoterm: 'FOB', priceInclTax: true, lines };
  const { id } = (await app.post(recordPath(orders, 'add'), { page: 'purchaseOrder', values }, boss)).data as Row;
  expect([await step(id, 'submit'), await step(id, 'approve', {}, manager)]).toEqual(['done', 'done']);
  return id;
};
const mailsOf = async (id: number) =>
  app.db
    .selectFrom('outgoing_mail')
    .selectAll()
    .where('biz_no', '=', (await read(id)).order_no)
    .orderBy('id')
    .execute();
const letters = () => readdir(outbox);

it('[R6] is sent to its supplier with the order and a sheet to fill in, once, whatever becomes of the server', async () => {
  const id = await approved();
  expect(await step(id, 'send')).toBe('done');
  expect(await read(id)).toMatchObject({ state: 'sent', sent_at: app.now().getTime() / 1000 });
  const [mail] = await mailsOf(id);
  expect(mail).toMatchObject({ kind: 'PO_SEND', lang: 'zh', supplier: article.supplier, task_no: expect.stringMatching(/^MT\d{11}$/) });
  expect(mail!.subject).toMatch(/采购订单 PO-\d{3}-\d{3}-\d{5}$/);
  expect(mail!.body).not.toContain('{{');
  expect(mail!.body).not.toContain('链接');
  // the server was killed behind the approval: another one finds the mail, loses it on the way, and sends it again as the same
  await sendMail(work, mail!.id);
  const lost = { state: 'sending', ended_at: null, lease_until: '2020-01-01T00:00:00.000Z' } as const;
  await app.db.updateTable('outgoing_mail').set(lost).where('id', '=', mail!.id).execute();
  const queue = await openJobQueue(app.pool, silentLog);
  await forwardMails(app.db, queue, mailNext, app.now());
  await queue.stop();
  await sendMail(work, mail!.id);
  await sendMail(work, mail!.id);
  expect(await letters()).toEqual([`${String(mail!.id).padStart(6, '0')}.eml`]);
  const letter = await readFile(path.join(outbox, (await letters())[0]!), 'utf8');
  expect(letter).toContain(`Message-ID: <axle-mail-${mail!.id}@axle.example>`);
  expect(letter).toMatch(/Content-Type: application\/pdf; name="?PO-\d{3}-\d{3}-\d{5}\.pdf/);
  expect(letter).toMatch(/spreadsheetml\.sheet/);
  const [sent] = await mailsOf(id);
  expect(sent).toMatchObject({ state: 'outboxed', attempts: 2 });
  const eml = `${actionPath({ service: 'purchase-service', path: 'mail_task' }, 'download')}?id=${mail!.id}`;
  const downloaded = await app.file(eml, boss);
  expect(downloaded).toContain(`Message-ID: <axle-mail-${mail!.id}@axle.example>`);
  expect(downloaded).toMatch(/multipart\/alternative/);
  expect(downloaded).toMatch(/Content-Type: application\/pdf/);
  expect(downloaded).not.toContain('X-Axle-Bcc');
  expect((sent!.attachments as unknown as readonly { name: string }[]).map(({ name }) => name.slice(-4))).toEqual(['.pdf', 'xlsx']);
});

it('is sent as its sender words it, in the language of the supplier; a gap that is not known is refused', async () => {
  await app.db.updateTable('supplier').set({ portal_language: 'en' }).where('id', '=', article.supplier).execute();
  const id = await approved();
  const preview = await app.get(`${recordPath(orders, 'proposals')}?page=purchaseOrder&action=send&id=${id}`, boss);
  expect(preview.data).toMatchObject([
    { values: { mail_subject: expect.stringContaining('Purchase order PO-') }, why: { en: 'Attached: PDF, XLSX' } },
  ]);
  expect(await step(id, 'send', { mail_body: 'Dear {{supplier.nick}}' })).toBe('NO_VALUE');
  expect(await read(id)).toMatchObject({ state: 'approved' });
  expect(await step(id, 'send', { mail_subject: 'Urgent: {{order.no}}', mail_body: 'Dear {{supplier.name}}\n{{lines}}' })).toBe('done');
  const [mail] = await mailsOf(id);
  expect(mail!.body).toMatch(/1\. \S+ .+: \d+ × [\d.]+ CNY, 2026-08-01/);
  expect([mail!.lang, mail!.subject]).toEqual(['en', expect.stringMatching(/^Urgent: PO-/)]);
});

it('is not sent to a supplier without an address', async () => {
  const id = await approved();
  await app.db.updateTable('recipient_email').set({ enabled: false }).where('supplier', '=', article.supplier).execute();
  await app.db.updateTable('supplier_contacts').set({ for_mail: false }).where('record_id', '=', article.supplier).execute();
  expect(await step(id, 'batchSend')).toBe('NO_SUPPLIER_MAIL');
  expect([(await read(id))['state'], await mailsOf(id)]).toEqual(['approved', []]);
  await app.db.updateTable('supplier_contacts').set({ for_mail: true }).where('record_id', '=', article.supplier).execute();
  expect(await step(id, 'batchSend')).toBe('done');
});

it('comes into force by hand with a proof that its keeper brought', async () => {
  const id = await approved();
  expect(await step(id, 'send')).toBe('done');
  const proof = { id: '00000000-0000-4000-8000-00000000000a', name: 'signed.pdf', bytes: 3 };
  expect(await step(id, 'manualEffective', { effective_reason: 'Confirmed by phone' })).not.toBe('done');
  expect(await step(id, 'manualEffective', { effective_reason: 'Confirmed by phone', effective_proof: [proof] })).toBe('FILE_UNKNOWN');
  const by = (await app.db.selectFrom('app_user').select('id').where('account', '=', 'superadmin').executeTakeFirstOrThrow()).id;
  const stored = { id: proof.id, name: proof.name, bytes: 3, sha256: '-', media_type: 'application/pdf', created_by: by };
  await app.db.insertInto('stored_file').values(stored).execute();
  expect(await step(id, 'manualEffective', { effective_reason: 'Confirmed by phone', effective_proof: [proof] })).toBe('done');
  expect(await read(id)).toMatchObject({
    state: 'effective',
    effective_at: app.now().getTime() / 1000,
    effective_reason: 'Confirmed by phone',
  });
});

it('[R32] [R120] is sent again once somebody says so, reminded of after a day, and cancelled with a mail', async () => {
  const id = await approved();
  expect(await step(id, 'remind')).toBe('STATE');
  expect(await step(id, 'send')).toBe('done');
  expect([await step(id, 'resend'), (await mailsOf(id)).length]).toEqual(['SENT_TODAY', 1]);
  expect(await step(id, 'resend', { again: true })).toBe('done');
  expect(await step(id, 'remind')).toBe('TOO_SOON');
  app.wait({ hours: 24 });
  boss = { signature: await app.signIn('superadmin'), language: 'en' };
  expect(await step(id, 'remind')).toBe('done');
  expect(await step(id, 'cancel', { cancelReason: 'Supplier stopped production' })).toBe('done');
  const mails = await mailsOf(id);
  expect(mails.map(({ kind }) => kind)).toEqual(['PO_SEND', 'PO_SEND', 'REPLY_REMIND', 'PO_CANCEL']);
  expect(mails[2]!.body).toContain('1 days');
});
