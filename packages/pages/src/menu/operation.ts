import { outlineSection } from '@axle/page-kit';

export const section = outlineSection({
  key: 'operation',
  title: { zh: '运营', en: 'Operations' },
  defaultPage: 'orderProfit',
  groups: [
    {
      key: 'sales',
      title: { zh: '销售与利润', en: 'Sales & profit' },
      pages: {
        orderProfit: async () => (await import('../operation/profit/order-profit.ts')).orderProfit,
        orderProfitLine: async () => (await import('../operation/profit/order-profit-line.ts')).orderProfitLine,
        platformSettlement: async () => (await import('../operation/profit/platform-settlement.ts')).platformSettlement,
        platformSettlementLine: async () => (await import('../operation/profit/platform-settlement-line.ts')).platformSettlementLine,
        carrierBill: async () => (await import('../operation/profit/carrier-bill.ts')).carrierBill,
      },
    },
  ],
});
