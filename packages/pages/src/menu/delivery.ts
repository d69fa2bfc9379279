import { outlineSection } from '@axle/page-kit';

export const section = outlineSection({
  key: 'delivery',
  title: { zh: '出库配送', en: 'Outbound delivery' },
  defaultPage: 'logoutStock',
  groups: [
    {
      key: 'outbound',
      title: { zh: '配送出库', en: 'Delivery outbound' },
      pages: {},
      borrowed: {
        logoutStock: { section: 'wms', filters: [{ field: 'outType', op: 'in', value: ['fba', 'transfer', 'distribution'] }] },
      },
    },
    {
      key: 'distribution',
      title: { zh: '分货计划', en: 'Distribution' },
      pages: {
        distributionPlan: async () => (await import('../logistics/distribution/distribution-plan.ts')).distributionPlan,
        distributionPlanDetail: async () => (await import('../logistics/distribution/distribution-plan-detail.ts')).distributionPlanDetail,
      },
    },
  ],
});
