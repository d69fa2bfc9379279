import { outlineSection } from '@axle/page-kit';

export const section = outlineSection({
  key: 'finance',
  title: { zh: '财务', en: 'Finance' },
  defaultPage: 'contract',
  groups: [
    {
      key: 'contracts',
      title: { zh: '合同与发票', en: 'Contracts and invoices' },
      pages: {
        contract: async () => (await import('../finance/contract/contract.ts')).contract,
      },
    },
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
