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
        operationListing: async () => (await import('../operation/listing/operation-listing.ts')).operationListing,
        operationDistribution: async () => (await import('../operation/distribution/operation-distribution.ts')).operationDistribution,
        priceChanges: async () => (await import('../operation/price/price-changes.ts')).priceChanges,
        repricingRules: async () => (await import('../operation/price/repricing-rules.ts')).repricingRules,
        partsGeekColumns: async () => (await import('../operation/feed/parts-geek-columns.ts')).partsGeekColumns,
      },
    },
  ],
});
