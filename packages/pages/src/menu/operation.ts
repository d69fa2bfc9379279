import { outlineSection } from '@axle/page-kit';

export const section = outlineSection({
  key: 'operation',
  title: { zh: '运营', en: 'Operations' },
  defaultPage: 'operationCarModel',
  groups: [
    {
      key: 'listings',
      title: { zh: '刊登', en: 'Listings' },
      pages: {
        operationCarModel: async () => (await import('../operation/fitment/operation-car-model.ts')).operationCarModel,
        fitmentFeeds: async () => (await import('../operation/fitment/fitment-feeds.ts')).fitmentFeeds,
        fitmentLimits: async () => (await import('../operation/fitment/fitment-limits.ts')).fitmentLimits,
        fitmentCodes: async () => (await import('../operation/fitment/fitment-codes.ts')).fitmentCodes,
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
  ],
});
