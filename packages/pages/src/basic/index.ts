import { defineSection } from '@axle/page-kit';
import { amazonWarehouse } from './amazon-warehouse.ts';
import { binManage } from './bin-manage.ts';
import { bom } from './bom.ts';
import { brand } from './brand.ts';
import { calendar } from './calendar.ts';
import { category } from './category.ts';
import { companyEntity } from './company-entity.ts';
import { contractCategory } from './contract-category.ts';
import { country } from './country.ts';
import { cutoffProductName } from './cutoff-product-name.ts';
import { customer } from './customer.ts';
import { customsExporter } from './customs-exporter.ts';
import { deductionMethod } from './deduction-method.ts';
import { fbaFreight } from './fba-freight.ts';
import { firstLegTime } from './first-leg-time.ts';
import { globalShipping } from './global-shipping.ts';
import { harbour } from './harbour.ts';
import { holiday } from './holiday.ts';
import { market } from './market.ts';
import { paymentMethod } from './payment-method.ts';
import { site } from './site.ts';
import { skuList } from './sku-list.ts';
import { skuPropertyConfig } from './sku-property.ts';
import { skuPropertySetting } from './sku-property-value.ts';
import { skuPropertyTemplate } from './sku-property-template.ts';
import { storeSite } from './store-site.ts';
import { stateAbbr } from './state-abbr.ts';
import { supplierFile } from './supplier-file.ts';
import { supplier } from './supplier.ts';
import { tariffCode } from './tariff-code.ts';
import { tradeRelation } from './trade-relation.ts';
import { tradeRoute } from './trade-route.ts';
import { vehicleModel } from './vehicle-model.ts';
import { vehicleSearchResult } from './vehicle-search-result.ts';
import { warehouse } from './warehouse.ts';
import { warehouseArea } from './warehouse-area.ts';
import { warehouseChild } from './warehouse-child.ts';

export const section = defineSection({
  key: 'basic',
  title: { zh: '基础数据', en: 'Basic data' },
  defaultPage: 'skuList',
  groups: [
    { key: 'products', title: { zh: '商品资料', en: 'Products' }, pages: [skuList, category, brand, bom, skuPropertyTemplate, skuPropertyConfig, skuPropertySetting] },
    { key: 'fitment', title: { zh: '替代与车型', en: 'Substitutes & fitment' }, pages: [vehicleModel, vehicleSearchResult] },
    { key: 'amazon', title: { zh: '亚马逊与FBA', en: 'Amazon & FBA' }, pages: [amazonWarehouse] },
    {
      key: 'parties',
      title: { zh: '往来单位', en: 'Parties' },
      pages: [supplier, supplierFile, customer, companyEntity, customsExporter, paymentMethod, deductionMethod, contractCategory, tradeRelation, tradeRoute],
    },
    { key: 'markets', title: { zh: '市场与店铺', en: 'Markets & stores' }, pages: [country, stateAbbr, market, site, storeSite] },
    { key: 'warehouses', title: { zh: '仓库', en: 'Warehouses' }, pages: [warehouse, warehouseChild, warehouseArea, binManage] },
    { key: 'logistics', title: { zh: '物流', en: 'Logistics' }, pages: [globalShipping, fbaFreight, harbour] },
    { key: 'leadTimes', title: { zh: '时效与关务', en: 'Lead times & customs' }, pages: [holiday, calendar, firstLegTime, tariffCode, cutoffProductName] },
  ],
});
