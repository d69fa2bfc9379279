import { mainPaths, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { attachmentCalls } from '../attachments/attachment-calls.ts';
import { bulkCalls } from '../bulk/bulk-calls.ts';
import { silentLog } from '../host/log.ts';
import { askedChanges, requests } from './testing/asked-changes.ts';

const queue = { send: async () => undefined, wake: () => undefined };
const { app, as, boss, idOf, begin, change, read, listed, act } = await askedChanges(({ db, registry }) => {
  const parts = { database: db, registry, queue, files: {} as never, log: silentLog };
  return [...bulkCalls(parts), ...attachmentCalls(parts)];
});
const editor = await as('catalogeditor');
const manager = await as('purchasemanager');

interface Report {
  readonly taskid: string;
  readonly state: string;
  readonly able: number;
  readonly done: number;
  readonly refused: number;
  readonly reasons: readonly { readonly message: string; readonly count: number }[];
}
const rehearsed = async (action: string, who: typeof boss, input = {}): Promise<Report> => {
  const targets = (await listed(boss)).map(({ id, version }) => ({ id, version }));
  const reply = await app.post(recordPath(requests, 'bulk'), { page: 'basicInfoApproval', action, input, targets }, who);
  return reply.data as Report;
};
const confirmed = async ({ taskid }: Report, who: typeof boss): Promise<Report> =>
  (await app.post(mainPaths.bulkConfirm, { taskid }, who)).data as Report;
const attach = async (request: number): Promise<number> => {
  const by = await idOf('catalogeditor');
  const file = { entity: 'changeRequest', record_id: request, name: 'letter.pdf', bytes: 12, media_type: 'application/pdf' };
  const values = { ...file, created_by: by, created_at: app.now() };
  return (await app.db.insertInto('attachment').values(values).returning('id').executeTakeFirstOrThrow()).id;
};

beforeEach(async () => {
  await sql`truncate attachment restart identity cascade`.execute(app.db);
  await begin();
  await change({ price: '108' }, editor);
  await change({ moq: 120 }, editor);
  await change({ leadDays: 30 }, boss);
});

it('[A10] several are first checked one by one: which can be approved, which cannot and why; then each is reported', async () => {
  const report = await rehearsed('approve', boss);
  expect(report).toMatchObject({ state: 'ready', able: 2, refused: 1, reasons: [{ count: 1 }] });
  expect(await read()).toMatchObject({ price: '100', moq: 100 });
  expect((await listed(boss)).map(row => row['state'])).toEqual(['pending', 'pending', 'pending']);
  expect(await confirmed(report, boss)).toMatchObject({ state: 'partial', done: 2, refused: 1 });
  expect(await read()).toMatchObject({ price: '108', moq: 120, version: 3 });
});

it('[A16] those with files are left out, and approved by themselves', async () => {
  const [first] = await listed(boss);
  await attach(first!.id);
  expect((await listed(boss))[0]).toMatchObject({ files: 1 });
  const report = await rehearsed('approve', manager);
  expect(report).toMatchObject({
    able: 2,
    refused: 1,
    reasons: [{ message: 'Requests with attachments must be approved one by one', count: 1 }],
  });
  expect(await act('approve', manager, await listed(boss))).toEqual(['HAS_FILES', 'done', 'done']);
  expect(await act('approve', manager, [first!])).toEqual(['done']);
});

it('withdrawn together are one’s own alone', async () => {
  expect(await rehearsed('withdraw', editor)).toMatchObject({ able: 2, refused: 1 });
  expect(await rehearsed('resubmit', editor)).toMatchObject({ able: 0, refused: 3 });
});

it('[A16] files are added by who asked, until it is decided; the approver sees them', async () => {
  const [first] = await listed(boss);
  const file = await attach(first!.id);
  const on = { page: 'basicInfoApproval', id: first!.id };
  const seen = async (who: typeof boss) =>
    (await app.get(`${mainPaths.attachmentList}?page=${on.page}&id=${on.id}`, who)).data as {
      readonly may_add: boolean;
      readonly rows: readonly { readonly may_change: boolean }[];
    };
  expect(await seen(editor)).toMatchObject({ may_add: true, rows: [{ may_change: true }] });
  expect(await seen(manager)).toMatchObject({ may_add: false, rows: [{ may_change: false }] });
  await act('approve', manager, [first!]);
  expect(await seen(editor)).toMatchObject({ may_add: false, rows: [{ may_change: false }] });
  expect(await app.post(mainPaths.attachmentRemove, { ...on, attachment: file }, editor)).toMatchObject({ reason: 'FORBIDDEN' });
});
