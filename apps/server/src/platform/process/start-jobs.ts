import { keepDays } from '@axle/tasks';
import { workAtBulk } from '../bulk/bulk-job.ts';
import { forgetBulk } from '../bulk/bulk-tasks.ts';
import { sweepAttachments } from '../attachments/sweep-attachments.ts';
import type { Database } from '../database/database.ts';
import type { FileFolder } from '../files/file-folder.ts';
import { sweepFolder } from '../files/sweep-folder.ts';
import { forwardMails } from '../mail/forward-mails.ts';
import { filesOfMails } from '../mail/mail-files.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import type { NextTry } from '../mail/next-try.ts';
import { sendMail } from '../mail/send-mail.ts';
import { transportInForce } from '../mail/transport-settings.ts';
import { countUsage } from '../notifications/count-usage.ts';
import { remindApprovers } from '../approvals/remind-approvers.ts';
import { feeds } from '../feeds/feeds.ts';
import { noteRates } from '../feeds/note-rates.ts';
import { forgetRuns, notedEvery, runFeed } from '../feeds/run-feed.ts';
import { notifyOfStaleFeeds } from '../feeds/notify-of-stale-feeds.ts';
import { expireDownloads } from '../exports/download-tasks.ts';
import type { ExportSource } from '../exports/export-source.ts';
import { runExport } from '../exports/run-export.ts';
import { workAtImport } from '../imports/import-job.ts';
import { expireImportFiles } from '../imports/import-tasks.ts';
import { fillSearchTexts } from '../resources/search/fill-search-texts.ts';
import type { OpenRowWriter } from '../resources/row-writer.ts';
import type { Registry } from '../registry/registry.ts';
import type { Log } from '../host/log.ts';
import { notifyOfExpiringPasswords } from '../sign-in/expiring-passwords.ts';
import { sweepSignIns } from '../sign-in/sweep-sign-ins.ts';
import { queueWorkers, rounds, sweeps } from '../jobs/background-work.ts';
import type { WorkedQueue } from '../jobs/job-queue.ts';
import { runNightlyChecks } from '../exceptions/nightly-checks.ts';
import { recoverTasks } from '../jobs/recover-tasks.ts';
import { makeDueTurns } from '../subscriptions/make-due-turns.ts';

/** What the background work of the server is made of. */
export interface JobParts {
  readonly database: Pick<Database, 'db' | 'exclusive'>;
  readonly registry: Registry;
  readonly files: FileFolder;
  readonly queue: WorkedQueue;
  readonly source: ExportSource;
  readonly openRowWriter: OpenRowWriter;
  /** How mails leave unless people set a server. */
  readonly mail: MailTransport;
  /** When mails that were not taken are tried again. */
  readonly nextTry: NextTry;
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
const workers = { import: 2, export: 3, bulk: 2, mail: 1 } as const;

/**
 * Milliseconds between two looks for lost tasks, for mails that are due, for requests that are late and exports whose turn has come, and
 * between two sweeps of old files.
 */
const [recoverEvery, forwardEvery, remindEvery, sweepEvery] = [30_000, 5_000, 60_000, 10 * 60_000];

/** Imports, exports, mails, recovery and sweeping of one server. */
export function serverJobs({
  database: { db: database, exclusive },
  registry,
  files,
  queue,
  source,
  openRowWriter,
  mail,
  nextTry,
  log,
  now,
}: JobParts): Jobs {
  const stopping = new AbortController();
  const work = { database, registry, files, queue, source, openRowWriter, log, now, stopping: stopping.signal };
  const sending = { database, log, now, nextTry, filesOf: filesOfMails({ database, registry, files, now }) };
  const background = { database, registry, files, queue, log, now };
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
    await runFeed(database, feeds.passwords, now, () => notifyOfExpiringPasswords(database, now()));
    await fillSearchTexts(database, registry);
    await countUsage(database, now());
    await noteRates(database);
    await notifyOfStaleFeeds(database, now());
    await forgetRuns(database, now());
    for (const run of registry.parts(sweeps).values()) await run(background);
  };
  const turns = () => makeDueTurns({ database, registry, queue, source }, now());
  return {
    async start() {
      await recoverTasks(database, queue, exclusive ? 'all' : 'expired');
      await queue.work('import', workers.import, taskId => workAtImport(work, taskId));
      await queue.work('export', workers.export, taskId => runExport(work, taskId));
      await queue.work('bulk', workers.bulk, taskId => workAtBulk(work, taskId));
      await queue.work('mail', workers.mail, async id => sendMail({ ...sending, transport: await transportInForce(database, mail) }, id));
      for (const [name, work] of registry.parts(queueWorkers)) await queue.work(name, 1, id => work(background, id));
      once('sweeping', sweep);
      once('scheduled exports', turns);
      once('nightly checks', () => runNightlyChecks(database, registry, now()));
      timers.push(
        setInterval(
          () => once('mails', () => runFeed(database, feeds.mails, now, () => forwardMails(database, queue, nextTry, now()), notedEvery)),
          forwardEvery,
        ),
        setInterval(
          () =>
            once('reminders', () =>
              runFeed(database, feeds.reminders, now, async () => ({ rowsIn: await remindApprovers(database, now()) }), notedEvery),
            ),
          remindEvery,
        ),
        setInterval(() => once('scheduled exports', turns), remindEvery),
        setInterval(() => once('recovery', () => recoverTasks(database, queue, 'expired')), recoverEvery),
        setInterval(() => once('sweeping', sweep), sweepEvery),
        setInterval(() => once('nightly checks', () => runNightlyChecks(database, registry, now())), sweepEvery),
        ...[...registry.parts(rounds)].map(([name, { every, work: round }]) =>
          setInterval(() => once(name, () => round(background)), every),
        ),
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
