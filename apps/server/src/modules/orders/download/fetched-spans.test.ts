import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoTime } from '../../../testing/demo-time.ts';
import { keepGranted } from '../../system/shop/kept-auth.ts';
import { takeOrders } from '../intake/take-orders.ts';
import { claimDownload } from './claim-download.ts';
import { askDownload } from './download-actions.ts';
import { endDownload } from './end-download.ts';
import { noteBrought } from './note-outcomes.ts';
import { runDownload } from './run-download.ts';
import { scheduleDownloads } from './schedule-downloads.ts';
import { sourceOf } from './source-of.ts';
import { downloadBench } from './testing/download-bench.ts';

const { app, boss, shop, now, work, laid, recordOf, storeOf } = await downloadBench();
const downloads = { service: 'nova', path: 'order_download' };
const walmart = await storeOf('WMT-US');
const download = (input: object) => app.post(actionPath(downloads, 'download'), { page: 'orderDownloadRecord', targets: [], input }, boss);

describe('a worker that is killed during intake', () => {
  it('leaves what it stored; another one does the rest, and the counts are those of one run', async () => {
    const id = await laid('walmart-orders.csv', walmart);
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
    const of = {
      store: shop.store,
      platform: 'amazon',
      kind: 'tracking',
      from: at(from),
      to: at(to),
      trigger: 'manual',
      by: null,
    } as const;
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
    const refused = await download({ store: shop.store, kind: 'orders', from: at(24).toISOString(), to: at(23).toISOString() });
    expect(refused).toMatchObject({ reason: 'SPAN' });
    const long = await download({ store: shop.store, kind: 'orders', from: at(24 - 32 * 24).toISOString(), to: at(23).toISOString() });
    expect(long).toMatchObject({ reason: 'SPAN' });
    expect(await download({ store: shop.store, kind: 'orders', from: at(22).toISOString(), to: at(23).toISOString() })).toMatchObject({
      code: 200,
    });
  });

  it('shows how far each shop is fetched', async () => {
    const shown = await app.post(recordPath(downloads, 'work'), { page: 'orderDownloadRecord', tool: 'tab2', input: {} }, boss);
    const { lines } = shown.data as { readonly lines: readonly Readonly<Record<string, unknown>>[] };
    expect(lines.find(({ store, kind }) => String(store).startsWith('AMZ-NA') && kind === 'tracking')).toMatchObject({ last: 'success' });
  });
});
