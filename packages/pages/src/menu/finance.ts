import { outlineSection } from '@axle/page-kit';

export const section = outlineSection({
  key: 'finance',
  title: { zh: '财务', en: 'Finance' },
  defaultPage: 'contract',
  groups: [
    {
      key: 'payments',
      title: { zh: '资金', en: 'Funds' },
      pages: {
        paymentApproval: async () => (await import('../finance/payment/payment-approval.ts')).paymentApproval,
        paymentResults: async () => (await import('../finance/payment/payment-results.ts')).paymentResults,
      },
    },
    {
      key: 'rates',
      title: { zh: '汇率', en: 'Rates' },
      pages: {
        exchangeRate: async () => (await import('../finance/rate/exchange-rate.ts')).exchangeRate,
      },
    },
  ],
});
