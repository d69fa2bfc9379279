import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { mainBase } from '@axle/wire';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { accessCalls } from './access/access-calls.ts';
import { approvalCalls } from './approvals/approval-calls.ts';
import { attachmentCalls } from './attachments/attachment-calls.ts';
import { bomCalls } from './bom/bom-calls.ts';
import { stationCalls } from './receipt/station-calls.ts';
import { waitingCalls } from './stations/waiting-calls.ts';
import { propertyCalls } from './property/property-calls.ts';
import { resolveCaller } from './access/resolve-caller.ts';
import { rightsOfUserCalls } from './access/rights-of-user.ts';
import { bulkCalls } from './bulk/bulk-calls.ts';
import { commentCalls } from './comments/comment-calls.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import { draftCalls } from './drafts/draft-calls.ts';
import { downloadCalls } from './exports/download-calls.ts';
import { exportCalls } from './exports/export-calls.ts';
import { toolExportCalls } from './exports/tool-export-calls.ts';
import { exportTemplateCalls } from './exports/export-template-calls.ts';
import { openFileFolder } from './files/file-folder.ts';
import { uploadCalls } from './files/upload-calls.ts';
import { buildApp } from './gateways/build-app.ts';
import { loadWebSite } from './gateways/site/web-site.ts';
import { importCalls } from './imports/import-calls.ts';
import { readTableCalls } from './imports/read-table-call.ts';
import { openJobQueue } from './jobs/job-queue.ts';
import { serverJobs } from './jobs/start-jobs.ts';
import { defaultLayoutCalls } from './layouts/default-layouts.ts';
import { homeCalls } from './home/home-calls.ts';
import { homeLayoutCalls } from './home/home-layout-calls.ts';
import { layoutCalls } from './layouts/layout-calls.ts';
import { viewCalls } from './layouts/view-calls.ts';
import { dialogCalls } from './pages/dialog-calls.ts';
import { dictionaryCalls } from './pages/dictionaries.ts';
import { findCalls } from './lookups/find-calls.ts';
import { lookupCalls } from './lookups/lookup-calls.ts';
import { namedLookupCalls } from './lookups/named-lookups.ts';
import { planningLookupCalls } from './lookups/planning-lookups.ts';
import { supplierLookupCalls } from './lookups/supplier-lookups.ts';
import { recipientCalls } from './mail/recipient-calls.ts';
import { logisticsLookupCalls } from './lookups/logistics-lookups.ts';
import { warehouseLookupCalls } from './lookups/warehouse-lookups.ts';
import { pageActions } from './pages/page-actions.ts';
import { pageFigures } from './pages/page-figures.ts';
import { pageTools } from './pages/page-tools.ts';
import { loadPageRegistry, type PageRegistry } from './pages/registry.ts';
import { openMailTransport } from './mail/open-mail-transport.ts';
import { messageCalls } from './messages/message-calls.ts';
import type { Log } from './process/log.ts';
import type { Assembled } from './process/start-server.ts';
import { printCalls } from './prints/print-calls.ts';
import { recordExports } from './resources/export-rows.ts';
import { figuresCalls } from './resources/figures-calls.ts';
import { recordCalls } from './resources/record-calls.ts';
import { toolCalls } from './resources/tool-calls.ts';
import { recordFileCalls } from './resources/record-file-calls.ts';
import { transitionCalls } from './resources/states/transition-calls.ts';
import { tradeRouteCalls } from './trade/trade-route-calls.ts';
import { openRecordWriter } from './resources/record-writer.ts';
import { sandboxSite } from './shop/sandbox-site.ts';
import { shopCalls } from './shop/shop-calls.ts';
import { openShopKey } from './shop/shop-key.ts';
import { seedDemoData } from './seed/seed-demo-data.ts';
import { officeCalls } from './sign-in/office-calls.ts';
import { switchCalls } from './switches/switch-calls.ts';
import { feedCalls } from './feeds/feed-calls.ts';
import { syncFeeds } from './feeds/feeds.ts';
import { statusCalls } from './status/status-calls.ts';
import { syncStatuses } from './status/sync-statuses.ts';
import { userCalls } from './users/user-calls.ts';
import { timelineCalls } from './timeline/timeline-calls.ts';
import { trackingCalls } from './tracking/tracking-calls.ts';
import { workflowCalls } from './workflow/workflow-calls.ts';

/** Where the build lays the browser app. */
const webFolder = fileURLToPath(new URL('../../../dist/web', import.meta.url));

/** The server, and which calls it answers. */
export interface Wired extends Assembled {
  readonly app: FastifyInstance;
  readonly calls: readonly { readonly method: 'GET' | 'POST'; readonly path: string }[];
}

/** Puts the server together over an open and migrated database; fills an empty one with the demo where that is wanted. It serves all pages unless others are given. */
export async function wire(opened: Database, config: Config, log: Log, pages?: PageRegistry): Promise<Wired> {
  const { db: database, pool } = opened;
  const now = (): Date => new Date();
  const registry = pages ?? (await loadPageRegistry());
  const files = await openFileFolder(path.join(config.dataFolder, 'files'));
  await openShopKey(config.dataFolder, config.shopTokenKey);
  if (config.demoData) await seedDemoData(database, registry, now(), files);
  await syncStatuses(database, registry);
  await syncFeeds(database);
  const queue = await openJobQueue(pool, log);
  const source = recordExports(opened, registry.referred);
  const parts = {
    database,
    registry,
    files,
    queue,
    source,
    openRowWriter: openRecordWriter,
    handlers: pageActions,
    figures: pageFigures,
    tools: pageTools,
    log,
  };
  const main = [
    accessCalls,
    rightsOfUserCalls,
    userCalls,
    statusCalls,
    feedCalls,
    approvalCalls,
    bomCalls,
    stationCalls,
    waitingCalls,
    propertyCalls,
    layoutCalls,
    homeCalls,
    homeLayoutCalls,
    defaultLayoutCalls,
    draftCalls,
    transitionCalls,
    viewCalls,
    dictionaryCalls,
    trackingCalls,
    recordCalls,
    recordFileCalls,
    lookupCalls,
    namedLookupCalls,
    shopCalls,
    supplierLookupCalls,
    planningLookupCalls,
    tradeRouteCalls,
    recipientCalls,
    warehouseLookupCalls,
    logisticsLookupCalls,
    findCalls,
    figuresCalls,
    toolCalls,
    toolExportCalls,
    dialogCalls,
    bulkCalls,
    exportCalls,
    exportTemplateCalls,
    importCalls,
    readTableCalls,
    downloadCalls,
    uploadCalls,
    attachmentCalls,
    printCalls,
    timelineCalls,
    commentCalls,
  ].flatMap(calls => calls(parts));
  const office = [officeCalls, messageCalls, workflowCalls, switchCalls].flatMap(calls => calls(parts));
  const app = buildApp({
    mainCalls: main,
    officeCalls: office,
    resolveCaller: resolveCaller(database),
    site: await loadWebSite(webFolder),
    also: fastify => sandboxSite(fastify, now),
    now,
    healthy: () =>
      sql`select 1`.execute(database).then(
        () => true,
        () => false,
      ),
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
      handlers: pageActions,
      mail: await openMailTransport(config),
      log,
      now,
    }),
  };
}
