import { unrestricted } from '@axle/permissions';
import { photoLimits } from '@axle/purchasing';
import { actionPath } from '@axle/wire';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import type { FileFolder } from '../../../platform/files/file-folder.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { issueShareLink } from '../../../platform/share-links/share-links.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { reportLinkBase, reportLinkSite } from './report-link-site.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
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

it('[R86] a link sends so many files and no more', async () => {
  const { id: record } = await app.db.selectFrom('receive_report').select('id').where('state', '=', 'draft').executeTakeFirstOrThrow();
  const access = unrestricted(1);
  const shared = { entity: 'receiveReport', record, access: 'fill', days: 7 } as const;
  const { token } = await issueShareLink(app.db, { access, now: app.now() }, shared);
  await sql`update share_link set uploads = ${photoLimits.link} where record = ${record}`.execute(app.db);
  const reply = await site.inject({ method: 'POST', url: `${reportLinkBase}/upload`, headers: { 'x-share-token': token } });
  expect([reply.statusCode, reply.json()]).toMatchObject([422, { refusals: [{ code: 'UPLOADS_MOST' }] }]);
});
