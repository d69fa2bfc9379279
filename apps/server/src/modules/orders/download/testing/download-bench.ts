import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { openFileFolder } from '../../../../platform/files/file-folder.ts';
import { keepFile } from '../../../../platform/files/stored-files.ts';
import { silentLog } from '../../../../platform/host/log.ts';
import { recordCalls } from '../../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../../testing/demo-app.ts';
import { demoTime } from '../../../../testing/demo-time.ts';
import { confirmationFileCalls } from '../../confirmation/confirmation-actions.ts';
import { intakeShop } from '../../intake/testing/intake-bench.ts';
import { askDownload } from '../download-actions.ts';
import { runDownload } from '../run-download.ts';

const samples = fileURLToPath(new URL('../../../../../../../samples/orders/', import.meta.url));

/** The demo company with a shop whose orders are fetched, and a worker that fetches them when it is called. */
export async function downloadBench() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'axle-downloads-'));
  afterAll(async () => rm(folder, { recursive: true, force: true }));
  const files = await openFileFolder(folder);
  const app = await demoApp(({ db, registry }) => {
    const parts = { database: db, registry };
    return [...recordCalls(parts), ...toolCalls(parts), ...confirmationFileCalls(parts)];
  });
  const boss = { signature: await app.signIn('superadmin'), language: 'en' };
  const shop = await intakeShop(app.db);
  const now = () => demoTime;
  const queue = { send: async () => undefined, wake: () => undefined };
  const work = { database: app.db, registry: app.registry, files, queue, log: silentLog, now };

  /** Keeps a file as if a user had sent it. */
  const held = async (name: string, content: Readable) => {
    const file = await files.lay(content);
    if (!file.ok) throw new Error(file.refusal.code);
    await keepFile(app.db, file.value, { name, mediaType: 'text/plain', by: shop.owner });
    return [{ id: file.value.id, name, bytes: file.value.bytes }];
  };
  /** Puts a sample in line as if a user had uploaded it. */
  const laid = async (name: string, store: number): Promise<number> => {
    const file = await held(name, createReadStream(path.join(samples, name)));
    const { platform } = await app.db.selectFrom('store').select('platform').where('id', '=', store).executeTakeFirstOrThrow();
    const asked = { store, platform, kind: 'orders', from: now(), to: now(), trigger: 'file', by: shop.owner, file } as const;
    return askDownload(app.db, asked, now());
  };
  const upload = async (name: string, store = shop.store): Promise<number> => {
    const id = await laid(name, store);
    await runDownload(work, id);
    return id;
  };
  const recordOf = async (id: number) =>
    (await sql<Record<string, unknown>>`select * from order_download where id = ${id}`.execute(app.db)).rows[0]!;
  const storeOf = async (code: string) =>
    (await app.db.selectFrom('store').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
  return { app, boss, shop, now, work, held, laid, upload, recordOf, storeOf };
}
