import { approvalsWaiting, requestsReturned } from '../approvals/approvals-waiting.ts';
import { distributionsToApprove } from '../distribution/distribution-todos.ts';
import { exemptionsEnding, exemptionsToApprove } from '../exemption/exemption-todos.ts';
import { exportsEnded } from '../exports/exports-ended.ts';
import { ratesMissing, ratesToReview } from '../finance/rates-missing.ts';
import { fbaClaimsEnding } from '../fba-stock/case-todos.ts';
import type { TodoSource } from '../home/todo-source.ts';
import { importsUnfinished } from '../imports/imports-unfinished.ts';
import { listingsSuppressed } from '../listing/listing-todos.ts';
import { outboundsLate, outboundsShort } from '../outbound/outbound-todos.ts';
import { putawaysOpen } from '../putaway/putaway-todos.ts';
import { receiptsArrived, receiptsDiffer } from '../receipt/receipt-todos.ts';
import { shopsToAuthorise } from '../shop/shops-to-authorise.ts';
import { stockBelowLeast } from '../stock/stock-alerts.ts';
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
  stockBelowLeast,
  fbaClaimsEnding,
  receiptsArrived,
  receiptsDiffer,
  putawaysOpen,
  outboundsShort,
  outboundsLate,
  stocktakesToApprove,
  distributionsToApprove,
];
