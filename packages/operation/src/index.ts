export { floorPrice, type PriceCosts } from './listing/floor-price.ts';
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
