export { type ChildType, childTypes, type WarehouseType, warehouseTypes } from './warehouse/warehouse-type.ts';
export { type FirstChild, firstChildren } from './warehouse/first-children.ts';
export { checkAmazonCentre, zipDemanded } from './warehouse/check-warehouse.ts';
export { type StoredVolume, usedPercent } from './warehouse/used-percent.ts';
export { correctedQty, expectedQty, type FbaReportException, type FbaReportLine, reportExceptions } from './fba/fba-report.ts';
export { placedSides } from './fba/placed-sides.ts';
export { type PieceSize, sizeDifference, type SizeDifference } from './fba/size-differs.ts';
export { strandedTooLong } from './fba/stranded.ts';
export { addressLacks, type AddressPart, refuseAddress, type ShipTo } from './outbound/whole-address.ts';
export { type BoxedParcel, refuseBox } from './parcel/refuse-box.ts';
export { refuseOutOfUse, type StillNeeded } from './warehouse/out-of-use.ts';
export {
  claimableLost,
  fbaLedgerCheck,
  type FbaLedgerCheck,
  type FbaLedgerDifference,
  fbaLedgerDifference,
  type FbaLedgerRow,
} from './fba/ledger-check.ts';
export { type FbaEvent, fbaEvents, statusOfDisposition } from './fba/ledger-events.ts';
export { fbaLedgerCells } from './fba/ledger-row.ts';
export { fbaReimbursementCells } from './fba/reimbursement-row.ts';
export { claimableShort, shipmentVariance, type ShipmentVariance } from './fba/shipment-variance.ts';
export { claimDeadline, claimOver, nearDeadlines, fbaParameterOn, type FbaParameterPeriod } from './fba/claim-window.ts';
export { type BoxLimits, boxRefusals, type FbaBox } from './fba/box-holds.ts';
export { type AreaChild, checkArea, type AreaUse, areaUses, missingUses } from './warehouse/check-area.ts';
export { stocktakeDerived } from './stocktake/stocktake-derived.ts';
export { refuseLoad, refuseMovedArea } from './warehouse/bear-stock.ts';
export { completedArea, type LastPlaces } from './warehouse/completed-area.ts';
export { type BinBlock, binCodeOf, binCodes, binCount, type BinRange, type MadeBin, mostBins } from './warehouse/bin-codes.ts';
export { binBlockOf, type BinPreviewLine, previewBins } from './warehouse/bin-form.ts';
export { binRow } from './warehouse/bin-row.ts';
export { type BinPlace, walkingNumbers } from './warehouse/walking-numbers.ts';
export { type StockStatus, stockStatuses } from './stock/stock-status.ts';
export { discretionaryOuts, type StockBizType, stockBizTypes, type StockSign } from './stock/biz-types.ts';
export { byStockKey, netChanges, type StockChange, stockItemText, type StockKey, stockKeyText } from './stock/stock-key.ts';
export { idempotencyConflict, type StockShort } from './stock/refusals.ts';
export { fifoConsume, type LayerLeft, type LayerTaken, valueTaken } from './stock/fifo-consume.ts';
export type { BatchLayer } from './stock/grown-layer.ts';
export { landedCost } from './stock/landed-cost.ts';
export {
  type CostSource,
  costSources,
  type IncomingCost,
  type PlannedLayer,
  type PlannedLayerMove,
  type PlannedMove,
  type PlannedPosting,
  type StockPosting,
  type StockView,
} from './stock/posting.ts';
export { planPosting } from './stock/plan-posting.ts';
export { type LayerSince, planReversal, type PostedStock } from './stock/plan-reversal.ts';
export { refusedAtDocument, refuseReversalByHand } from './stock/reversal-by-hand.ts';
export { type AsOf, balanceAsOf, type DatedMove, type Snapshot } from './stock/balance-as-of.ts';
export { allocateFrom, atp, openOf, releaseFrom, type Reservation, reserve, unallocateFrom } from './stock/reservation.ts';
export {
  type BinQty,
  type DemandType,
  type LandedDone,
  type PostingDone,
  type PostingRequest,
  postingText,
  type ReservationRequest,
  type StockLedger,
  type StockStanding,
  type StockWorld,
} from './stock/stock-ledger.ts';
export { binRefuses, binRoom, binWith, putawayRefusal } from './putaway/bin-takes.ts';
export type { Abc, PutawayBin, PutawayItem } from './putaway/putaway-bin.ts';
export { type PutawayPlace, type PutawaySuggestion, suggestPutaway } from './putaway/suggest-putaway.ts';
export { type OpenPutaway, takeOffTasks, type TakenOffPutaway } from './putaway/take-off-tasks.ts';
export {
  chooseWarehouse,
  type ChosenWarehouses,
  type LineQty,
  type OrderLine,
  usablePieces,
  type WarehouseOrder,
  type WarehouseStep,
  type WarehouseVerdict,
  warehouseVerdicts,
} from './store-config/choose-warehouse.ts';
export { checkStoreConfig } from './store-config/check-store-config.ts';
export { expectedWeight, usualTolerance, weightCheck } from './parcel/weight-check.ts';
export type { WeightChecked, WeighedItem, WeightTolerance } from './parcel/weight-check.ts';
export { type Box, type BoxedItem, boxHolds, fillPercent, mostFill, type Sides, suggestBox } from './parcel/suggest-box.ts';
export { parcelWorth, photoWanted, type ValuedPieces } from './parcel/high-value.ts';
export { bookedWhenPacked, type PostPoint } from './parcel/post-point.ts';
export { excessScan, isPacked, type PackLine, splitLines, takeScan, wrongSku } from './parcel/take-scan.ts';
export { checkPackingMaterial } from './parcel/check-packing-material.ts';
export { type OutboundStatus, outboundStatuses } from './outbound/outbound-status.ts';
export { type OutType, outTypes } from './outbound/out-types.ts';
export { type BinTaken, chooseBins, type PickableBin } from './outbound/choose-bins.ts';
export { mayShip, type ShippingWay } from './outbound/may-ship.ts';
export { binPattern, mostPatternBins, previewPattern } from './warehouse/bin-pattern.ts';
export { type OpenReservation, reassign, type ReassignedReservation } from './stock/reassign.ts';
export { flowOf, inFlows, outFlows, type StockFlow } from './report/stock-flow.ts';
export { type FlowedStock, type InOutBalance, inOutBalance, type StockSum, turnoverDays } from './report/in-out-balance.ts';
export {
  type AgeBand,
  ageBandOf,
  ageBands,
  type AgedValue,
  type MovingClass,
  movingClasses,
  type MovingFigures,
  type MovingStock,
  provisionOf,
  slowMoving,
} from './report/slow-moving.ts';
export { type AbcClass, abcClass, type SkuLines } from './report/abc-class.ts';
export { abcProposal, type PlacedSku, type PlaceProposed } from './report/abc-proposal.ts';
export { ownStock, type PlanningStock, planningStock, type StockExpected, type StockUnderWay } from './report/planning-stock.ts';
export { median, nearestRank } from './report/ranks.ts';
export { type ClosedMonths, refuseClosing, refuseOpening } from './report/month-lock.ts';
export { type InReason, inReasons, outBizType, type OutReason, outReasons, outTypeOfReason } from './operation/reasons.ts';
export { atLastCost, type CostedPieces, incomingCost } from './operation/incoming-cost.ts';
export { outgoingRefusals, type OutgoingPieces, type OutgoingStock } from './operation/outgoing.ts';
export { needsSecondLevel, scrapLimit, scrapPhotos, scrapRefusals } from './operation/scrap.ts';
export { refuseShortReason } from './operation/short-reason.ts';
export { operationRow } from './operation/operation-row.ts';
export {
  type ConversionKind,
  conversionKinds,
  conversionRefusals,
  draftRefusals,
  holdReason,
  isKit,
  needsApproval,
  releasesHold,
} from './operation/conversion.ts';
export { dayOfBusiness } from './operation/day-of-business.ts';
export { assembly, disassembly, type KitPart, type Kits } from './operation/kit.ts';
export {
  channelWanted,
  lossOf,
  onTheWay,
  stateOfGoods,
  stateOfPicking,
  type TransferGoodsState,
  type TransferPieces,
  transferRefusals,
} from './transfer/transfer.ts';
export { claimLeft, type LostPieces } from './transfer/claim-left.ts';
export { outboundDerived, checkOutbound, usualPriority } from './outbound/check-outbound.ts';
export { buildWaves, type PlannedWave, type WaveOrder, type WaveRule, type WaveType } from './wave/build-waves.ts';
export { pickPath, walkMetres, type WalkStop } from './wave/pick-path.ts';
export { cycleMonths, dueBefore, nextCount } from './stocktake/cycle-plan.ts';
export { gainStatus, lossByStatus, type StatusQty } from './stocktake/loss-by-status.ts';
export { type CountSoFar, settleCount, type SettledCount } from './stocktake/settle-count.ts';
export {
  type ApprovalLevel,
  approvalLevel,
  type CountedLine,
  type StocktakeVariance,
  stocktakeVariance,
} from './stocktake/stocktake-variance.ts';
export { scopeNamed } from './stocktake/scope-named.ts';
export {
  type ReceivedCount,
  maxReceivable,
  type OpenLine,
  receiveVariance,
  type ReceiveVariance,
  type ScanShare,
  shareScan,
  usualOverTolerance,
} from './receipt/receive-variance.ts';
export { type OnWayLine, onWayPieces } from './receipt/on-way-pieces.ts';
export { returnCost, type ReturnCost, type ReturnedPieces } from './receipt/return-cost.ts';
export { type ArrivedPieces, statusOnArrival } from './receipt/status-on-arrival.ts';
export { innerGtin, mostPerScan, readScan, type ReadScan } from './receipt/read-scan.ts';
export {
  type CountedPieces,
  type DiffDisposition,
  diffDispositions,
  type DiffType,
  diffTypes,
  differencesOf,
  dispositionsOf,
  holdsReceipt,
  type LineDifference,
  overAsksApproval,
} from './receipt/receipt-differences.ts';
export { receiptDerived, checkReceipt, receivedNothing } from './receipt/check-receipt.ts';
export { dockUses } from './receipt/dock-uses.ts';
export { checkContainer, containerCheckDigit } from './receipt/container-number.ts';
export { noOrder, receiptRow } from './receipt/receipt-row.ts';
