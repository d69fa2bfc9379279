import type { DemoStep } from '../../../platform/demo/demo-step.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { addDemoAfterSales } from './add-demo-after-sales.ts';
import { addDemoBatches } from './add-demo-batches.ts';
import { addDemoClaims } from './add-demo-claims.ts';
import { addDemoDates } from './add-demo-dates.ts';
import { addDemoDeductions } from './add-demo-deductions.ts';
import { addDemoExpenditures } from './add-demo-expenditures.ts';
import { addDemoFacts } from './add-demo-facts.ts';
import { addDemoForecasts } from './add-demo-forecasts.ts';
import { addDemoFollowUps } from './add-demo-follow-ups.ts';
import { addDemoImprovements } from './add-demo-improvements.ts';
import { addDemoLedger } from './add-demo-ledger.ts';
import { addDemoMailTemplates } from './add-demo-mail-templates.ts';
import { addDemoMails } from './add-demo-mails.ts';
import { addDemoOrderChanges } from './add-demo-order-changes.ts';
import { addDemoOrders } from './add-demo-orders.ts';
import { addDemoOrderReceipts } from './add-demo-order-receipts.ts';
import { addDemoPastOrders } from './add-demo-past-orders.ts';
import { addDemoPrepaidGoods } from './add-demo-prepaid-goods.ts';
import { addDemoPrepayments } from './add-demo-prepayments.ts';
import { addDemoOverseas } from './add-demo-overseas.ts';
import { addDemoOverseasSettled } from './add-demo-overseas-settled.ts';
import { addDemoReceiveReports } from './add-demo-receive-reports.ts';
import { addDemoReplies } from './add-demo-replies.ts';
import { addDemoRequirements } from './add-demo-requirements.ts';
import { addDemoSettlements } from './add-demo-settlements.ts';
import { addDemoStanding } from './add-demo-standing.ts';
import { addDemoStatements } from './add-demo-statements.ts';
import { addDemoSupplierSkus } from './add-demo-supplier-skus.ts';
import { addDemoTargets } from './add-demo-targets.ts';

/** What purchasing adds to the demo company. */
export const purchasingDemo = keyed<DemoStep>(
  addDemoSupplierSkus,
  addDemoPastOrders,
  addDemoOrders,
  addDemoRequirements,
  addDemoReplies,
  addDemoDates,
  addDemoOrderChanges,
  addDemoFollowUps,
  addDemoDeductions,
  addDemoBatches,
  addDemoOrderReceipts,
  addDemoPrepayments,
  addDemoClaims,
  addDemoAfterSales,
  addDemoSettlements,
  addDemoPrepaidGoods,
  addDemoReceiveReports,
  addDemoStatements,
  addDemoLedger,
  addDemoOverseas,
  addDemoOverseasSettled,
  addDemoTargets,
  addDemoImprovements,
  addDemoExpenditures,
  addDemoForecasts,
  addDemoMailTemplates,
  addDemoMails,
  addDemoFacts,
  addDemoStanding,
);
