import { outlineSection } from '@axle/page-kit';

export const section = outlineSection({
  key: 'newProducts',
  title: { zh: '新品开发', en: 'New product development' },
  defaultPage: 'orderTpl',
  groups: [
    {
      key: 'supplierItems',
      title: { zh: '供应商与模板', en: 'Supplier items & templates' },
      pages: {
        supplierSkuList: async () => (await import('../purchasing/supplier-sku/supplier-sku-list.ts')).supplierSkuList,
      },
    },
  ],
});
