export { floorPrice, type PriceCosts } from './listing/floor-price.ts';
export { checkListing, listingRefusals, type FedListing } from './listing/listing-refusals.ts';
export { publishQty, type PublishTerms } from './listing/publish-qty.ts';
export { type AskedPrice, checkPrice, priceChange, type PriceVerdict } from './price/check-price.ts';
export { approvesItself } from './price/approves-itself.ts';
export { batchPrice, type BatchedPrice, type BatchMode } from './price/batch-price.ts';
export { type FollowedPrice, followPrice } from './price/follow-price.ts';
export { estimatedMargin, type MarginTerms } from './price/estimated-margin.ts';
export { applyFeed, diffFeed, type FeedDifference, type FeedRow } from './feed/diff-feed.ts';
export { feedKey, keyedListing } from './feed/keyed-listing.ts';
export { listingRow } from './feed/listing-row.ts';
export { coverage, coverageShare, type DistributionStatus } from './distribution/coverage.ts';
export { distributionStatus, type ListingStatus } from './distribution/distribution-status.ts';
export { blockersOf, type ListingBlocker, listingBlockers, type ListingReadiness, type Proof } from './distribution/listing-blockers.ts';
export { gapsOf, gapStatuses, plannedDays } from './distribution/matrix-cells.ts';
export { partNumberKey } from './feed/part-number-key.ts';
export { daysOfSupply } from './stock/days-of-supply.ts';
export { type CoverBand, coverBand } from './stock/cover-band.ts';
export { coverWeeks, imbalance } from './stock/imbalance.ts';
export { nextArrival, type WeekArrival } from './stock/next-arrival.ts';
export { rebalance, type StockNode, type SuggestedMove, type TransferWorth, type WeeklyDemand } from './stock/rebalance.ts';
export { oneScope } from './stock/one-scope.ts';
export { ruleInForce, type RuledListing, type RuleScope } from './stock/rule-in-force.ts';
export { type PartStock, sellableSets } from './stock/sellable-sets.ts';
export { type Arrival, stockOutDay, type StockOutlook } from './stock/stock-out-day.ts';
export { skuSupply, type SkuStock } from './stock/sku-supply.ts';
export { nearestNodes, type NodeDemand, type RegionDemand, splitDemand, splitIsOff } from './stock/split-demand.ts';
export { type StockStanding, stockStanding } from './stock/stock-standing.ts';
export {
  savedByTransfer,
  type TransferFigures,
  type TransferRate,
  transferRate,
  type TransferReason,
  transferReason,
} from './stock/transfer-worth.ts';
export { type FeedColumn, printCells, printFeed } from './feed/print-feed.ts';
export { apportion } from './profit/apportion.ts';
export { type BookedItem, bookItems, type ItemChange, type LineItem } from './profit/book-items.ts';
export { byLines } from './profit/by-lines.ts';
export { marginOf, orderProfit, type ProfitFigures } from './profit/order-profit.ts';
export { parseSettlement } from './profit/parse-settlement.ts';
export { profitBasis, type ProfitBasis } from './profit/profit-basis.ts';
export {
  addsToProfit,
  type ItemAmount,
  type ItemBasis,
  itemsOfLevel,
  type ProfitItem,
  profitItems,
  type ProfitLevel,
  profitLevels,
} from './profit/profit-items.ts';
export { countedMonth } from './profit/profit-month.ts';
export { mayBeReturned, refundDays, refundRateOf, refundReserve } from './profit/refund-reserve.ts';
export { replaceEstimates } from './profit/replace-estimates.ts';
export { settlementColumns, type SettlementFile, type SettlementLine } from './profit/settlement-file.ts';
export { type SettledLine, type SettledPlace, settlementItem } from './profit/settlement-item.ts';
export { isUnexplained, refuseUnbalanced, settlementDifference, type SettlementSplit, settlementSplit } from './profit/settlement-split.ts';
export { waterfall, type WaterfallBar } from './profit/waterfall.ts';
export { shareAds, type SharedAds } from './profit/share-ads.ts';
export { type EarnedPieces, unitMargin, type UnitMargin } from './profit/unit-margin.ts';
export { withoutVat } from './profit/without-vat.ts';
export { type AcesDocument, type AcesGap, type AcesHeader, type AcesNumbers, type AcesPart, acesXml } from './fitment/aces-xml.ts';
export {
  type AmazonFitmentFeed,
  type AmazonListing,
  type AmazonMarketplace,
  type AmazonPatch,
  amazonFitment,
} from './fitment/amazon-fitment.ts';
export { fitmentOfSet } from './fitment/fitment-of-set.ts';
export {
  compareListing,
  type ComparedListing,
  type ExcludedVehicle,
  type FitmentSync,
  fitmentSyncs,
  type ListingComparison,
} from './fitment/compare-listing.ts';
export { compressYears, expandYears, yearsText } from './fitment/compress-years.ts';
export { type EbayCells, ebayColumns, ebayCompatibility, type EbayListing } from './fitment/ebay-compatibility.ts';
export { fitByLimit, type LimitedFitment, type RankedFitment } from './fitment/fit-by-limit.ts';
export { feedKindOf, type FitmentFeedKind } from './fitment/feed-kind.ts';
export { fitmentDiff, type FitmentDifference } from './fitment/fitment-diff.ts';
export { buildOf, publishedRow } from './fitment/published-row.ts';
export { fitmentKey, type FitmentRange, type FitmentYear, vehicleKey } from './fitment/fitment-row.ts';
export { type FitmentId, fitmentIds, identifyFitment, type IdentifiedFitment } from './fitment/identify-fitment.ts';
export {
  checkImage,
  fillOf,
  type ImageFinding,
  imageFindings,
  type ImageIssue,
  type ImageMeta,
  type ImageProfile,
  isAcceptable,
} from './image/check-image.ts';
export { imageFileName, type ImageFileName, publishedImageName } from './image/image-file-name.ts';
export { imageProfile, type ImageSlot, imageSlots } from './image/image-profiles.ts';
export { measurePixels, type PixelBox, type PixelMeasures } from './image/measure-pixels.ts';
export { comparedDays, type Comparison, type DaySpan, firstOfDays } from './sales/compared-days.ts';
export { growth } from './sales/growth.ts';
export { hourGrid, type SoldHour } from './sales/hour-grid.ts';
export { type PivotCell, type PivotSums, pivotSums } from './sales/pivot.ts';
export { salesRates, type SalesRates, type SoldFigures } from './sales/sales-figures.ts';
export { type CountedOrder, type CountedSale, type RefundedSale, type SoldPart, soldParts } from './sales/sold-parts.ts';
export { type CostedProfit, isLossRunning, lossCause, type LossItem, lossItems } from './profit/loss-cause.ts';
export { type EarnedSales, summedMargin } from './profit/summed-margin.ts';
export {
  fullRefund,
  needsSecondPerson,
  type AskedRefund,
  type PaidAmounts,
  refundRefusals,
  refundRoom,
  restockRefusals,
} from './return/refund-bounds.ts';
export { type RefundProgress, refundProgress, type ReturnRefund } from './return/refund-progress.ts';
export { defaultDisposition, type Disposition, isUnderWarranty, type ReturnGrade, statusAfter, wantsPhoto } from './return/return-grade.ts';
export { refuseAuthorising, refuseGrading, refuseReceiving, type ReturnableLine } from './return/return-quantities.ts';
export { returnRate } from './return/return-rate.ts';
export { isSellersFault, type ReturnReason } from './return/return-reason.ts';
