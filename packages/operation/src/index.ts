export { floorPrice, type PriceCosts } from './listing/floor-price.ts';
export { checkListing, listingRefusals, type FedListing } from './listing/listing-refusals.ts';
export { publishQty, type PublishTerms } from './listing/publish-qty.ts';
export { type AskedPrice, checkPrice, priceChange, type PriceVerdict } from './price/check-price.ts';
export { batchPrice, type BatchedPrice, type BatchMode } from './price/batch-price.ts';
export { estimatedMargin, type MarginTerms } from './price/estimated-margin.ts';
export { applyFeed, diffFeed, type FeedDifference, type FeedRow } from './feed/diff-feed.ts';
export { feedKey, keyedListing } from './feed/keyed-listing.ts';
export { listingRow } from './feed/listing-row.ts';
export { partNumberKey } from './feed/part-number-key.ts';
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
export { withoutVat } from './profit/without-vat.ts';
