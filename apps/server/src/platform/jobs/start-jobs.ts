import { keepDays } from '@axle/tasks';
import { workAtBulk } from '../bulk/bulk-job.ts';
import { forgetBulk } from '../bulk/bulk-tasks.ts';
import { sweepAttachments } from '../attachments/sweep-attachments.ts';
import type { Database } from '../database/database.ts';
import type { FileFolder } from '../files/file-folder.ts';
import { sweepFolder } from '../files/sweep-folder.ts';
import { forwardMails } from '../mail/forward-mails.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { sendMail } from '../mail/send-mail.ts';
import { countHits } from '../../modules/system/field-settings/count-hits.ts';
import { decideOrders } from '../../modules/logistics/rule/decide-orders.ts';
import { nightlyExceptions } from '../../modules/catalog/mapping/nightly-exceptions.ts';
import { turnListings } from '../../modules/catalog/mapping/turn-listings.ts';
import { countUsage } from '../notifications/count-usage.ts';
import { expireExemptions } from '../../modules/catalog/exemption/expire-exemptions.ts';
import { remindApprovers } from '../approvals/remind-approvers.ts';
import { expireCases } from '../../modules/inventory/fba/expire-cases.ts';
import { tellEndingCases } from '../../modules/inventory/fba/tell-ending-cases.ts';
import { settleShipments } from '../../modules/inventory/fba/follow-imports.ts';
import { feeds } from '../feeds/feeds.ts';
import { noteRates } from '../feeds/note-rates.ts';
import { forgetRuns, runFeed } from '../feeds/run-feed.ts';
import { tellStaleFeeds } from '../feeds/tell-stale-feeds.ts';
import { expireDownloads } from '../exports/download-tasks.ts';
import type { ExportSource } from '../exports/export-source.ts';
import { runExport } from '../exports/run-export.ts';
import { askEveryDay, forwardSyncs } from '../../modules/system/shop-sync/forward-syncs.ts';
import { runSync } from '../../modules/system/shop-sync/run-sync.ts';
import { workAtImport } from '../imports/import-job.ts';
import { expireImportFiles } from '../imports/import-tasks.ts';
import type { OpenRowWriter } from '../resources/row-writer.ts';
import type { PageRegistry } from '../registry/registry.ts';
import type { ActionHandlers } from '../resources/calls/action-handler.ts';
import { returnPriorities } from '../../modules/planning/priority/return-priorities.ts';
import type { Log } from '../host/log.ts';
import { expireReservations } from '../../modules/inventory/stock/reservation-actions.ts';
import { tellLowStock } from '../../modules/inventory/stock/stock-alerts.ts';
import { tellShortPromises } from '../../modules/inventory/stock/tell-short-promises.ts';
import { tellShortOrders } from '../../modules/inventory/outbound/tell-short-orders.ts';
import { takeSnapshots } from '../../modules/inventory/report/take-snapshots.ts';
import { tellExpiringMarks } from '../../modules/catalog/brand/expiring-marks.ts';
import { refreshAccess } from '../../modules/system/shop/refresh-access.ts';
import { tellExpiringShops } from '../../modules/system/shop/expiring-shops.ts';
import { tellExpiringPasswords } from '../sign-in/expiring-passwords.ts';
import { sweepSignIns } from '../sign-in/sweep-sign-ins.ts';
import type { WorkedQueue } from './job-queue.ts';
import { runNightlyChecks } from '../exceptions/nightly-checks.ts';
import { recoverTasks } from './recover-tasks.ts';

/** What the background work of the server is made of. */
export interface JobParts {
  readonly database: Pick<Database, 'db' | 'exclusive'>;
  readonly registry: PageRegistry;
  readonly files: FileFolder;
  readonly queue: WorkedQueue;
  readonly source: ExportSource;
  readonly openRowWriter: OpenRowWriter;
  readonly handlers: ActionHandlers;
  readonly mail: MailTransport;
  readonly log: Log;
  readonly now: () => Date;
}

/** Background work that goes on until it is stopped. */
export interface Jobs {
  /** Takes over what a lost server left, then works at the queues. */
  start(): Promise<void>;
  /** Hands unfinished work back to the queue: batches that are committed stay, the rest is done by the next start. */
  stop(): Promise<void>;
}

/** Workers of one server for each queue. */
const workers = { import: 2, export: 3, bulk: 2, mail: 1, token: 1, sync: 1 } as const;

/**
 * Milliseconds between two looks for lost tasks, for mails that are due, for requests that are late, between two counts of whom field
 * settings hit, and between two sweeps of old files.
 */
const [recoverEvery, forwardEvery, remindEvery, countEvery, sweepEvery] = [30_000, 5_000, 60_000, 60_000, 10 * 60_000];

/** Minutes between two good runs that are noted of what runs more often. */
const notedEvery = 10;

/** Imports, exports, mails, recovery and sweeping of one server. */
export function serverJobs({
  database: { db: database, exclusive },
  registry,
  files,
  queue,
  source,
  openRowWriter,
  handlers,
  mail,
  log,
  now,
}: JobParts): Jobs {
  const stopping = new AbortController();
  const work = { database, registry, files, queue, source, openRowWriter, handlers, log, now, stopping: stopping.signal };
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<void>>();
  const once = (what: string, act: () => Promise<unknown>) => {
    const run: Promise<void> = act()
      .then(
        () => undefined,
        (error: unknown) => log.warn(`jobs: ${what} did not work (${error instanceof Error ? error.message : String(error)})`),
      )
      .finally(() => running.delete(run));
    running.add(run);
  };
  const sweep = async () => {
    await expireDownloads({ database, files }, now());
    await expireImportFiles(database, files, keepDays.errorFile, now());
    await forgetBulk(database, keepDays.errorFile, now());
    await sweepAttachments(database, files, registry);
    await sweepFolder(database, files, now());
    await runFeed(database, feeds.signIns, now, () => sweepSignIns(database, now()));
    await runFeed(database, feeds.passwords, now, () => tellExpiringPasswords(database, now()));
    await runFeed(database, feeds.shops, now, () => tellExpiringShops(database, now()));
    await tellExpiringMarks(database, now());
    await countUsage(database, now());
    await noteRates(database);
    await tellStaleFeeds(database, now());
    await forgetRuns(database, now());
    await expireExemptions(database, now());
    await turnListings(database, now());
    await nightlyExceptions(database, now());
    await returnPriorities(database, now());
    await expireReservations(database, now());
    await takeSnapshots(database, now());
    await tellLowStock(database, now());
    await tellShortOrders(database, now());
    await tellShortPromises(database, now());
    await settleShipments(database, now());
    await expireCases(database, now());
    await tellEndingCases(database, now());
    await decideOrders(database, now());
    await askEveryDay(database, now());
  };
  return {
    async start() {
      await recoverTasks(database, queue, exclusive ? 'all' : 'runOut');
      await queue.work('import', workers.import, taskId => workAtImport(work, taskId));
      await queue.work('export', workers.export, taskId => runExport(work, taskId));
      await queue.work('bulk', workers.bulk, taskId => workAtBulk(work, taskId));
      await queue.work('mail', workers.mail, id => sendMail({ database, transport: mail, log, now }, id));
      await queue.work('token', workers.token, async store => {
        await refreshAccess(database, store, now());
      });
      await queue.work('sync', workers.sync, id => runSync({ database, log, now }, id));
      once('sweeping', sweep);
      once('nightly checks', () => runNightlyChecks(database, now()));
      timers.push(
        setInterval(
          () => once('mails', () => runFeed(database, feeds.mails, now, () => forwardMails(database, queue, now()), notedEvery)),
          forwardEvery,
        ),
        setInterval(
          () =>
            once('reminders', () =>
              runFeed(database, feeds.reminders, now, async () => ({ rowsIn: await remindApprovers(database, now()) }), notedEvery),
            ),
          remindEvery,
        ),
        setInterval(() => once('shops', () => forwardSyncs(database, queue, now())), forwardEvery),
        setInterval(() => once('recovery', () => recoverTasks(database, queue, 'runOut')), recoverEvery),
        setInterval(
          () => once('counting', () => runFeed(database, feeds.hits, now, () => countHits(database, registry, now()), notedEvery)),
          countEvery,
        ),
        setInterval(() => once('sweeping', sweep), sweepEvery),
        setInterval(() => once('nightly checks', () => runNightlyChecks(database, now())), sweepEvery),
      );
    },
    async stop() {
      timers.forEach(clearInterval);
      stopping.abort('stopping');
      await queue.stop();
      await Promise.all(running);
    },
  };
}
