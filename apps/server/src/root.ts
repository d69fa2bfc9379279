import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { mailNext } from '@axle/purchasing';
import { mainBase } from '@axle/wire';
import type { FastifyInstance } from 'fastify';
import { seedDemoData } from './platform/demo/seed-demo-data.ts';
import { wholeRegistry } from './modules.ts';
import { replySite } from './modules/purchasing/reply/link/reply-site.ts';
import { logLinkSite } from './modules/quality/log/log-link-site.ts';
import { reportLinkSite } from './modules/purchasing/receive-report/report-link-site.ts';
import { sandboxSite } from './modules/system/shop/sandbox-site.ts';
import { resolveCaller } from './platform/access/resolve-caller.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/database.ts';
import { syncFeeds } from './platform/feeds/feeds.ts';
import { claimFolder } from './platform/files/claim-folder.ts';
import { openFileFolder } from './platform/files/file-folder.ts';
import { buildApp } from './platform/gateways/app/build-app.ts';
import { loadWebSite } from './platform/gateways/site/web-site.ts';
import type { Log } from './platform/host/log.ts';
import { queueWorkers } from './platform/jobs/background-work.ts';
import { openJobQueue } from './platform/jobs/job-queue.ts';
import { isHealthy } from './platform/process/is-healthy.ts';
import { serverJobs } from './platform/process/start-jobs.ts';
import { openMailTransport } from './platform/mail/open-mail-transport.ts';
import { allMainCalls, allOfficeCalls } from './platform/platform-calls.ts';
import type { Assembled } from './platform/process/start-server.ts';
import type { Registry } from './platform/registry/registry.ts';
import { recordExports } from './platform/resources/export-rows.ts';
import { openRecordWriter } from './platform/resources/upsert/record-writer.ts';
import { openSecretKey } from './platform/secrets/secret-key.ts';
import { syncStatuses } from './platform/status/sync-statuses.ts';

/** Where the build lays the browser app. */
const webFolder = fileURLToPath(new URL('../../../dist/web', import.meta.url));

/** The server, and which calls it answers. */
export interface Wired extends Assembled {
  readonly app: FastifyInstance;
  readonly calls: readonly { readonly method: 'GET' | 'POST'; readonly path: string }[];
}

/**
 * Puts the server together over an open database whose schema is up to date; fills an empty one with the demo where that is wanted. It
 * serves all pages unless others are given.
 */
export async function wire(opened: Database, config: Config, log: Log, given?: Registry): Promise<Wired> {
  const { db: database, pool } = opened;
  const now = (): Date => new Date();
  const registry = given ?? (await wholeRegistry());
  await claimFolder(database, config.dataFolder);
  const files = await openFileFolder(path.join(config.dataFolder, 'files'));
  await openSecretKey(config.dataFolder, config.shopTokenKey);
  if (config.demoData) await seedDemoData(database, registry, now(), { files, months: config.demoMonths, log });
  await syncStatuses(database, registry);
  await syncFeeds(database);
  const queue = await openJobQueue(pool, log, registry.parts(queueWorkers).keys());
  const source = recordExports(opened, registry);
  const parts = { database, registry, files, queue, source, openRowWriter: openRecordWriter, log };
  const main = allMainCalls(parts);
  const office = allOfficeCalls(parts);
  const app = buildApp({
    mainCalls: main,
    officeCalls: office,
    resolveCaller: resolveCaller(database, registry),
    site: await loadWebSite(webFolder),
    also: fastify => {
      sandboxSite(fastify, now);
      replySite(fastify, { database, registry, now });
      reportLinkSite(fastify, { database, registry, files, now });
      logLinkSite(fastify, { database, registry, now });
    },
    now,
    healthy: () => isHealthy(database, config.dataFolder),
    logLevel: config.logLevel,
    trustedProxies: config.trustedProxies,
  });
  return {
    app,
    calls: [
      ...main.map(({ method, path: below }) => ({ method, path: mainBase + below })),
      ...office.map(({ method, path: whole }) => ({ method, path: whole })),
    ],
    jobs: serverJobs({
      database: opened,
      registry,
      files,
      queue,
      source,
      openRowWriter: openRecordWriter,
      mail: await openMailTransport(config),
      nextTry: mailNext,
      log,
      now,
    }),
  };
}
