import { outlineSection } from '@axle/page-kit';

export const section = outlineSection({
  key: 'operation',
  title: { zh: '运营', en: 'Operations' },
  defaultPage: 'partsGeek',
  groups: [
    {
      key: 'listings',
      title: { zh: '刊登', en: 'Listings' },
      pages: {
        partsGeek: async () => (await import('../operation/feed/parts-geek.ts')).partsGeek,
        partsGeekFeeds: async () => (await import('../operation/feed/parts-geek-feeds.ts')).partsGeekFeeds,
        partsGeekColumns: async () => (await import('../operation/feed/parts-geek-columns.ts')).partsGeekColumns,
        operationListing: async () => (await import('../operation/listing/operation-listing.ts')).operationListing,
        operationDistribution: async () => (await import('../operation/distribution/operation-distribution.ts')).operationDistribution,
        priceChanges: async () => (await import('../operation/price/price-changes.ts')).priceChanges,
        repricingRules: async () => (await import('../operation/price/repricing-rules.ts')).repricingRules,
        operationCarModel: async () => (await import('../operation/fitment/operation-car-model.ts')).operationCarModel,
        fitmentFeeds: async () => (await import('../operation/fitment/fitment-feeds.ts')).fitmentFeeds,
        fitmentLimits: async () => (await import('../operation/fitment/fitment-limits.ts')).fitmentLimits,
        fitmentCodes: async () => (await import('../operation/fitment/fitment-codes.ts')).fitmentCodes,
      },
    },
    {
      key: 'stock',
      title: { zh: '库存', en: 'Stock' },
      pages: {
        operationInventory: async () => (await import('../operation/stock/operation-inventory.ts')).operationInventory,
        publishLog: async () => (await import('../operation/stock/publish-log.ts')).publishLog,
        multiWarehouse: async () => (await import('../operation/stock/multi-warehouse.ts')).multiWarehouse,
        transferSuggestions: async () => (await import('../operation/stock/transfer-suggestions.ts')).transferSuggestions,
        demandSplit: async () => (await import('../operation/stock/demand-split.ts')).demandSplit,
        publishRules: async () => (await import('../operation/stock/publish-rules.ts')).publishRules,
      },
    },
    {
      key: 'sales',
      title: { zh: '销售与利润', en: 'Sales & profit' },
      pages: {
        salesStatistics: async () => (await import('../operation/sales/sales-statistics.ts')).salesStatistics,
        salesLine: async () => (await import('../operation/sales/sales-line.ts')).salesLine,
        listingTraffic: async () => (await import('../operation/sales/listing-traffic.ts')).listingTraffic,
        orderProfit: async () => (await import('../operation/profit/order-profit.ts')).orderProfit,
        orderProfitLine: async () => (await import('../operation/profit/order-profit-line.ts')).orderProfitLine,
        skuProfit: async () => (await import('../operation/profit/sku-profit.ts')).skuProfit,
        adSpend: async () => (await import('../operation/profit/ad-spend.ts')).adSpend,
        unitMargin: async () => (await import('../operation/profit/unit-margin.ts')).unitMargin,
        platformSettlement: async () => (await import('../operation/profit/platform-settlement.ts')).platformSettlement,
        platformSettlementLine: async () => (await import('../operation/profit/platform-settlement-line.ts')).platformSettlementLine,
        carrierBill: async () => (await import('../operation/profit/carrier-bill.ts')).carrierBill,
      },
    },
    {
      key: 'media',
      title: { zh: '素材', en: 'Media' },
      pages: {
        imageGallery: async () => (await import('../operation/image/image-gallery.ts')).imageGallery,
        galleryMissing: async () => (await import('../operation/image/gallery-missing.ts')).galleryMissing,
      },
    },
    {
      key: 'afterSale',
      title: { zh: '售后', en: 'After-sale' },
      pages: {
        operationReturn: async () => (await import('../operation/return/operation-return.ts')).operationReturn,
      },
    },
  ],
});
