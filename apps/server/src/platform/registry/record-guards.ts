import { fieldSettingGuard } from '../../modules/system/field-settings/field-setting-guard.ts';
import { bomGuard } from '../../modules/catalog/bom/bom-guard.ts';
import { proxyBuyGuard } from '../../modules/finance/purchase/proxy-guard.ts';
import { contractTemplateGuard } from '../../modules/finance/contract/template-guard.ts';
import { countryGuard } from '../../modules/catalog/site/country-guard.ts';
import { customerGuard } from '../../modules/finance/customer/customer-guard.ts';
import { holidayGuard } from '../../modules/logistics/calendar/holiday-guard.ts';
import { channelGuard } from '../../modules/logistics/freight/channel-guard.ts';
import { cutoffGuard } from '../../modules/logistics/cutoff/cutoff-guard.ts';
import { shippingGuard } from '../../modules/logistics/leg/shipping-guard.ts';
import { paymentMethodGuard } from '../../modules/finance/terms/payment-method-guard.ts';
import { rateGuard } from '../../modules/finance/rate/rate-guard.ts';
import { fitmentGuard } from '../../modules/catalog/fitment/fitment-guard.ts';
import { fbaShipmentGuard } from '../../modules/inventory/fba/box-guard.ts';
import { harbourGuard } from '../../modules/logistics/harbour/harbour-guard.ts';
import { priorityGuard } from '../../modules/planning/priority/priority-guard.ts';
import { categoryTariffGuard, tariffGuard } from '../../modules/logistics/tariff/tariff-guards.ts';
import { propertyGuard, propertyValueGuard } from '../../modules/catalog/property/property-guards.ts';
import { materialAreaGuard } from '../../modules/catalog/substitute/area-guard.ts';
import { substituteGroupGuard } from '../../modules/catalog/substitute/group-guard.ts';
import { skuGuard } from '../../modules/catalog/sku/sku-guards.ts';
import { transferGuard } from '../../modules/inventory/transfer/transfer-guard.ts';
import { tradeRouteGuard } from '../../modules/finance/trade/trade-route-guard.ts';
import { storeGuard, storeSiteGuard } from '../../modules/system/shop/shop-guards.ts';
import { fbaMapGuard, fbaPoolGuard, ptSkuGuard, skuMapGuard } from '../../modules/catalog/mapping/mapping-guards.ts';
import { conversionGuard, stockInGuard, stockOutGuard } from '../../modules/inventory/operation/operation-guards.ts';
import { receiptGuard } from '../../modules/inventory/receipt/receipt-guard.ts';
import type { RecordGuard } from '../resources/guarded.ts';
import { outboundGuard } from '../../modules/inventory/outbound/outbound-guard.ts';
import { ruleGuard } from '../../modules/logistics/rule/rule-guard.ts';
import { shippingSettingGuard } from '../../modules/logistics/shipping/setting-guard.ts';
import { areaGuard } from '../../modules/inventory/warehouse/area-guard.ts';
import { binGuard } from '../../modules/inventory/warehouse/bin-guard.ts';
import { warehouseGuard } from '../../modules/inventory/warehouse/warehouse-guard.ts';

/** Guards of records by entity. */
export const recordGuards: Readonly<Record<string, RecordGuard>> = {
  bom: bomGuard,
  category: categoryTariffGuard,
  userFieldSetting: fieldSettingGuard,
  contractCategory: contractTemplateGuard,
  country: countryGuard,
  customer: customerGuard,
  proxyBuy: proxyBuyGuard,
  tradeRoute: tradeRouteGuard,
  harbour: harbourGuard,
  holiday: holidayGuard,
  store: storeGuard,
  storeSite: storeSiteGuard,
  warehouse: warehouseGuard,
  exchangeRate: rateGuard,
  paymentMethod: paymentMethodGuard,
  fitment: fitmentGuard,
  tariffCode: tariffGuard,
  cutoffName: cutoffGuard,
  globalShipping: shippingGuard,
  logisticsChannel: channelGuard,
  sku: skuGuard,
  skuSubstitute: substituteGroupGuard,
  materialArea: materialAreaGuard,
  warehouseArea: areaGuard,
  bin: binGuard,
  outbound: outboundGuard,
  receipt: receiptGuard,
  skuProperty: propertyGuard,
  shippingSetting: shippingSettingGuard,
  warehouseRule: ruleGuard('warehouse', { warehouses: 'warehouse' }),
  firstLegRule: ruleGuard('firstLeg'),
  lastMileRule: ruleGuard('lastMile', { rateShop: 'logisticsChannel' }),
  skuPropertyValue: propertyValueGuard,
  skuMap: skuMapGuard,
  ptSku: ptSkuGuard,
  fbaMap: fbaMapGuard,
  fbaPool: fbaPoolGuard,
  fbaShipment: fbaShipmentGuard,
  skuPriority: priorityGuard,
  stockInOperation: stockInGuard,
  stockOutOperation: stockOutGuard,
  stockConversion: conversionGuard,
  transferOrder: transferGuard,
};
