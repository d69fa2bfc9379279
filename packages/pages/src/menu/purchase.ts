import { outlineSection } from '@axle/page-kit';

export const section = outlineSection({
  key: 'purchase',
  title: { zh: '采购', en: 'Purchasing' },
  defaultPage: 'purchaseRequiredSummary',
  groups: [
    {
      key: 'orders',
      title: { zh: '需求与订单', en: 'Requirements & orders' },
      pages: {
        purchaseRequiredSummary: async () =>
          (await import('../purchasing/requirement/purchase-required-summary.ts')).purchaseRequiredSummary,
        newOrder: async () => (await import('../purchasing/new-order/new-order.ts')).newOrder,
        purchaseOrderCreated: async () => (await import('../purchasing/order/purchase-order-created.ts')).purchaseOrderCreated,
        purchaseOrder: async () => (await import('../purchasing/order/purchase-order.ts')).purchaseOrder,
        purchaseOrderList: async () => (await import('../purchasing/order-line/purchase-order-list.ts')).purchaseOrderList,
        viewReplies: async () => (await import('../purchasing/reply/view-replies.ts')).viewReplies,
        effectiveOrders: async () => (await import('../purchasing/effective-order/effective-orders.ts')).effectiveOrders,
      },
    },
    {
      key: 'delivery',
      title: { zh: '交付管理', en: 'Delivery' },
      pages: {
        deliveryTracking: async () => (await import('../purchasing/delivery/delivery-tracking.ts')).deliveryTracking,
        shippedNotArrivedDetail: async () => (await import('../purchasing/delivery/shipped-not-arrived.ts')).shippedNotArrivedDetail,
        deliveryDateManagement: async () => (await import('../purchasing/delivery/delivery-date-management.ts')).deliveryDateManagement,
        deliveryDateReport: async () => (await import('../purchasing/delivery/delivery-date-report.ts')).deliveryDateReport,
        currentDates: async () => (await import('../purchasing/delivery/current-dates.ts')).currentDates,
        shipBatches: async () => (await import('../purchasing/delivery/ship-batches.ts')).shipBatches,
        deliveryLog: async () => (await import('../purchasing/delivery/delivery-log.ts')).deliveryLog,
        receiveReportForm: async () => (await import('../purchasing/receive-report/receive-report-form.ts')).receiveReportForm,
        receiveReports: async () => (await import('../purchasing/receive-report/receive-reports.ts')).receiveReports,
      },
    },
    {
      key: 'mail',
      title: { zh: '邮件', en: 'Mail' },
      pages: {
        mailConsole: async () => (await import('../purchasing/mail/mail-console.ts')).mailConsole,
        mailTemplates: async () => (await import('../purchasing/mail/mail-templates.ts')).mailTemplates,
        mailTransport: async () => (await import('../purchasing/mail/mail-transport.ts')).mailTransport,
      },
    },
    {
      key: 'settlement',
      title: { zh: '采购资金', en: 'Money' },
      pages: {
        purchaseSettlement: async () => (await import('../purchasing/settlement/purchase-settlement.ts')).purchaseSettlement,
        settlementReady: async () => (await import('../purchasing/settlement/settlement-ready.ts')).settlementReady,
        settlementExceptions: async () => (await import('../purchasing/settlement/settlement-exceptions.ts')).settlementExceptions,
        supplierInvoices: async () => (await import('../purchasing/settlement/supplier-invoices.ts')).supplierInvoices,
        purchasePrepayment: async () => (await import('../purchasing/prepayment/purchase-prepayment.ts')).purchasePrepayment,
        prepaymentUses: async () => (await import('../purchasing/prepayment/prepayment-uses.ts')).prepaymentUses,
        purchaseReconciliation: async () =>
          (await import('../purchasing/reconciliation/purchase-reconciliation.ts')).purchaseReconciliation,
        reconciliationEntries: async () => (await import('../purchasing/reconciliation/reconciliation-entries.ts')).reconciliationEntries,
        ledgerCenter: async () => (await import('../purchasing/ledger/ledger-center.ts')).ledgerCenter,
        ledgerEntries: async () => (await import('../purchasing/ledger/ledger-entries.ts')).ledgerEntries,
        ledgerVouchers: async () => (await import('../purchasing/ledger/ledger-vouchers.ts')).ledgerVouchers,
        ledgerAdjustment: async () => (await import('../purchasing/ledger/ledger-adjustment.ts')).ledgerAdjustment,
        ledgerPeriods: async () => (await import('../purchasing/ledger/ledger-periods.ts')).ledgerPeriods,
        deductionRecords: async () => (await import('../purchasing/deduction/deduction-records.ts')).deductionRecords,
        overseasDeduction: async () => (await import('../purchasing/overseas-deduction/overseas-deduction.ts')).overseasDeduction,
        expenditureForecast: async () => (await import('../purchasing/forecast/expenditure-forecast.ts')).expenditureForecast,
        deductionSuggestions: async () => (await import('../purchasing/deduction/deduction-suggestions.ts')).deductionSuggestions,
      },
    },
    {
      key: 'claims',
      title: { zh: '索赔与售后', en: 'Claims & after-sales' },
      pages: {
        claimSummary: async () => (await import('../purchasing/claim/claim-summary.ts')).claimSummary,
        afterSalesRecords: async () => (await import('../purchasing/after-sale/after-sales-records.ts')).afterSalesRecords,
        customerReturns: async () => (await import('../purchasing/after-sale/customer-returns.ts')).customerReturns,
      },
    },
    {
      key: 'boards',
      title: { zh: '看板', en: 'Boards' },
      pages: {
        purchaseBoard: async () => (await import('../purchasing/board/purchase-board.ts')).purchaseBoard,
        purchaseBoardDetail: async () => (await import('../purchasing/board/purchase-board-detail.ts')).purchaseBoardDetail,
        supplierBoard: async () => (await import('../purchasing/board/supplier-board.ts')).supplierBoard,
        supplierBoardDetail: async () => (await import('../purchasing/board/supplier-board-detail.ts')).supplierBoardDetail,
        supplierImprovements: async () => (await import('../purchasing/improvement/supplier-improvements.ts')).supplierImprovements,
        managementBoard: async () => (await import('../purchasing/management/management-board.ts')).managementBoard,
        managementBoardDetail: async () => (await import('../purchasing/management/management-board-detail.ts')).managementBoardDetail,
      },
    },
  ],
});
