import type { Kysely } from 'kysely';
import { accessCalls } from './access/access-calls.ts';
import { rightsOfUserCalls } from './access/rights-of-user.ts';
import { approvalCalls } from './approvals/approval-calls.ts';
import { attachmentCalls } from './attachments/attachment-calls.ts';
import { bulkCalls } from './bulk/bulk-calls.ts';
import { commentCalls } from './comments/comment-calls.ts';
import type { Tables } from './database/tables.ts';
import { draftCalls } from './drafts/draft-calls.ts';
import { downloadCalls } from './exports/download-calls.ts';
import { exportCalls } from './exports/export-calls.ts';
import type { ExportSource } from './exports/export-source.ts';
import { exportTemplateCalls } from './exports/export-template-calls.ts';
import { toolExportCalls } from './exports/tool-export-calls.ts';
import { feedCalls } from './feeds/feed-calls.ts';
import type { FileFolder } from './files/file-folder.ts';
import { uploadCalls } from './files/upload-calls.ts';
import type { MainCall } from './gateways/main/main-call.ts';
import { mainCalls, officeCalls as officeCallsOfModules } from './gateways/module-calls.ts';
import type { OfficeCall } from './gateways/office/office-call.ts';
import type { Log } from './host/log.ts';
import { importCalls } from './imports/import-calls.ts';
import { readTableCalls } from './imports/read-table-call.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import { defaultLayoutCalls } from './layouts/default-layouts.ts';
import { layoutCalls } from './layouts/layout-calls.ts';
import { viewCalls } from './layouts/view-calls.ts';
import { linkCalls } from './links/link-calls.ts';
import { findCalls } from './lookups/find-calls.ts';
import { codeLookupCalls } from './lookups/code-lookups.ts';
import { lookupCalls } from './lookups/lookup-calls.ts';
import { namedLookupCalls } from './lookups/named-lookups.ts';
import { messageCalls } from './notifications/message-calls.ts';
import { printCalls } from './prints/print-calls.ts';
import { dictionaryCalls } from './lookups/dictionaries.ts';
import type { Registry } from './registry/registry.ts';
import { figuresCalls } from './resources/gateway/figures-calls.ts';
import { knownCalls } from './resources/gateway/known-calls.ts';
import { proposalCalls } from './resources/gateway/proposal-calls.ts';
import { recordCalls } from './resources/gateway/record-calls.ts';
import { recordFileCalls } from './resources/gateway/record-file-calls.ts';
import type { OpenRowWriter } from './resources/row-writer.ts';
import { transitionCalls } from './resources/states/transition-calls.ts';
import { toolCalls } from './resources/gateway/tool-calls.ts';
import { officeCalls } from './sign-in/office-calls.ts';
import { waitingCalls } from './stations/waiting-calls.ts';
import { statusCalls } from './status/status-calls.ts';
import { timelineCalls } from './timeline/timeline-calls.ts';
import { subscriptionCalls } from './subscriptions/subscription-calls.ts';
import { trackingCalls } from './tracking/tracking-calls.ts';
import { homeLayoutCalls } from './workplace/home-layout-calls.ts';
import { homeCalls } from './workplace/home-calls.ts';

/** What the calls of both gateways are made with. */
export interface CallParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
  readonly files: FileFolder;
  readonly queue: JobQueue;
  readonly source: ExportSource;
  readonly openRowWriter: OpenRowWriter;
  readonly log: Log;
}

/** Every call of the main gateway: those of the platform, and those that modules contribute. */
export const allMainCalls = (parts: CallParts): readonly MainCall[] =>
  [
    accessCalls,
    rightsOfUserCalls,
    statusCalls,
    feedCalls,
    approvalCalls,
    waitingCalls,
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
    codeLookupCalls,
    namedLookupCalls,
    findCalls,
    figuresCalls,
    toolCalls,
    toolExportCalls,
    proposalCalls,
    knownCalls,
    bulkCalls,
    exportCalls,
    exportTemplateCalls,
    importCalls,
    readTableCalls,
    downloadCalls,
    subscriptionCalls,
    uploadCalls,
    attachmentCalls,
    printCalls,
    timelineCalls,
    linkCalls,
    commentCalls,
    ...parts.registry.parts(mainCalls).values(),
  ].flatMap(calls => calls(parts));

/** Every call of the office gateway. */
export const allOfficeCalls = (parts: CallParts): readonly OfficeCall[] =>
  [officeCalls, messageCalls, ...parts.registry.parts(officeCallsOfModules).values()].flatMap(calls => calls(parts));
