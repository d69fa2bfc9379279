import { outlineSection } from '@axle/page-kit';

export const section = outlineSection({
  key: 'basic',
  title: { zh: '基础数据', en: 'Basic data' },
  defaultPage: 'skuList',
  groups: [
    {
      key: 'products',
      title: { zh: '商品资料', en: 'Products' },
      pages: {
        skuList: async () => (await import('./sku-list.ts')).skuList,
        ptSku: async () => (await import('./pt-sku.ts')).ptSku,
        skuMap: async () => (await import('./sku-map.ts')).skuMap,
        ptSkuException: async () => (await import('./pt-sku-exception.ts')).ptSkuException,
        category: async () => (await import('./category.ts')).category,
        brand: async () => (await import('./brand.ts')).brand,
        bom: async () => (await import('./bom.ts')).bom,
        skuPropertyTemplate: async () => (await import('./sku-property-template.ts')).skuPropertyTemplate,
        skuPropertyConfig: async () => (await import('./sku-property.ts')).skuPropertyConfig,
        skuPropertySetting: async () => (await import('./sku-property-value.ts')).skuPropertySetting,
        proxyBuy: async () => (await import('./proxy-buy.ts')).proxyBuy,
        buyingLog: async () => (await import('./buying-log.ts')).buyingLog,
      },
    },
    {
      key: 'fitment',
      title: { zh: '替代与车型', en: 'Substitutes & fitment' },
      pages: {
        materialArea: async () => (await import('./material-area.ts')).materialArea,
        skuSubstitute: async () => (await import('./sku-substitute.ts')).skuSubstitute,
        skuSubstituteLog: async () => (await import('./sku-substitute-log.ts')).skuSubstituteLog,
        vehicleModel: async () => (await import('./vehicle-model.ts')).vehicleModel,
        vehicleSearchResult: async () => (await import('./vehicle-search-result.ts')).vehicleSearchResult,
      },
    },
    {
      key: 'planning',
      title: { zh: '计划参数', en: 'Planning parameters' },
      pages: {
        seasonFactor: async () => (await import('./season-factor.ts')).seasonFactor,
        exemptSku: async () => (await import('./exempt-sku.ts')).exemptSku,
      },
    },
    {
      key: 'amazon',
      title: { zh: '亚马逊与FBA', en: 'Amazon & FBA' },
      pages: {
        fbaMap: async () => (await import('./fba-map.ts')).fbaMap,
        fbaCorrespondence: async () => (await import('./fba-correspondence.ts')).fbaCorrespondence,
        amazonListingSummary: async () => (await import('./amazon-listing-summary.ts')).amazonListingSummary,
        amazonWarehouse: async () => (await import('./amazon-warehouse.ts')).amazonWarehouse,
      },
    },
    {
      key: 'parties',
      title: { zh: '往来单位', en: 'Parties' },
      pages: {
        supplier: async () => (await import('./supplier.ts')).supplier,
        supplierFile: async () => (await import('./supplier-file.ts')).supplierFile,
        customer: async () => (await import('./customer.ts')).customer,
        companyEntity: async () => (await import('./company-entity.ts')).companyEntity,
        customsExporter: async () => (await import('./customs-exporter.ts')).customsExporter,
        paymentMethod: async () => (await import('./payment-method.ts')).paymentMethod,
        deductionMethod: async () => (await import('./deduction-method.ts')).deductionMethod,
        contractCategory: async () => (await import('./contract-category.ts')).contractCategory,
        tradeRelation: async () => (await import('./trade-relation.ts')).tradeRelation,
        tradeRoute: async () => (await import('./trade-route.ts')).tradeRoute,
      },
    },
    {
      key: 'markets',
      title: { zh: '市场与店铺', en: 'Markets & stores' },
      pages: {
        country: async () => (await import('./country.ts')).country,
        stateAbbr: async () => (await import('./state-abbr.ts')).stateAbbr,
        market: async () => (await import('./market.ts')).market,
        site: async () => (await import('./site.ts')).site,
        storeSite: async () => (await import('./store-site.ts')).storeSite,
      },
    },
    {
      key: 'warehouses',
      title: { zh: '仓库', en: 'Warehouses' },
      pages: {
        warehouse: async () => (await import('./warehouse.ts')).warehouse,
        warehouseChild: async () => (await import('./warehouse-child.ts')).warehouseChild,
        warehouseArea: async () => (await import('./warehouse-area.ts')).warehouseArea,
        binManage: async () => (await import('./bin-manage.ts')).binManage,
        warehouseAutoMatch: async () => (await import('./warehouse-auto-match.ts')).warehouseAutoMatch,
        binCheck: async () => (await import('./bin-check.ts')).binCheck,
      },
    },
    {
      key: 'logistics',
      title: { zh: '物流', en: 'Logistics' },
      pages: {
        carrier: async () => (await import('./carrier.ts')).carrier,
        carrierList: async () => (await import('./carrier-list.ts')).carrierList,
        logisticsChannel: async () => (await import('./logistics-channel.ts')).logisticsChannel,
        globalShipping: async () => (await import('./global-shipping.ts')).globalShipping,
        logisticsChannelAuto: async () => (await import('./logistics-channel-auto.ts')).logisticsChannelAuto,
        fbaFreight: async () => (await import('./fba-freight.ts')).fbaFreight,
        harbour: async () => (await import('./harbour.ts')).harbour,
      },
    },
    {
      key: 'leadTimes',
      title: { zh: '时效与关务', en: 'Lead times & customs' },
      pages: {
        holiday: async () => (await import('./holiday.ts')).holiday,
        calendar: async () => (await import('./calendar.ts')).calendar,
        firstLegTime: async () => (await import('./first-leg-time.ts')).firstLegTime,
        tariffCode: async () => (await import('./tariff-code.ts')).tariffCode,
        cutoffProductName: async () => (await import('./cutoff-product-name.ts')).cutoffProductName,
      },
    },
  ],
});
