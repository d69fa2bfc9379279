import { nextPeriod } from '../../platform/dated/next-period.ts';
import { demoSteps } from '../../platform/demo/demo-step.ts';
import { mainCalls } from '../../platform/gateways/module-calls.ts';
import { sweeps } from '../../platform/jobs/background-work.ts';
import { keyed } from '../../platform/registry/extension-point.ts';
import { defineModule } from '../../platform/registry/module.ts';
import { actions } from '../../platform/resources/calls/action-handler.ts';
import { figures } from '../../platform/resources/calls/figures-handler.ts';
import { proposals } from '../../platform/resources/calls/proposal-handler.ts';
import { tools } from '../../platform/resources/calls/tool-handler.ts';
import { disableGuards } from '../../platform/resources/disable-guard.ts';
import { recordGuards } from '../../platform/resources/guarded.ts';
import { importFollowers } from '../../platform/resources/import-follower.ts';
import { completions } from '../../platform/resources/writes/complete-new.ts';
import { followers } from '../../platform/resources/writes/follow-new.ts';
import { consequences } from '../../platform/resources/writes/follow-writes.ts';
import { derivations, writeGuards } from '../../platform/resources/writes/settle-rows.ts';
import { kpis } from '../../platform/workplace/kpi-source.ts';
import { toDos } from '../../platform/workplace/todo-source.ts';
import { syncFetches } from '../system/shop-sync/sync-kind.ts';
import { inventoryDemo } from './demo/inventory-demo.ts';
import { fbaStockFigures } from './fba/aged-figures.ts';
import { fbaShipmentGuard } from './fba/box-guard.ts';
import { fbaClaimsEnding, fbaLinesWaiting, fbaPaymentsOpen, fbaShipmentsWaiting } from './fba/case-todos.ts';
import { fbaCaseActions } from './fba/case-transitions.ts';
import { expireCases } from './fba/expire-cases.ts';
import { fetchStock } from './fba/fetch-stock.ts';
import { followLedger, followReimbursements, followShipments, settleShipments, unsettleShipments } from './fba/follow-imports.ts';
import { fbaReconciliationActions } from './fba/reconciliation-actions.ts';
import { fbaShipmentActions } from './fba/shipment-actions.ts';
import { notifyOfEndingCases } from './fba/notify-of-ending-cases.ts';
import { operationActions } from './operation/operation-actions.ts';
import { conversionGuard, stockInGuard, stockOutGuard } from './operation/operation-guards.ts';
import { outboundActions } from './outbound/outbound-actions.ts';
import { followOutbounds } from './outbound/follow-status.ts';
import { outboundFollowers } from './outbound/outbound-followers.ts';
import { outboundGuard } from './outbound/outbound-guard.ts';
import { outboundsWaiting, shippedOnTime, shippedToday } from './outbound/outbound-kpis.ts';
import { outboundsInTrouble, outboundsLate, outboundsShort, parcelsToHandOver, wavesOpen } from './outbound/outbound-todos.ts';
import { shipReversals } from './outbound/ship-reversals.ts';
import { notifyOfShortOrders } from './outbound/notify-of-short-orders.ts';
import { parcelsTakenBack } from './parcel/first-scan.ts';
import { handoverActions } from './parcel/handover-actions.ts';
import { materialActions } from './parcel/material-actions.ts';
import { materialFigures } from './parcel/material-figures.ts';
import { packingActions } from './parcel/packing-actions.ts';
import { packingTools } from './parcel/packing-desk.ts';
import { parcelsScanned } from './parcel/parcel-kpis.ts';
import { putAwayAgain } from './putaway/put-away-again.ts';
import { putawayActions, putawayProposals } from './putaway/putaway-actions.ts';
import { putawaysOpen } from './putaway/putaway-todos.ts';
import { completeReceipt } from './receipt/complete-receipt.ts';
import { receiptActions } from './receipt/receipt-actions.ts';
import { receiptFollowers } from './receipt/receipt-followers.ts';
import { receiptGuard } from './receipt/receipt-guard.ts';
import { receiptsArrived, receiptsDiffer } from './receipt/receipt-todos.ts';
import { settleLines } from './receipt/settle-lines.ts';
import { stationCalls } from './receipt/station-calls.ts';
import { uncountPosting } from './receipt/uncount-scans.ts';
import { monthTools } from './report/months.ts';
import { stockReportActions } from './report/report-actions.ts';
import { takeSnapshots } from './report/take-snapshots.ts';
import { stockReportFigures } from './report/work-figures.ts';
import { expireReservations } from './stock/reservation-actions.ts';
import { reversalFollowers } from './stock/reversal-follower.ts';
import { stockActions } from './stock/stock-actions.ts';
import { stockBelowLeast, notifyOfLowStock } from './stock/stock-alerts.ts';
import { stockTools } from './stock/stock-at-moment.ts';
import { stockFigures } from './stock/stock-figures.ts';
import { agedStock, stockOuts, stockValue } from './stock/stock-kpis.ts';
import {
  materialsLow,
  reservationsShort,
  stockInsToApprove,
  stockOutsToApprove,
  transfersExpected,
  transfersToApprove,
  variancesUnexplained,
} from './stock/stock-todos.ts';
import { notifyOfShortReservations } from './stock/notify-of-short-reservations.ts';
import { planFigures } from './stocktake/plan-figures.ts';
import { stocktakeActions } from './stocktake/stocktake-actions.ts';
import { stocktakesToApprove } from './stocktake/stocktake-todos.ts';
import { storeConfigTools } from './store-config/try-warehouses.ts';
import { transferOutbound, transferReceipt } from './transfer/follow-goods.ts';
import { transferActions } from './transfer/transfer-actions.ts';
import { transferGuard } from './transfer/transfer-guard.ts';
import { binTools } from './warehouse/abc-proposal.ts';
import { areaFigures } from './warehouse/area-figures.ts';
import { areaGuard } from './warehouse/area-guard.ts';
import { areaKeepsChild, binBearsLoad } from './warehouse/bears-stock.ts';
import { binActions } from './warehouse/bin-actions.ts';
import { binCheckActions } from './warehouse/bin-check-actions.ts';
import { binFigures } from './warehouse/bin-figures.ts';
import { binGuard } from './warehouse/bin-guard.ts';
import { binsChecked } from './warehouse/bins-checked.ts';
import { completeAreas } from './warehouse/complete-areas.ts';
import { childrenOfNew } from './warehouse/first-children.ts';
import { inUseGuards } from './warehouse/in-use-guards.ts';
import { warehouseActions } from './warehouse/warehouse-actions.ts';
import { warehouseGuard } from './warehouse/warehouse-guard.ts';
import { warehouseLookupCalls } from './warehouse/warehouse-lookups.ts';
import { waveActions, waveTools } from './wave/wave-actions.ts';

/** The manifest of inventory: warehouses, the stock ledger and what moves goods through them. */
export const inventory = defineModule(
  'inventory',
  actions(
    binCheckActions,
    handoverActions,
    materialActions,
    packingActions,
    putawayActions,
    stockActions,
    stockReportActions,
    operationActions,
    transferActions,
    stocktakeActions,
    receiptActions,
    warehouseActions,
    binActions,
    outboundActions,
    waveActions,
    fbaShipmentActions,
    fbaReconciliationActions,
    fbaCaseActions,
    { 'fbaParameter.nextPeriod': nextPeriod },
  ),
  figures(materialFigures, stockFigures, stockReportFigures, fbaStockFigures, {
    'binManage.fill': binFigures,
    'storageAreaConfig.heat': areaFigures,
    'stocktake.plan': planFigures,
  }),
  tools(binTools, stockTools, packingTools, waveTools, storeConfigTools, monthTools),
  proposals(putawayProposals),
  recordGuards({
    warehouse: warehouseGuard,
    warehouseArea: areaGuard,
    bin: binGuard,
    outbound: outboundGuard,
    receipt: receiptGuard,
    fbaShipment: fbaShipmentGuard,
    stockInOperation: stockInGuard,
    stockOutOperation: stockOutGuard,
    stockConversion: conversionGuard,
    transferOrder: transferGuard,
  }),
  disableGuards(inUseGuards),
  importFollowers({ fbaShipment: followShipments, fbaLedgerLine: followLedger, fbaReimbursement: followReimbursements }),
  toDos(
    ...keyed(
      stockBelowLeast,
      reservationsShort,
      fbaClaimsEnding,
      fbaShipmentsWaiting,
      fbaLinesWaiting,
      fbaPaymentsOpen,
      receiptsArrived,
      receiptsDiffer,
      putawaysOpen,
      outboundsShort,
      outboundsLate,
      outboundsInTrouble,
      wavesOpen,
      parcelsToHandOver,
      materialsLow,
      stocktakesToApprove,
      variancesUnexplained,
      stockInsToApprove,
      stockOutsToApprove,
      transfersToApprove,
      transfersExpected,
    ),
  ),
  kpis(...keyed(outboundsWaiting, shippedToday, shippedOnTime, parcelsScanned, stockOuts, stockValue, agedStock, binsChecked)),
  mainCalls({ station: stationCalls, warehouseLookup: warehouseLookupCalls }),
  sweeps({
    reservations: ({ database, registry, now }) => expireReservations(database, registry, now()),
    snapshots: ({ database, now }) => takeSnapshots(database, now()),
    'low stock': ({ database, registry, now }) => notifyOfLowStock(database, registry, now()),
    'short orders': ({ database, registry, now }) => notifyOfShortOrders(database, registry, now()),
    'short reservations': ({ database, registry, now }) => notifyOfShortReservations(database, registry, now()),
    'FBA shipments': ({ database, registry, now }) => settleShipments(database, registry, now()),
    'FBA cases': ({ database, now }) => expireCases(database, now()),
    'ending FBA cases': ({ database, registry, now }) => notifyOfEndingCases(database, registry, now()),
  }),
  completions({ receipt: completeReceipt }),
  derivations({ warehouseArea: completeAreas }),
  writeGuards({ warehouseArea: areaKeepsChild, bin: binBearsLoad }),
  consequences({ receipt: settleLines, outbound: followOutbounds, fbaShipment: unsettleShipments }),
  followers({ warehouse: { entity: 'warehouseChild', records: childrenOfNew } }),
  shipReversals({ parcels: parcelsTakenBack }),
  outboundFollowers({ transfer: transferOutbound }),
  receiptFollowers({ transfer: transferReceipt }),
  reversalFollowers({ receipt: uncountPosting, putaway: putAwayAgain }),
  syncFetches({ fbaStock: fetchStock }),
  demoSteps(...inventoryDemo),
);
