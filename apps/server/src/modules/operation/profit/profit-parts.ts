import { rounds, sweeps } from '../../../platform/jobs/background-work.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { tools } from '../../../platform/resources/calls/tool-handler.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { profitTools } from './difference-tool.ts';
import { findDue, workDue } from './due-profits.ts';
import { followAdSpend } from './follow-ad-spend.ts';
import { followCarrierBills, matchSettlements } from './follow-bills.ts';
import { importSettlement } from './import-settlement.ts';
import { listLosses } from './list-losses.ts';
import { publishMargins } from './publish-margins.ts';
import { summariseProfits } from './summarise-profits.ts';
import { raiseLossPrices } from './raise-loss-prices.ts';
import { lockMonth, recalcProfits } from './recalc-profits.ts';

/** What the profits of orders add to the manifest of operation. */
export const profitParts = [
  actions({
    'orderProfit.importSettlement': importSettlement,
    'orderProfit.recalc': recalcProfits,
    'orderProfit.lockMonth': lockMonth,
    'skuProfit.toPriceChange': raiseLossPrices,
    'skuProfit.publishMargin': publishMargins,
  }),
  tools(profitTools, { 'skuProfit.tab2': summariseProfits, 'skuProfit.tab4': listLosses }),
  consequences({ carrierBill: followCarrierBills, adSpend: followAdSpend }),
  sweeps({
    'settlement lines': ({ database }) => database.transaction().execute(transaction => matchSettlements(transaction)),
    'profits due': ({ database, now }) => findDue(database, now()),
  }),
  rounds({ 'order profits': { every: 5_000, work: ({ database, registry, now }) => workDue(database, registry, now()) } }),
] as const;
