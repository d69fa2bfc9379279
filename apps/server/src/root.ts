import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { mainBase } from '@axle/wire';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { accessCalls } from './platform/access/access-calls.ts';
import { approvalCalls } from './platform/approvals/approval-calls.ts';
import { attachmentCalls } from './platform/attachments/attachment-calls.ts';
import { bomCalls } from './modules/catalog/bom/bom-calls.ts';
import { stationCalls } from './modules/inventory/receipt/station-calls.ts';
import { waitingCalls } from './platform/stations/waiting-calls.ts';
import { propertyCalls } from './modules/catalog/property/property-calls.ts';
import { resolveCaller } from './platform/access/resolve-caller.ts';
import { rightsOfUserCalls } from './platform/access/rights-of-user.ts';
import { bulkCalls } from './platform/bulk/bulk-calls.ts';
import { commentCalls } from './platform/comments/comment-calls.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/database.ts';
import { draftCalls } from './platform/drafts/draft-calls.ts';
import { downloadCalls } from './platform/exports/download-calls.ts';
import { exportCalls } from './platform/exports/export-calls.ts';
import { toolExportCalls } from './platform/exports/tool-export-calls.ts';
import { exportTemplateCalls } from './platform/exports/export-template-calls.ts';
import { openFileFolder } from './platform/files/file-folder.ts';
import { uploadCalls } from './platform/files/upload-calls.ts';
import { buildApp } from './platform/gateways/build-app.ts';
import { loadWebSite } from './platform/gateways/site/web-site.ts';
import { importCalls } from './platform/imports/import-calls.ts';
import { readTableCalls } from './platform/imports/read-table-call.ts';
import { openJobQueue } from './platform/jobs/job-queue.ts';
import { serverJobs } from './platform/jobs/start-jobs.ts';
import { defaultLayoutCalls } from './platform/layouts/default-layouts.ts';
import { homeCalls } from './platform/workplace/home-calls.ts';
import { homeLayoutCalls } from './platform/workplace/home-layout-calls.ts';
import { layoutCalls } from './platform/layouts/layout-calls.ts';
import { viewCalls } from './platform/layouts/view-calls.ts';
import { dialogCalls } from './platform/registry/dialog-calls.ts';
import { dictionaryCalls } from './platform/registry/dictionaries.ts';
import { findCalls } from './platform/lookups/find-calls.ts';
import { lookupCalls } from './platform/lookups/lookup-calls.ts';
import { namedLookupCalls } from './platform/lookups/named-lookups.ts';
import { planningLookupCalls } from './modules/planning/parameters/planning-lookups.ts';
import { supplierLookupCalls } from './modules/finance/supplier/supplier-lookups.ts';
import { recipientCalls } from './platform/mail/recipient-calls.ts';
import { logisticsLookupCalls } from './modules/logistics/carrier/logistics-lookups.ts';
import { warehouseLookupCalls } from './modules/inventory/warehouse/warehouse-lookups.ts';
import { pageActions } from './platform/registry/page-actions.ts';
import { pageFigures } from './platform/registry/page-figures.ts';
import { pageTools } from './platform/registry/page-tools.ts';
import { loadPageRegistry, type PageRegistry } from './platform/registry/registry.ts';
import { openMailTransport } from './platform/mail/open-mail-transport.ts';
import { messageCalls } from './platform/notifications/message-calls.ts';
import type { Log } from './platform/host/log.ts';
import type { Assembled } from './platform/process/start-server.ts';
import { printCalls } from './platform/prints/print-calls.ts';
import { recordExports } from './platform/resources/export-rows.ts';
import { figuresCalls } from './platform/resources/figures-calls.ts';
import { recordCalls } from './platform/resources/record-calls.ts';
import { toolCalls } from './platform/resources/tool-calls.ts';
import { recordFileCalls } from './platform/resources/record-file-calls.ts';
import { transitionCalls } from './platform/resources/states/transition-calls.ts';
import { tradeRouteCalls } from './modules/finance/trade/trade-route-calls.ts';
import { openRecordWriter } from './platform/resources/record-writer.ts';
import { sandboxSite } from './modules/system/shop/sandbox-site.ts';
import { shopCalls } from './modules/system/shop/shop-calls.ts';
import { openShopKey } from './modules/system/shop/shop-key.ts';
import { seedDemoData } from './demo/seed-demo-data.ts';
import { officeCalls } from './platform/sign-in/office-calls.ts';
import { switchCalls } from './modules/system/switches/switch-calls.ts';
import { feedCalls } from './platform/feeds/feed-calls.ts';
import { syncFeeds } from './platform/feeds/feeds.ts';
import { statusCalls } from './platform/status/status-calls.ts';
import { syncStatuses } from './platform/status/sync-statuses.ts';
import { userCalls } from './modules/system/users/user-calls.ts';
import { timelineCalls } from './platform/timeline/timeline-calls.ts';
import { trackingCalls } from './platform/tracking/tracking-calls.ts';
import { workflowCalls } from './modules/system/workflow/workflow-calls.ts';

/** Where the build lays the browser app. */
const webFolder = fileURLToPath(new URL('../../../dist/web', import.meta.url));

/** The server, and which calls it answers. */
export interface Wired extends Assembled {
  readonly app: FastifyInstance;
  readonly calls: readonly { readonly method: 'GET' | 'POST'; readonly path: string }[];
}

/** Puts the server together over an open database whose schema is up to date; fills an empty one with the demo where that is wanted. It serves all pages unless others are given. */
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
