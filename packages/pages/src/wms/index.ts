import { outlineSection } from '@axle/page-kit';

export const section = outlineSection({
  key: 'wms',
  title: { zh: '仓库管理', en: 'Warehouse' },
  defaultPage: 'logoutStock',
  groups: [
    {
      key: 'inbound',
      title: { zh: '入库管理', en: 'Inbound' },
      pages: {
        receiveOrder: async () => (await import('./receive-order.ts')).receiveOrder,
        receiveStation: async () => (await import('./receive-station.ts')).receiveStation,
        receiveDifference: async () => (await import('./receive-difference.ts')).receiveDifference,
        putawayTask: async () => (await import('./putaway-task.ts')).putawayTask,
      },
    },
    {
      key: 'outbound',
      title: { zh: '出库管理', en: 'Outbound' },
      pages: {
        logoutStock: async () => (await import('./logout-stock.ts')).logoutStock,
        pickWave: async () => (await import('./pick-wave.ts')).pickWave,
        packStation: async () => (await import('./pack-station.ts')).packStation,
        parcelHandover: async () => (await import('./parcel-handover.ts')).parcelHandover,
      },
    },
    {
      key: 'inventory',
      title: { zh: '库存管理', en: 'Inventory' },
      pages: {
        stockBalance: async () => (await import('./stock-balance.ts')).stockBalance,
        stockBin: async () => (await import('./stock-bin.ts')).stockBin,
        stockLedger: async () => (await import('./stock-ledger.ts')).stockLedger,
        stockReservation: async () => (await import('./stock-reservation.ts')).stockReservation,
        stockLayer: async () => (await import('./stock-layer.ts')).stockLayer,
      },
    },
    {
      key: 'operations',
      title: { zh: '出入库作业', en: 'Stock operations' },
      pages: {
        stockInOperation: async () => (await import('./stock-in-operation.ts')).stockInOperation,
        stockOutOperation: async () => (await import('./stock-out-operation.ts')).stockOutOperation,
        stockConversion: async () => (await import('./stock-conversion.ts')).stockConversion,
        transferOrder: async () => (await import('./transfer-order.ts')).transferOrder,
        stocktake: async () => (await import('./stocktake.ts')).stocktake,
        stocktakeLine: async () => (await import('./stocktake-line.ts')).stocktakeLine,
        stocktakeCount: async () => (await import('./stocktake-count.ts')).stocktakeCount,
      },
    },
    {
      key: 'reports',
      title: { zh: '库存报表', en: 'Reports' },
      pages: {
        stockInOutReport: async () => (await import('./stock-in-out-report.ts')).stockInOutReport,
        slowMovingReport: async () => (await import('./slow-moving-report.ts')).slowMovingReport,
        stockProvision: async () => (await import('./stock-provision.ts')).stockProvision,
        warehouseWorkReport: async () => (await import('./warehouse-work-report.ts')).warehouseWorkReport,
        warehouseWorkRecord: async () => (await import('./warehouse-work-record.ts')).warehouseWorkRecord,
      },
    },
    {
      key: 'fba',
      title: { zh: 'FBA报表', en: 'FBA reports' },
      pages: {
        fbaInventory: async () => (await import('./fba-inventory.ts')).fbaInventory,
        fbaInboundShipment: async () => (await import('./fba-inbound-shipment.ts')).fbaInboundShipment,
        fbaReconciliation: async () => (await import('./fba-reconciliation.ts')).fbaReconciliation,
        fbaCase: async () => (await import('./fba-case.ts')).fbaCase,
        fbaReimbursement: async () => (await import('./fba-reimbursement.ts')).fbaReimbursement,
        fbaParameter: async () => (await import('./fba-parameter.ts')).fbaParameter,
      },
    },
    {
      key: 'settings',
      title: { zh: '仓储设置', en: 'Warehouse settings' },
      pages: {
        packingMaterial: async () => (await import('./packing-material.ts')).packingMaterial,
        packingMaterialStock: async () => (await import('./packing-material-stock.ts')).packingMaterialStock,
        packingMaterialMove: async () => (await import('./packing-material-move.ts')).packingMaterialMove,
        storeConfig: async () => (await import('./store-config.ts')).storeConfig,
        storageAreaConfig: async () => (await import('./storage-area-config.ts')).storageAreaConfig,
      },
    },
  ],
});
