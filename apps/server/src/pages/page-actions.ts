import { copyRoleSettings } from '../access/copy-role-settings.ts';
import { approvalActions } from '../approvals/approval-actions.ts';
import { bomActions } from '../bom/bom-actions.ts';
import { categoryActions } from '../category/merge-category.ts';
import { cutoffActions } from '../cutoff/tell-planners.ts';
import { distributionActions } from '../distribution/distribution-actions.ts';
import { exemptionActions } from '../exemption/exemption-actions.ts';
import { fbaAbnormalActions } from '../fba/abnormal-actions.ts';
import { fbaActions } from '../fba/confirm-table.ts';
import { fbaCaseActions } from '../fba-stock/case-transitions.ts';
import { fbaReconciliationActions } from '../fba-stock/reconciliation-actions.ts';
import { fbaShipmentActions } from '../fba-stock/shipment-actions.ts';
import { fitmentActions } from '../fitment/fitment-actions.ts';
import { freightActions } from '../freight/freight-actions.ts';
import { checkCredit } from '../customer/check-credit.ts';
import { portActions } from '../logistics/choose-ports.ts';
import { holidayActions } from '../calendar/copy-holidays.ts';
import { mappingActions } from '../mapping/pt-sku-actions.ts';
import { addRecipients } from '../mail/add-recipients.ts';
import { legActions } from '../leg/leg-tools.ts';
import { sendTest } from '../mail/send-test.ts';
import { shopSyncActions } from '../shop-sync/sync-actions.ts';
import { listingExceptionActions } from '../listing/exception-actions.ts';
import { messageActions } from '../messages/message-actions.ts';
import { operationActions } from '../operation/operation-actions.ts';
import { transferActions } from '../transfer/transfer-actions.ts';
import { priorityActions } from '../planning/priority-actions.ts';
import { safetyActions } from '../planning/safety-actions.ts';
import { deliveryActions } from '../planning/delivery-tools.ts';
import { seasonActions } from '../planning/season-actions.ts';
import { handoverActions } from '../parcel/handover-actions.ts';
import { materialActions } from '../parcel/material-actions.ts';
import { putawayActions } from '../putaway/putaway-actions.ts';
import { packingActions } from '../parcel/packing-actions.ts';
import { propertyActions } from '../property/property-actions.ts';
import { binCheckActions } from '../warehouse/bin-check-actions.ts';
import type { ActionHandlers } from '../resources/calls/action-handler.ts';
import { outboundActions } from '../outbound/outbound-actions.ts';
import { waveActions } from '../wave/wave-actions.ts';
import { profitActions } from '../profit/profit-actions.ts';
import { ruleActions } from '../rule/rule-actions.ts';
import { shopActions } from '../shop/authorise-shop.ts';
import { handOver } from '../shop/hand-over.ts';
import { skuActions } from '../sku/sku-actions.ts';
import { substituteActions } from '../substitute/substitute-tools.ts';
import { stocktakeActions } from '../stocktake/stocktake-actions.ts';
import { stockActions } from '../stock/stock-actions.ts';
import { stockReportActions } from '../stock-report/report-actions.ts';
import { receiptActions } from '../receipt/receipt-actions.ts';
import { supplierActions } from '../supplier/supplier-actions.ts';
import { tariffActions } from '../tariff/assign-skus.ts';
import { nextPeriod } from '../dated/next-period.ts';
import { newMarkup } from '../trade/new-markup.ts';
import { vehicleActions } from '../vehicle/vehicle-actions.ts';
import { binActions } from '../warehouse/bin-actions.ts';
import { warehouseActions } from '../warehouse/warehouse-actions.ts';
import { setActiveCurrencies } from '../finance/set-active-currencies.ts';

/** Effects of the own actions of all pages. */
export const pageActions: ActionHandlers = {
  ...vehicleActions,
  ...bomActions,
  ...categoryActions,
  ...shopActions,
  'storeSite.setManager': handOver,
  ...skuActions,
  ...binCheckActions,
  ...handoverActions,
  ...materialActions,
  ...packingActions,
  ...propertyActions,
  ...putawayActions,
  ...substituteActions,
  ...supplierActions,
  ...stockActions,
  ...stockReportActions,
  ...operationActions,
  ...transferActions,
  ...distributionActions,
  ...stocktakeActions,
  ...receiptActions,
  ...warehouseActions,
  ...binActions,
  ...outboundActions,
  ...waveActions,
  ...holidayActions,
  ...portActions,
  ...exemptionActions,
  ...fbaActions,
  ...fitmentActions,
  ...freightActions,
  ...tariffActions,
  ...profitActions,
  ...ruleActions,
  ...cutoffActions,
  ...legActions,
  ...mappingActions,
  ...seasonActions,
  ...priorityActions,
  ...safetyActions,
  ...deliveryActions,
  ...messageActions,
  ...approvalActions,
  ...listingExceptionActions,
  ...shopSyncActions,
  ...fbaAbnormalActions,
  ...fbaShipmentActions,
  ...fbaReconciliationActions,
  ...fbaCaseActions,
  'fbaParameter.nextPeriod': nextPeriod,
  'customer.checkCredit': checkCredit,
  'tradeRelation.newMarkup': newMarkup,
  'proxyBuy.nextPeriod': nextPeriod,
  'deliveryTime.nextPeriod': nextPeriod,
  'purchaseTime.nextPeriod': nextPeriod,
  'materialArea.nextPeriod': nextPeriod,
  'cutoffProductName.nextPeriod': nextPeriod,
  'exchangeRate.setActiveCurrencies': setActiveCurrencies,
  'mailSet.sendTest': sendTest,
  'recipientEmail.addSeveral': addRecipients,
  'userFieldSetting.copyRole': copyRoleSettings,
};
