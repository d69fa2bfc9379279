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
        receiveOrder: async () => (await import('../inventory/receipt/receive-order.ts')).receiveOrder,
        receiveStation: async () => (await import('../inventory/receipt/receive-station.ts')).receiveStation,
        receiveDifference: async () => (await import('../inventory/receipt/receive-difference.ts')).receiveDifference,
        putawayTask: async () => (await import('../inventory/putaway/putaway-task.ts')).putawayTask,
      },
    },
    {
      key: 'outbound',
      title: { zh: '出库管理', en: 'Outbound' },
      pages: {
        logoutStock: async () => (await import('../inventory/outbound/logout-stock.ts')).logoutStock,
        pickWave: async () => (await import('../inventory/wave/pick-wave.ts')).pickWave,
        packStation: async () => (await import('../inventory/parcel/pack-station.ts')).packStation,
        parcelHandover: async () => (await import('../inventory/parcel/parcel-handover.ts')).parcelHandover,
      },
    },
    {
      key: 'inventory',
      title: { zh: '库存管理', en: 'Inventory' },
      pages: {
        stockBalance: async () => (await import('../inventory/stock/stock-balance.ts')).stockBalance,
        stockBin: async () => (await import('../inventory/stock/stock-bin.ts')).stockBin,
        stockLedger: async () => (await import('../inventory/stock/stock-ledger.ts')).stockLedger,
        stockReservation: async () => (await import('../inventory/stock/stock-reservation.ts')).stockReservation,
        stockLayer: async () => (await import('../inventory/stock/stock-layer.ts')).stockLayer,
      },
    },
    {
      key: 'operations',
      title: { zh: '出入库作业', en: 'Stock operations' },
      pages: {
        stockInOperation: async () => (await import('../inventory/operation/stock-in-operation.ts')).stockInOperation,
        stockOutOperation: async () => (await import('../inventory/operation/stock-out-operation.ts')).stockOutOperation,
        stockConversion: async () => (await import('../inventory/operation/stock-conversion.ts')).stockConversion,
        transferOrder: async () => (await import('../inventory/transfer/transfer-order.ts')).transferOrder,
        stocktake: async () => (await import('../inventory/stocktake/stocktake.ts')).stocktake,
        stocktakeLine: async () => (await import('../inventory/stocktake/stocktake-line.ts')).stocktakeLine,
        stocktakeCount: async () => (await import('../inventory/stocktake/stocktake-count.ts')).stocktakeCount,
      },
    },
    {
      key: 'reports',
      title: { zh: '库存报表', en: 'Reports' },
      pages: {
        stockInOutReport: async () => (await import('../inventory/report/stock-in-out-report.ts')).stockInOutReport,
        slowMovingReport: async () => (await import('../inventory/report/slow-moving-report.ts')).slowMovingReport,
        stockProvision: async () => (await import('../inventory/report/stock-provision.ts')).stockProvision,
        warehouseWorkReport: async () => (await import('../inventory/report/warehouse-work-report.ts')).warehouseWorkReport,
        warehouseWorkRecord: async () => (await import('../inventory/report/warehouse-work-record.ts')).warehouseWorkRecord,
      },
    },
    {
      key: 'fba',
      title: { zh: 'FBA报表', en: 'FBA reports' },
      pages: {
        fbaInventory: async () => (await import('../inventory/fba/fba-inventory.ts')).fbaInventory,
        fbaInboundShipment: async () => (await import('../inventory/fba/fba-inbound-shipment.ts')).fbaInboundShipment,
        fbaReconciliation: async () => (await import('../inventory/fba/fba-reconciliation.ts')).fbaReconciliation,
        fbaCase: async () => (await import('../inventory/fba/fba-case.ts')).fbaCase,
        fbaReimbursement: async () => (await import('../inventory/fba/fba-reimbursement.ts')).fbaReimbursement,
        fbaParameter: async () => (await import('../inventory/fba/fba-parameter.ts')).fbaParameter,
      },
    },
    {
      key: 'settings',
      title: { zh: '仓储设置', en: 'Warehouse settings' },
      pages: {
        packingMaterial: async () => (await import('../inventory/parcel/packing-material.ts')).packingMaterial,
        packingMaterialStock: async () => (await import('../inventory/parcel/packing-material-stock.ts')).packingMaterialStock,
        packingMaterialMove: async () => (await import('../inventory/parcel/packing-material-move.ts')).packingMaterialMove,
        storeConfig: async () => (await import('../inventory/store-config/store-config.ts')).storeConfig,
        storageAreaConfig: async () => (await import('../inventory/warehouse/storage-area-config.ts')).storageAreaConfig,
      },
    },
  ],
});
