import { fieldSettingGuard } from '../access/field-setting-guard.ts';
import { bomGuard } from '../bom/bom-guard.ts';
import { proxyBuyGuard } from '../buying/proxy-guard.ts';
import { contractTemplateGuard } from '../contract/template-guard.ts';
import { countryGuard } from '../geo/country-guard.ts';
import { customerGuard } from '../customer/customer-guard.ts';
import { holidayGuard } from '../calendar/holiday-guard.ts';
import { channelGuard } from '../freight/channel-guard.ts';
import { cutoffGuard } from '../cutoff/cutoff-guard.ts';
import { shippingGuard } from '../leg/shipping-guard.ts';
import { paymentMethodGuard } from '../finance/payment-method-guard.ts';
import { rateGuard } from '../finance/rate-guard.ts';
import { fitmentGuard } from '../fitment/fitment-guard.ts';
import { fbaShipmentGuard } from '../fba-stock/box-guard.ts';
import { harbourGuard } from '../logistics/harbour-guard.ts';
import { priorityGuard } from '../planning/priority-guard.ts';
import { categoryTariffGuard, tariffGuard } from '../tariff/tariff-guards.ts';
import { propertyGuard, propertyValueGuard } from '../property/property-guards.ts';
import { materialAreaGuard } from '../substitute/area-guard.ts';
import { substituteGroupGuard } from '../substitute/group-guard.ts';
import { skuGuard } from '../sku/sku-guards.ts';
import { transferGuard } from '../transfer/transfer-guard.ts';
import { tradeRouteGuard } from '../trade/trade-route-guard.ts';
import { storeGuard, storeSiteGuard } from '../shop/shop-guards.ts';
import { fbaMapGuard, fbaPoolGuard, ptSkuGuard, skuMapGuard } from '../mapping/mapping-guards.ts';
import { conversionGuard, stockInGuard, stockOutGuard } from '../operation/operation-guards.ts';
import { receiptGuard } from '../receipt/receipt-guard.ts';
import type { RecordGuard } from '../resources/guarded.ts';
import { outboundGuard } from '../outbound/outbound-guard.ts';
import { ruleGuard } from '../rule/rule-guard.ts';
import { shippingSettingGuard } from '../shipping/setting-guard.ts';
import { areaGuard } from '../warehouse/area-guard.ts';
import { binGuard } from '../warehouse/bin-guard.ts';
import { warehouseGuard } from '../warehouse/warehouse-guard.ts';

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
