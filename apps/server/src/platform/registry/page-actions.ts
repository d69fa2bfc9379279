import { copyRoleSettings } from '../../modules/system/field-settings/copy-role-settings.ts';
import { approvalActions } from '../approvals/approval-actions.ts';
import { bomActions } from '../../modules/catalog/bom/bom-actions.ts';
import { categoryActions } from '../../modules/catalog/category/merge-category.ts';
import { cutoffActions } from '../../modules/logistics/cutoff/tell-planners.ts';
import { distributionActions } from '../../modules/logistics/distribution/distribution-actions.ts';
import { exemptionActions } from '../../modules/catalog/exemption/exemption-actions.ts';
import { fbaAbnormalActions } from '../../modules/logistics/fba/abnormal-actions.ts';
import { fbaActions } from '../../modules/logistics/fba/confirm-table.ts';
import { fbaCaseActions } from '../../modules/inventory/fba/case-transitions.ts';
import { fbaReconciliationActions } from '../../modules/inventory/fba/reconciliation-actions.ts';
import { fbaShipmentActions } from '../../modules/inventory/fba/shipment-actions.ts';
import { fitmentActions } from '../../modules/catalog/fitment/fitment-actions.ts';
import { freightActions } from '../../modules/logistics/freight/freight-actions.ts';
import { checkCredit } from '../../modules/finance/customer/check-credit.ts';
import { portActions } from '../../modules/logistics/harbour/choose-ports.ts';
import { holidayActions } from '../../modules/logistics/calendar/copy-holidays.ts';
import { mappingActions } from '../../modules/catalog/mapping/pt-sku-actions.ts';
import { addRecipients } from '../mail/add-recipients.ts';
import { legActions } from '../../modules/logistics/leg/leg-tools.ts';
import { sendTest } from '../mail/send-test.ts';
import { shopSyncActions } from '../../modules/system/shop-sync/sync-actions.ts';
import { listingExceptionActions } from '../../modules/catalog/listing/exception-actions.ts';
import { messageActions } from '../notifications/message-actions.ts';
import { operationActions } from '../../modules/inventory/operation/operation-actions.ts';
import { transferActions } from '../../modules/inventory/transfer/transfer-actions.ts';
import { priorityActions } from '../../modules/planning/priority/priority-actions.ts';
import { safetyActions } from '../../modules/planning/safety/safety-actions.ts';
import { deliveryActions } from '../../modules/planning/delivery/delivery-tools.ts';
import { seasonActions } from '../../modules/planning/season/season-actions.ts';
import { handoverActions } from '../../modules/inventory/parcel/handover-actions.ts';
import { materialActions } from '../../modules/inventory/parcel/material-actions.ts';
import { putawayActions } from '../../modules/inventory/putaway/putaway-actions.ts';
import { packingActions } from '../../modules/inventory/parcel/packing-actions.ts';
import { propertyActions } from '../../modules/catalog/property/property-actions.ts';
import { binCheckActions } from '../../modules/inventory/warehouse/bin-check-actions.ts';
import type { ActionHandlers } from '../resources/calls/action-handler.ts';
import { outboundActions } from '../../modules/inventory/outbound/outbound-actions.ts';
import { waveActions } from '../../modules/inventory/wave/wave-actions.ts';
import { profitActions } from '../../modules/logistics/profit/profit-actions.ts';
import { ruleActions } from '../../modules/logistics/rule/rule-actions.ts';
import { shopActions } from '../../modules/system/shop/authorise-shop.ts';
import { handOver } from '../../modules/system/shop/hand-over.ts';
import { skuActions } from '../../modules/catalog/sku/sku-actions.ts';
import { substituteActions } from '../../modules/catalog/substitute/substitute-tools.ts';
import { stocktakeActions } from '../../modules/inventory/stocktake/stocktake-actions.ts';
import { stockActions } from '../../modules/inventory/stock/stock-actions.ts';
import { stockReportActions } from '../../modules/inventory/report/report-actions.ts';
import { receiptActions } from '../../modules/inventory/receipt/receipt-actions.ts';
import { supplierActions } from '../../modules/finance/supplier/supplier-actions.ts';
import { tariffActions } from '../../modules/logistics/tariff/assign-skus.ts';
import { nextPeriod } from '../dated/next-period.ts';
import { newMarkup } from '../../modules/finance/trade/new-markup.ts';
import { vehicleActions } from '../../modules/catalog/vehicle/vehicle-actions.ts';
import { binActions } from '../../modules/inventory/warehouse/bin-actions.ts';
import { warehouseActions } from '../../modules/inventory/warehouse/warehouse-actions.ts';
import { setActiveCurrencies } from '../../modules/finance/rate/set-active-currencies.ts';

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
