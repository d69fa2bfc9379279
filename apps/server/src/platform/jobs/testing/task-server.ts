import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { mailNext } from '@axle/purchasing';
import { encodeQuery, fixedKey, headers, mainBase } from '@axle/wire';
import { atEndOfFile } from '../../../testing/at-end-of-file.ts';
import { loadAccess } from '../../access/load-access.ts';
import { bulkCalls } from '../../bulk/bulk-calls.ts';
import { downloadCalls } from '../../exports/download-calls.ts';
import { exportCalls } from '../../exports/export-calls.ts';
import { exportTemplateCalls } from '../../exports/export-template-calls.ts';
import { attachmentCalls } from '../../attachments/attachment-calls.ts';
import { openFileFolder } from '../../files/file-folder.ts';
import { uploadCalls } from '../../files/upload-calls.ts';
import { buildApp } from '../../gateways/app/build-app.ts';
import type { ResolveCaller } from '../../gateways/caller.ts';
import { importCalls } from '../../imports/import-calls.ts';
import { propertyCalls } from '../../../modules/catalog/property/property-calls.ts';
import { readTableCalls } from '../../imports/read-table-call.ts';
import { wholeRegistry } from '../../../modules.ts';
import type { Log } from '../../host/log.ts';
import { recordExports } from '../../resources/export-rows.ts';
import { recordCalls } from '../../resources/gateway/record-calls.ts';
import { toolCalls } from '../../resources/gateway/tool-calls.ts';
import { openRecordWriter } from '../../resources/upsert/record-writer.ts';
import { commentCalls } from '../../comments/comment-calls.ts';
import { printCalls } from '../../prints/print-calls.ts';
import { timelineCalls } from '../../timeline/timeline-calls.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { outboxTransport } from '../../mail/outbox-transport.ts';
import { queueWorkers } from '../background-work.ts';
import { openJobQueue } from '../job-queue.ts';
import { subscriptionCalls } from '../../subscriptions/subscription-calls.ts';
import { serverJobs } from '../../process/start-jobs.ts';

/** The answer to any call. */
export interface Reply {
  readonly code: number;
  readonly reason?: string;
  readonly message: string;
  readonly data: never;
}

/** One user of the tests. */
export interface TestUser {
  readonly id: number;
  get(path: string, params?: Readonly<Record<string, string | number>>, language?: string): Promise<Reply>;
  post(path: string, body: object): Promise<Reply>;
  upload(path: string, fields: Readonly<Record<string, string>>, name: string, content: string | Uint8Array<ArrayBuffer>): Promise<Reply>;
  /** The file of an answer, or its envelope. */
  file(
    path: string,
    params: Readonly<Record<string, string | number>>,
  ): Promise<{ readonly name: string; readonly content: Buffer } | Reply>;
  fileByPost(path: string, body: object): Promise<{ readonly name: string; readonly content: Buffer } | Reply>;
}

/** Users, files, queue and the calls about tasks over a test database, answering on a port of its own. Its workers start on request. */
export async function taskServer(
  { db, pool }: TestDatabase,
  options: { readonly now?: () => Date; readonly exclusive?: boolean; readonly root?: string } = {},
) {
  const now = options.now ?? (() => new Date());
  const warnings: string[] = [];
  const log: Log = { info: () => undefined, warn: line => void warnings.push(line) };
  const root = options.root ?? (await mkdtemp(path.join(os.tmpdir(), 'axle-tasks-')));
  const files = await openFileFolder(path.join(root, 'files'));
  const registry = await wholeRegistry();
  const queue = await openJobQueue(pool, log, registry.parts(queueWorkers).keys());
  const source = recordExports({ db, pool, concurrent: true }, registry);
  const jobs = serverJobs({
    database: { db, exclusive: options.exclusive ?? true },
    registry,
    files,
    queue,
    source,
    openRowWriter: openRecordWriter,
    mail: await outboxTransport(path.join(root, 'outbox'), 'Axle <axle@localhost>'),
    nextTry: mailNext,
    log,
    now,
  });
  const parts = { database: db, registry, files, queue, source, openRowWriter: openRecordWriter, log };
  const resolveCaller: ResolveCaller = async (signature, context) => {
    const access = await loadAccess(db, Number(signature), '2026-01-01');
    if (!access) throw new Error(`no user ${signature}`);
    return { ...context, registry, access, account: signature, nickname: signature, signInId: 1, passwordIsDue: false };
  };
  const app = buildApp({
    mainCalls: [
      ...recordCalls(parts),
      ...toolCalls({ database: db, registry }),
      ...bulkCalls(parts),
      ...importCalls(parts),
      ...propertyCalls(parts),
      ...readTableCalls(parts),
      ...exportCalls(parts),
      ...exportTemplateCalls(parts),
      ...downloadCalls(parts),
      ...subscriptionCalls(parts),
      ...uploadCalls(parts),
      ...attachmentCalls(parts),
      ...printCalls(parts),
      ...timelineCalls(parts),
      ...commentCalls(parts),
    ],
    officeCalls: [],
    resolveCaller,
    site: new Map(),
    now,
    healthy: async () => true,
    logLevel: 'silent',
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  let started = false;
  const end = async () => {
    await app.close();
    if (started) await jobs.stop();
    else await queue.stop();
    await rm(root, { recursive: true, force: true });
  };
  let ended: Promise<void> | undefined;
  const stop = () => (ended ??= end());
  atEndOfFile(stop);

  const addUser = async (name: string, codes: readonly string[], isSuper = false): Promise<TestUser> => {
    const org = await db.insertInto('org').values({ code: name, name_zh: name, name_en: name }).returning('id').executeTakeFirstOrThrow();
    const user = await db
      .insertInto('app_user')
      .values({ account: name, nickname: `昵称${name}`, nickname_en: name, org_id: org.id, password_hash: '-', is_super: isSuper } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    const role = await db
      .insertInto('role')
      .values({ code: `role-${name}`, name_zh: name, name_en: name })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('user_role').values({ user_id: user.id, role_id: role.id }).execute();
    if (codes.length > 0)
      await db
        .insertInto('role_grant')
        .values(codes.map(code => ({ role_id: role.id, page: code.split('.')[1] ?? '', code })))
        .execute();
    return testUser(user.id, address);
  };
  return {
    address,
    /** Failures that nobody expected, for the tests to look at. */
    warnings,
    root,
    files,
    queue,
    jobs,
    addUser,
    work: { database: db, registry, files, queue, source, openRowWriter: openRecordWriter, log, now },
    start: async () => {
      started = true;
      await jobs.start();
    },
    /** For servers that are made within a test; every other stops when its file is done. */
    stop,
  };
}

/** Rights of somebody who brings vehicles in and takes them out. */
export const editorCodes = ['list', 'import', 'export']
  .map(action => `basic.vehicleModel.${action}`)
  .concat('resourceCenter.importTask.list');

function testUser(id: number, address: string): TestUser {
  const headersFor = (language = 'zh-cn') => ({ [headers.key]: fixedKey, [headers.signature]: String(id), [headers.language]: language });
  const url = (call: string, params: Readonly<Record<string, string | number>> = {}) =>
    `${address}${mainBase}${call}?${encodeQuery(params)}`;
  const fileOf = async (reply: Response) => {
    const disposition = reply.headers.get('content-disposition');
    if (!disposition) return (await reply.json()) as Reply;
    return { name: decodeURIComponent(/UTF-8''(.+)$/.exec(disposition)?.[1] ?? ''), content: Buffer.from(await reply.arrayBuffer()) };
  };
  const json = (body: object) => ({
    method: 'POST',
    headers: { ...headersFor(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    id,
    get: async (call, params, language) => (await fetch(url(call, params), { headers: headersFor(language) })).json() as Promise<Reply>,
    post: async (call, body) => (await fetch(url(call), json(body))).json() as Promise<Reply>,
    async upload(call, fields, name, content) {
      const form = new FormData();
      for (const [key, value] of Object.entries(fields)) form.set(key, value);
      form.set('file', new Blob([content]), name);
      return (await fetch(url(call), { method: 'POST', headers: headersFor(), body: form })).json() as Promise<Reply>;
    },
    file: async (call, params) => fileOf(await fetch(url(call, params), { headers: headersFor() })),
    fileByPost: async (call, body) => fileOf(await fetch(url(call), json(body))),
  };
}
