import { approvalsWaiting, requestsReturned } from '../approvals/approvals-waiting.ts';
import { distributionsToApprove } from '../distribution/distribution-todos.ts';
import { exemptionsEnding, exemptionsToApprove } from '../exemption/exemption-todos.ts';
import { exportsEnded } from '../exports/exports-ended.ts';
import { ratesMissing, ratesToReview } from '../finance/rates-missing.ts';
import { fbaClaimsEnding, fbaLinesWaiting, fbaPaymentsOpen, fbaShipmentsWaiting } from '../fba-stock/case-todos.ts';
import { feedsBehind } from '../feeds/feed-todos.ts';
import type { TodoSource } from '../home/todo-source.ts';
import { importsUnfinished } from '../imports/imports-unfinished.ts';
import { listingFaults, listingsSuppressed } from '../listing/listing-todos.ts';
import { messagesFailed, riskySignIns } from '../logs/log-todos.ts';
import { fbaFaults, mappingFaults } from '../mapping/mapping-todos.ts';
import { outboundsInTrouble, outboundsLate, outboundsShort, parcelsToHandOver, wavesOpen } from '../outbound/outbound-todos.ts';
import { putawaysOpen } from '../putaway/putaway-todos.ts';
import { receiptsArrived, receiptsDiffer } from '../receipt/receipt-todos.ts';
import { shopsToAuthorise } from '../shop/shops-to-authorise.ts';
import { stockBelowLeast } from '../stock/stock-alerts.ts';
import {
  materialsLow,
  promisesShort,
  stockInsToApprove,
  stockOutsToApprove,
  transfersExpected,
  transfersToApprove,
  variancesUnexplained,
} from '../stock/stock-todos.ts';
import { stocktakesToApprove } from '../stocktake/stocktake-todos.ts';
import { supplierFilesExpiring, suppliersWithoutLicence } from '../supplier/supplier-todos.ts';

/** What waits for people, page by page. */
export const pageTodos: readonly TodoSource[] = [
  approvalsWaiting,
  requestsReturned,
  exportsEnded,
  importsUnfinished,
  ratesMissing,
  ratesToReview,
  shopsToAuthorise,
  supplierFilesExpiring,
  suppliersWithoutLicence,
  exemptionsToApprove,
  exemptionsEnding,
  listingsSuppressed,
  listingFaults,
  mappingFaults,
  fbaFaults,
  stockBelowLeast,
  promisesShort,
  fbaClaimsEnding,
  fbaShipmentsWaiting,
  fbaLinesWaiting,
  fbaPaymentsOpen,
  receiptsArrived,
  receiptsDiffer,
  putawaysOpen,
  outboundsShort,
  outboundsLate,
  outboundsInTrouble,
  wavesOpen,
  parcelsToHandOver,
  materialsLow,
  stocktakesToApprove,
  variancesUnexplained,
  stockInsToApprove,
  stockOutsToApprove,
  transfersToApprove,
  transfersExpected,
  distributionsToApprove,
  feedsBehind,
  messagesFailed,
  riskySignIns,
];
