import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openFileFolder } from '../../../platform/files/file-folder.ts';
import { keepFile } from '../../../platform/files/stored-files.ts';
import { silentLog } from '../../../platform/host/log.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { demoTime } from '../../../testing/demo-time.ts';
import { keepGranted } from '../../system/shop/kept-auth.ts';
import { takeOrders } from '../intake/take-orders.ts';
import { intakeShop } from '../intake/testing/intake-bench.ts';
import { askDownload } from './download-actions.ts';
import { endDownload } from './end-download.ts';
import { claimDownload } from './claim-download.ts';
import { noteBrought } from './note-outcomes.ts';
import { runDownload } from './run-download.ts';
import { scheduleDownloads } from './schedule-downloads.ts';
import { sourceOf } from './source-of.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'axle-downloads-'));
afterAll(async () => rm(folder, { recursive: true, force: true }));
const files = await openFileFolder(folder);
const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const shop = await intakeShop(app.db);
const now = () => demoTime;
const queue = { send: async () => undefined, wake: () => undefined };
const work = { database: app.db, registry: app.registry, files, queue, log: silentLog, now };
const samples = fileURLToPath(new URL('../../../../../../samples/orders/', import.meta.url));
const downloads = { service: 'nova', path: 'order_download' };
const failures = { service: 'nova', path: 'order_failure' };

async function laid(name: string, store: number): Promise<number> {
  const laidFile = await files.lay(createReadStream(path.join(samples, name)));
  if (!laidFile.ok) throw new Error(laidFile.refusal.code);
  await keepFile(app.db, laidFile.value, { name, mediaType: 'text/plain', by: shop.owner });
  const { rows } = await sql<{ platform: string }>`select platform from store where id = ${store}`.execute(app.db);
  const file = [{ id: laidFile.value.id, name, bytes: laidFile.value.bytes }];
  const asked = {
    store,
    platform: rows[0]!.platform,
    kind: 'orders',
    from: now(),
    to: now(),
    trigger: 'file',
    by: shop.owner,
    file,
  } as const;
  return askDownload(app.db, asked, now());
}

async function upload(name: string, store = shop.store): Promise<number> {
  const id = await laid(name, store);
  await runDownload(work, id);
  return id;
}

const { id: walmart } = await app.db.selectFrom('store').select('id').where('code', '=', 'WMT-US').executeTakeFirstOrThrow();

const recordOf = async (id: number) =>
  (await sql<Record<string, unknown>>`select * from order_download where id = ${id}`.execute(app.db)).rows[0]!;
const orderOf = async (number: string) =>
  (await sql<Record<string, unknown>>`select * from sales_order where platform_order_id = ${number}`.execute(app.db)).rows[0];
const asked = (input: object) => app.post(actionPath(downloads, 'download'), { page: 'orderDownloadRecord', targets: [], input }, boss);

describe('an order report that is uploaded', () => {
  it('brings its orders: unmapped is abnormal, FBA shipped, a bad row fails its whole order', async () => {
    expect(await recordOf(await upload('amazon-all-orders.txt'))).toMatchObject({
      status: 'partial',
      pulled: 6,
      created: 5,
      updated: 0,
      skipped: 0,
      failed: 1,
      error_code: 'NOT_A_NUMBER',
    });
    expect(await orderOf('114-3000002-0000002')).toMatchObject({ status: 'abnormal', abnormal_code: 'UNMAPPED' });
    expect(await orderOf('114-3000003-0000003')).toMatchObject({ status: 'shipped', kind: 'fba' });
    expect(await orderOf('114-3000004-0000004')).toMatchObject({ status: 'pendingPay' });
    expect(await orderOf('114-3000006-0000006')).toMatchObject({ status: 'cancelled' });
    expect(await orderOf('114-3000005-0000005')).toBeUndefined();
  });

  it('that comes again creates and updates nothing: skipped = pulled', async () => {
    await upload('amazon-orders.txt');
    expect(await recordOf(await upload('amazon-orders.txt'))).toMatchObject({
      status: 'success',
      pulled: 3,
      created: 0,
      updated: 0,
      skipped: 3,
    });
  });

  it('completes what another report of the platform began, and notes a bad zip', async () => {
    expect(await orderOf('114-3000001-0000001')).toMatchObject({ status: 'pendingReview', line1: '1 Main St', total: '102.2' });
    const bad = await orderOf('114-3000007-0000007');
    expect(bad).toMatchObject({ status: 'pendingReview', address_issues: ['E_ZIP_FORMAT'] });
  });

  it('two orders of one buyer at one address are found as such, whatever the spelling', async () => {
    const [one, other] = [await orderOf('114-3000001-0000001'), await orderOf('114-3000008-0000008')];
    expect(one?.['address_hash']).toBe(other?.['address_hash']);
  });

  it('of another platform is refused, and not tried again', async () => {
    expect(await recordOf(await upload('ebay-orders.csv'))).toMatchObject({ status: 'failed', error_code: 'UNKNOWN_REPORT', tries: 1 });
  });

  it.each([
    ['EBAY-US', 'ebay-orders.csv', { pulled: 2, created: 2, failed: 0 }],
    ['WMT-US', 'walmart-orders.csv', { pulled: 3, created: 2, failed: 1 }],
    ['PG-US', 'partsgeek-orders.csv', { pulled: 2, created: 2, failed: 0 }],
  ])('of %s', async (code, name, counts) => {
    const { rows } = await sql<{ id: number }>`select id from store where code = ${code}`.execute(app.db);
    expect(await recordOf(await upload(name, rows[0]!.id))).toMatchObject(counts);
  });

  it('is found by an order that it brought', async () => {
    const list = await app.post(
      recordPath(downloads, 'list'),
      { page: 'orderDownloadRecord', filters: [{ field: 'orders', op: 'in', value: ['114-3000002-0000002'] }], sort: [], limit: 20 },
      boss,
    );
    expect(list.data).toMatchObject({ rows: [{ status: 'partial', trigger: 'file' }] });
  });

  it('an order that failed is tried again with what was sent, or left out with a reason', async () => {
    const open = async () =>
      (
        await sql<{ id: number; version: number; code: string; retries: number }>`
        select id, version, code, retries from order_failure where platform_order_id = '114-3000005-0000005'`.execute(app.db)
      ).rows;
    const [failure] = await open();
    expect(failure).toMatchObject({ code: 'NOT_A_NUMBER', retries: 0 });
    const act = (action: string, target: object, input: object = {}) =>
      app.post(actionPath(failures, action), { page: 'orderFailure', targets: [target], input }, boss);
    await act('retry', { id: failure!.id, version: failure!.version });
    const [again] = await open();
    await sql`update order_failure set raw = replace(raw, '"one"', '"1"') where id = ${again!.id}`.execute(app.db);
    await act('retry', { id: again!.id, version: again!.version });
    expect(await orderOf('114-3000005-0000005')).toMatchObject({ total: '32.4' });
  });
});

describe('a worker that is killed during intake', () => {
  it('leaves what it stored; another one does the rest, and the counts are those of one run', async () => {
    const id = await laid('walmart-orders.csv', walmart);
    await sql`delete from sales_order where store = ${walmart} and platform_order_id like '1088%'`.execute(app.db);
    const claimed = await claimDownload(app.db, id, now());
    expect(await claimDownload(app.db, id, now())).toBeUndefined();
    const source = await sourceOf(work, claimed!);
    if (!source.ok) throw new Error(source.refusal.code);
    for await (const page of source.value())
      if (page.ok)
        await takeOrders(
          app.db,
          {
            registry: app.registry,
            by: shop.owner,
            now: now(),
            noteOutcomes: async (transaction, outcomes) => noteBrought(transaction, claimed!, outcomes),
          },
          walmart,
          page.value.orders.slice(0, 1),
        );
    await sql`update order_download set lease_until = now() - interval '1 second' where id = ${id}`.execute(app.db);
    await Promise.all([runDownload(work, id), runDownload(work, id)]);
    expect(await recordOf(id)).toMatchObject({ status: 'partial', pulled: 3, created: 2, failed: 1, skipped: 0, tries: 2 });
  });
});

describe('shops whose platform lets us in', () => {
  const asked = async () =>
    (
      await sql<{ from_at: string; trigger: string }>`
      select from_at, trigger from order_download where store = ${shop.store} and trigger = 'schedule' and status = 'queued'`.execute(
        app.db,
      )
    ).rows;
  const grant = (refreshToken: string) =>
    app.db
      .transaction()
      .execute(transaction =>
        keepGranted(transaction, { id: shop.store, platform: 'amazon' }, { sellerId: 'A1', refreshToken }, { by: shop.owner, now: now() }),
      );

  it('are asked once for what changed; nobody is asked without credentials, or with those of the sandbox', async () => {
    await sql`delete from order_download where store = ${shop.store} and kind = 'updates'`.execute(app.db);
    await grant('sandbox-good');
    await scheduleDownloads(app.db, now());
    expect(await asked()).toEqual([]);
    await grant('real');
    await Promise.all([scheduleDownloads(app.db, now()), scheduleDownloads(app.db, now())]);
    expect(await asked()).toHaveLength(1);
    await sql`update shop_auth set state = 'revoked' where store = ${shop.store}`.execute(app.db);
    await sql`delete from order_download where store = ${shop.store} and trigger = 'schedule'`.execute(app.db);
    await scheduleDownloads(app.db, now());
    expect(await asked()).toEqual([]);
  });

  it('without authorisation are not called: the download fails at once', async () => {
    const of = { store: shop.store, platform: 'amazon', kind: 'orders', from: now(), to: now(), trigger: 'manual', by: null } as const;
    const id = await askDownload(app.db, of, now());
    await runDownload(work, id);
    expect(await recordOf(id)).toMatchObject({ status: 'failed', error_code: 'NO_AUTHORISATION', pages: 0 });
  });
});

describe('a span that is fetched', () => {
  const at = (hour: number) => new Date(demoTime.getTime() + (hour - 24) * 3_600_000);
  const span = async (from: number, to: number, outcome: 'success' | 'failed') => {
    const of = { store: shop.store, platform: 'amazon', kind: 'updates', from: at(from), to: at(to), trigger: 'manual', by: null } as const;
    const id = await askDownload(app.db, of, now());
    if (outcome === 'failed') {
      await sql`update order_download set status = 'failed', started_at = now() where id = ${id}`.execute(app.db);
      return id;
    }
    const claimed = await claimDownload(app.db, id, now());
    await endDownload(app.db, claimed!, { pulled: 0, pages: 1, first: undefined }, now());
    return id;
  };

  it('shows a gap of 2 hours after a run that failed; the gap is gone once that is fetched', async () => {
    await span(0, 2, 'success');
    const failed = await span(2, 4, 'failed');
    const after = await span(4, 6, 'success');
    expect(await recordOf(after)).toMatchObject({ gap: 120 });
    await span(2, 4, 'success');
    expect(await recordOf(after)).toMatchObject({ gap: 0 });
    expect(await recordOf(failed)).toMatchObject({ repaired: true });
  });

  it('has at most 31 days, and ends after it begins', async () => {
    const refused = await asked({ store: shop.store, kind: 'orders', from: at(24).toISOString(), to: at(23).toISOString() });
    expect(refused).toMatchObject({ reason: 'SPAN' });
    const long = await asked({ store: shop.store, kind: 'orders', from: at(24 - 32 * 24).toISOString(), to: at(23).toISOString() });
    expect(long).toMatchObject({ reason: 'SPAN' });
    expect(await asked({ store: shop.store, kind: 'orders', from: at(22).toISOString(), to: at(23).toISOString() })).toMatchObject({
      code: 200,
    });
  });

  it('shows how far each shop is fetched', async () => {
    const shown = await app.post(recordPath(downloads, 'work'), { page: 'orderDownloadRecord', tool: 'tab2', input: {} }, boss);
    const { lines } = shown.data as { readonly lines: readonly Readonly<Record<string, unknown>>[] };
    expect(lines.find(({ store, kind }) => String(store).startsWith('AMZ-NA') && kind === 'updates')).toMatchObject({ last: 'success' });
  });
});
