import { approvalsWaiting, requestsReturned } from '../approvals/approvals-waiting.ts';
import { distributionsToApprove } from '../../modules/logistics/distribution/distribution-todos.ts';
import { exemptionsEnding, exemptionsToApprove } from '../../modules/catalog/exemption/exemption-todos.ts';
import { exportsEnded } from '../exports/exports-ended.ts';
import { ratesMissing, ratesToReview } from '../../modules/finance/rate/rates-missing.ts';
import { fbaClaimsEnding, fbaLinesWaiting, fbaPaymentsOpen, fbaShipmentsWaiting } from '../../modules/inventory/fba/case-todos.ts';
import { feedsBehind } from '../feeds/feed-todos.ts';
import type { TodoSource } from '../workplace/todo-source.ts';
import { importsUnfinished } from '../imports/imports-unfinished.ts';
import { listingFaults, listingsSuppressed } from '../../modules/catalog/listing/listing-todos.ts';
import { messagesFailed, riskySignIns } from '../../modules/system/logs/log-todos.ts';
import { fbaFaults, mappingFaults } from '../../modules/catalog/mapping/mapping-todos.ts';
import {
  outboundsInTrouble,
  outboundsLate,
  outboundsShort,
  parcelsToHandOver,
  wavesOpen,
} from '../../modules/inventory/outbound/outbound-todos.ts';
import { putawaysOpen } from '../../modules/inventory/putaway/putaway-todos.ts';
import { receiptsArrived, receiptsDiffer } from '../../modules/inventory/receipt/receipt-todos.ts';
import { shopsToAuthorise } from '../../modules/system/shop/shops-to-authorise.ts';
import { stockBelowLeast } from '../../modules/inventory/stock/stock-alerts.ts';
import {
  materialsLow,
  promisesShort,
  stockInsToApprove,
  stockOutsToApprove,
  transfersExpected,
  transfersToApprove,
  variancesUnexplained,
} from '../../modules/inventory/stock/stock-todos.ts';
import { stocktakesToApprove } from '../../modules/inventory/stocktake/stocktake-todos.ts';
import { supplierFilesExpiring, suppliersWithoutLicence } from '../../modules/finance/supplier/supplier-todos.ts';

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
