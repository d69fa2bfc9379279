import { effects } from '../../platform/approvals/effects/effect.ts';
import { weightyChanges } from '../../platform/approvals/effects/weighty-changes.ts';
import { nextPeriod } from '../../platform/dated/next-period.ts';
import { demoSteps } from '../../platform/demo/demo-step.ts';
import { nightlyChecks } from '../../platform/exceptions/nightly-checks.ts';
import { mainCalls } from '../../platform/gateways/module-calls.ts';
import { sweeps } from '../../platform/jobs/background-work.ts';
import { keyed } from '../../platform/registry/extension-point.ts';
import { defineModule } from '../../platform/registry/module.ts';
import { actions } from '../../platform/resources/calls/action-handler.ts';
import { tools } from '../../platform/resources/calls/tool-handler.ts';
import { codeLookups } from '../../platform/lookups/code-lookups.ts';
import { recordGuards } from '../../platform/resources/guarded.ts';
import { consequences } from '../../platform/resources/writes/follow-writes.ts';
import { writeGuards } from '../../platform/resources/writes/settle-rows.ts';
import { importWriters } from '../../platform/resources/row-writer.ts';
import { toDos } from '../../platform/workplace/todo-source.ts';
import { outboundFollowers } from '../inventory/outbound/outbound-followers.ts';
import { chargedWeights } from '../inventory/parcel/charged-weight.ts';
import { holidayActions } from './calendar/copy-holidays.ts';
import { holidayGuard } from './calendar/holiday-guard.ts';
import { logisticsLookupCalls } from './carrier/logistics-lookups.ts';
import { courierTools } from './courier/test-number.ts';
import { cutoffTools } from './cutoff/check-cutoffs.ts';
import { cutoffGuard } from './cutoff/cutoff-guard.ts';
import { cutoffActions } from './cutoff/notify-planners.ts';
import { deliveryTimeTools } from './delivery/delivery-tools.ts';
import { logisticsDemo } from './demo/logistics-demo.ts';
import { distributionActions } from './distribution/distribution-actions.ts';
import { distributionFollower } from './distribution/distribution-followers.ts';
import { distributionsToApprove } from './distribution/distribution-todos.ts';
import { settleLines } from './distribution/settle-lines.ts';
import { openCartonWriter } from './distribution/import-cartons.ts';
import { fbaAbnormalActions } from './fba/abnormal-actions.ts';
import { checkFbaReports } from './fba/check-reports.ts';
import { fbaActions } from './fba/confirm-table.ts';
import { changesFbaTier, fbaEffects } from './fba/fba-effects.ts';
import { fbaTools } from './fba/fba-tools.ts';
import { channelGuard } from './freight/channel-guard.ts';
import { chargedWeight } from './freight/charged-weight.ts';
import { fbmTools } from './freight/fbm-tools.ts';
import { freightActions } from './freight/freight-actions.ts';
import { portActions, portTools } from './harbour/choose-ports.ts';
import { harbourGuard } from './harbour/harbour-guard.ts';
import { harbourTools } from './harbour/harbour-tools.ts';
import { legActions, legTools } from './leg/leg-tools.ts';
import { shippingGuard } from './leg/shipping-guard.ts';
import { profitActions } from './profit/profit-actions.ts';
import { profitTools } from './profit/profit-tools.ts';
import { recalcTools } from './profit/recalc-preview.ts';
import { siteMoneyGuard } from './profit/site-money-guard.ts';
import { decideOrders } from './rule/decide-orders.ts';
import { ruleActions } from './rule/rule-actions.ts';
import { ruleGuard } from './rule/rule-guard.ts';
import { ruleTools } from './rule/rule-tools.ts';
import { shippingSettingGuard } from './shipping/setting-guard.ts';
import { shippingTools } from './shipping/try-shipping.ts';
import { tariffActions } from './tariff/assign-skus.ts';
import { categoryTariffGuard, skuDeclaredGuard, skuTariffGuard, tariffGuard } from './tariff/tariff-guards.ts';
import { tariffStays } from './tariff/tariff-stays.ts';
import { lookUpTariffs } from './tariff/look-up-tariffs.ts';
import { tariffTools } from './tariff/tariff-tools.ts';

/** The manifest of logistics: carriage, customs and the rules by which goods go. */
export const logistics = defineModule(
  'logistics',
  actions(
    distributionActions,
    holidayActions,
    portActions,
    fbaActions,
    freightActions,
    tariffActions,
    profitActions,
    ruleActions,
    cutoffActions,
    legActions,
    fbaAbnormalActions,
    { 'deliveryTime.nextPeriod': nextPeriod, 'cutoffProductName.nextPeriod': nextPeriod },
  ),
  tools(
    fbaTools,
    tariffTools,
    cutoffTools,
    legTools,
    courierTools,
    ruleTools,
    shippingTools,
    fbmTools,
    deliveryTimeTools,
    profitTools,
    recalcTools,
    harbourTools,
    portTools,
  ),
  writeGuards({ tariffCode: tariffStays }),
  codeLookups({ tariffCodes: lookUpTariffs }),
  consequences({ distributionPlan: settleLines }),
  recordGuards({
    'sku.tariff': skuTariffGuard,
    'newProductRegistration.tariff': skuTariffGuard,
    'sku.declared': skuDeclaredGuard,
    category: categoryTariffGuard,
    harbour: harbourGuard,
    holiday: holidayGuard,
    tariffCode: tariffGuard,
    cutoffName: cutoffGuard,
    estimatedProfit: siteMoneyGuard('estimatedProfit'),
    profitParam: siteMoneyGuard('profitParam'),
    globalShipping: shippingGuard,
    logisticsChannel: channelGuard,
    shippingSetting: shippingSettingGuard,
    warehouseRule: ruleGuard('warehouse', { warehouses: 'warehouse' }),
    firstLegRule: ruleGuard('firstLeg'),
    lastMileRule: ruleGuard('lastMile', { rateShop: 'logisticsChannel' }),
  }),
  importWriters({ distributionPlan: openCartonWriter }),
  toDos(...keyed(distributionsToApprove)),
  mainCalls({ logisticsLookup: logisticsLookupCalls }),
  sweeps({ 'channels of orders': ({ database, registry, now }) => decideOrders(database, registry, now()) }),
  effects({ 'sku.fba': fbaEffects }),
  weightyChanges({ sku: changesFbaTier }),
  nightlyChecks({ fbaReports: checkFbaReports }),
  chargedWeights({ freight: chargedWeight }),
  outboundFollowers({ distribution_plan: distributionFollower }),
  demoSteps(...logisticsDemo),
);
