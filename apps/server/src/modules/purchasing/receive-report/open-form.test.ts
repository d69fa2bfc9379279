import { unrestricted } from '@axle/permissions';
import { photoLimits } from '@axle/purchasing';
import { actionPath, mainPaths, type ReportForm } from '@axle/wire';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import type { FileFolder } from '../../../platform/files/file-folder.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { issueShareLink } from '../../../platform/share-links/share-links.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { reportCalls } from './report-calls.ts';
import { reportLinkBase, reportLinkSite } from './report-link-site.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...reportCalls({ database: db, registry } as Parameters<typeof reportCalls>[0]),
]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const site = fastify();
reportLinkSite(site, { database: app.db, registry: app.registry, files: {} as FileFolder, now: app.now });
afterAll(() => site.close());

/** What the button says of a row: the address that it opens, or why it does not. */
const opened = async (page: string, path: string, target: object) => {
  const reply = await app.post(actionPath({ service: 'purchase-service', path }, 'receiveReport'), { page, targets: [target] }, boss);
  return (reply.data as readonly { next?: string; refusal?: { code: string } }[] | undefined)?.[0]?.next ?? reply.reason;
};

it('the form of a batch opens from the batch and from its lines on their way; planned ones have none', async () => {
  const { rows } = await sql<{ id: number; line: number; batch: string; version: number }>`
    select b.id, l.id as line, b.batch_no as batch, b.version from ship_batch b join ship_batch_line_list l on l.batch_no = b.batch_no
    where b.state in ('shipped', 'departed') limit 1`.execute(app.db);
  const [way] = rows;
  const address = `/admin/purchase/receiveReportForm?batchNo=${way!.batch}`;
  expect(await opened('shipBatches', 'ship_batch', { id: way!.id, version: way!.version })).toBe(address);
  expect(await opened('shippedNotArrivedDetail', 'ship_batch_line', { id: way!.line, version: 1 })).toBe(address);
  expect(await opened('shipBatches', 'ship_batch', { id: 99_999_999, version: 1 })).toBe('NOT_FOUND');
});

it('whoever among staff may fill in a report may make it void on its form, whether it may be shared or not', async () => {
  const { rr_no: rrNo } = await app.db.selectFrom('receive_report').select('rr_no').orderBy('id').executeTakeFirstOrThrow();
  const mayOf = async (account: string) => {
    const caller = { signature: await app.signIn(account), language: 'en' };
    return ((await app.get(`${mainPaths.receiveReportOpen}?rrNo=${rrNo}`, caller)).data as ReportForm | undefined)?.may;
  };
  expect(await mayOf('superadmin')).toEqual({ fill: true, confirm: true, share: true, void: true });
  const [clerk, auditor] = [await mayOf('whclerk'), await mayOf('auditor')];
  expect(clerk).toMatchObject({ fill: true, void: true });
  expect(auditor).toMatchObject({ fill: false, void: false });
});

it('[R86] a link sends so many files and no more', async () => {
  const { id: record } = await app.db.selectFrom('receive_report').select('id').where('state', '=', 'draft').executeTakeFirstOrThrow();
  const access = unrestricted(1);
  const shared = { entity: 'receiveReport', record, access: 'fill', days: 7 } as const;
  const { token } = await issueShareLink(app.db, { access, now: app.now() }, shared);
  await sql`update share_link set uploads = ${photoLimits.link} where record = ${record}`.execute(app.db);
  const reply = await site.inject({ method: 'POST', url: `${reportLinkBase}/upload`, headers: { 'x-share-token': token } });
  expect([reply.statusCode, reply.json()]).toMatchObject([422, { refusals: [{ code: 'UPLOADS_MOST' }] }]);
});
