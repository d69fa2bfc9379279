/** Pages that are tabs of another page of their section, by that page: whoever has the other one in the menu needs no entry beside it. */
export const pagesInTabs: Readonly<Record<string, string>> = {
  currentDates: 'deliveryDateManagement',
  deliveryLog: 'deliveryTracking',
  deductionSuggestions: 'deductionRecords',
  shipBatches: 'deliveryTracking',
  prepaymentUses: 'purchasePrepayment',
  settlementReady: 'purchaseSettlement',
  supplierInvoices: 'purchaseSettlement',
  ledgerEntries: 'ledgerCenter',
  ledgerVouchers: 'ledgerCenter',
  ledgerAdjustment: 'ledgerCenter',
  ledgerPeriods: 'ledgerCenter',
  stockBin: 'stockBalance',
  stockProvision: 'slowMovingReport',
  packingMaterialStock: 'packingMaterial',
  fbaCase: 'fbaReconciliation',
  fbaReimbursement: 'fbaReconciliation',
};
