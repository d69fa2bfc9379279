import { outlineSection } from '@axle/page-kit';

export const section = outlineSection({
  key: 'newProducts',
  title: { zh: '新品开发', en: 'New product development' },
  defaultPage: 'orderTpl',
  groups: [
    {
      key: 'projects',
      title: { zh: '项目', en: 'Projects' },
      pages: {
        projectTable: async () => (await import('../development/project/project-table.ts')).projectTable,
        newProductExceptions: async () => (await import('../development/exception/new-product-exceptions.ts')).newProductExceptions,
        newProductSamples: async () => (await import('../development/sample/new-product-samples.ts')).newProductSamples,
      },
    },
    {
      key: 'listing',
      title: { zh: '建档上架', en: 'Registration & listing' },
      pages: {
        newProductRegistration: async () =>
          (await import('../development/registration/new-product-registration.ts')).newProductRegistration,
        newAmazonPending: async () => (await import('../development/pending/new-amazon-pending.ts')).newAmazonPending,
      },
    },
    {
      key: 'supplierItems',
      title: { zh: '供应商与模板', en: 'Supplier items & templates' },
      pages: {
        orderTpl: async () => (await import('../development/order-template/order-tpl.ts')).orderTpl,
        orderClauses: async () => (await import('../development/order-template/order-clauses.ts')).orderClauses,
        supplierSkuList: async () => (await import('../purchasing/supplier-sku/supplier-sku-list.ts')).supplierSkuList,
      },
    },
  ],
});
