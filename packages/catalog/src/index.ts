export { bareOe, normaliseOe, checkOeNumbers } from './sku/oe-number.ts';
export { gtin14, gtinCheckDigit, checkGtin, gtinOk } from './sku/gtin.ts';
export { type ReadBarcode, readBarcode } from './sku/read-barcode.ts';
export { cartonCbm, unitCbm, type Sides } from './sku/packing.ts';
export { missingOfSku, skuCompleteness, skuUses, type SkuUse } from './sku/completeness.ts';
export { categoryDefaults, type CategoryDefaults } from './category/category-defaults.ts';
export { launchesByItself } from './sku/launch.ts';
export { checkOeSources, refuseBrandExport } from './sku/number-sources.ts';
export { primaryOe } from './sku/primary-oe.ts';
export { skuOrderMultiple, skuReadyToSubmit, skuWeights } from './sku/sku-checks.ts';
export { knownTimezone } from './site/known-timezone.ts';
export { bodyStyles } from './vehicle/body-styles.ts';
export { vehicleRow } from './vehicle/vehicle-row.ts';
export { vehicleYearInRange, firstVehicleYear, lastVehicleYear } from './vehicle/vehicle-year.ts';
export { compressYears, expandYears, type YearRange } from './vehicle/year-ranges.ts';
export { type BomLine, type BomTable, mostLevels } from './bom/bom.ts';
export { findCycle, cycleRefusal } from './bom/find-cycle.ts';
export { explodeBom, withoutScrap } from './bom/explode-bom.ts';
export { bomRefusals } from './bom/bom-refusals.ts';
export { rollUp, type RolledUp, wholeTotal } from './bom/roll-up.ts';
export { findState, type StateNames } from './site/find-state.ts';
export { longestValue } from './property/property.ts';
export type { EffectiveLine, PropertyOption, PropertyRule, PropertyType, TemplateLine } from './property/property.ts';
export { propertyRefusals } from './property/property-refusals.ts';
export { readProperty } from './property/read-property.ts';
export { effectiveTemplate } from './property/effective-template.ts';
export { validateProperties, type ValidatedProperties } from './property/validate-properties.ts';
export { mergeTemplates, type MergedLine } from './property/merge-templates.ts';
export { mergeOption } from './property/merge-option.ts';
export { type ListedOption, mostOptions, optionsCell, optionsRow } from './property/options-cell.ts';
export { templateFigures, checkPropertyTemplate } from './property/template-figures.ts';
export { type ListingCounts, type ListingHealth, listingHealth } from './listing/listing-health.ts';
export { type ListingException, type ListingExceptionRule, listingExceptions } from './listing/listing-exceptions.ts';
export { type ListingAround, type ListingSnapshot, type ListingThresholds, usualThresholds } from './listing/listing-snapshot.ts';
export { medianPrice } from './listing/median-price.ts';
export { skuMay, type SkuOperation, type SkuSalesStatus } from './sku/sku-may.ts';
export { checkSubstituteGroup } from './substitute/check-group.ts';
export { checkMaterialArea } from './substitute/check-area.ts';
export { fitmentOverlap, type FitGap, type FitOverlap, type MemberFit } from './substitute/fitment-overlap.ts';
export {
  resolveMaterial,
  type Material,
  type MaterialOrder,
  type MaterialTaken,
  type ResolvedMaterial,
} from './substitute/resolve-material.ts';
export { coversVehicle, type NamedFitment } from './fitment/covers-vehicle.ts';
export { type Fit, type Fitment, fits, type OpenQualifier, type Qualifier, type Vehicle } from './fitment/fits.ts';
export { checkVehicleFitment } from './fitment/check-fitment.ts';
export { maySync, syncFrom, syncMinutes } from './listing/sync-due.ts';
export { openQuestion } from './fitment/open-question.ts';
export { nearestNames } from './fitment/nearest-names.ts';
export { checkExemption } from './exemption/check-exemption.ts';
export { exemptionCovers, type InspectionExemption, type JudgedLot, mayBeExempt, revokedByLot } from './exemption/inspection-lots.ts';
export { sourceOfListing } from './mapping/source-of-listing.ts';
export { type AffectedOrders, affectedOrders, type OpenOrderLine } from './mapping/affected-orders.ts';
export { type MapLevel, mapLevel, type MapLine, type SkuMap } from './mapping/sku-map.ts';
export {
  type Kits,
  type MapStep,
  type MapVerdict,
  type ResolvedListing,
  type ResolvedWithTrace,
  resolvePtSku,
  type SoldListing,
} from './mapping/resolve-pt-sku.ts';
export { mapShares } from './mapping/map-shares.ts';
export { checkMapPeriod, checkMapShares, checkPool } from './mapping/mapping-checks.ts';
export { mappedSkus, mapRemarks } from './mapping/map-remarks.ts';
export { type PiecesOfUnit, type ShippedPieces, unitsShipped } from './mapping/units-shipped.ts';
export { packQuantity, unitsPromised } from './mapping/pack-quantity.ts';
export { type Replaced, replaceUnsold, type StandIn } from './mapping/replace-unsold.ts';
export {
  type CandidateSku,
  type ProposalKeys,
  proposalKeys,
  type ProposedSku,
  proposeSkus,
  type UnmappedListing,
} from './mapping/propose-skus.ts';
export {
  type CheckedListing,
  type ListedPart,
  type MappingException,
  mappingExceptions,
  type ListingRule,
} from './mapping/mapping-exceptions.ts';
export { type FbaPart, fbaPieces, type FbaReported, type StockPool } from './mapping/fba-pieces.ts';
export { type ExceptionMove, type KeptException, settleException } from './mapping/settle-exception.ts';
export { type MarkWarning, markWarning, markWarningDays, type TradeMark } from './brand/mark-warning.ts';
export { duplicateKey } from './sku/duplicate-key.ts';
export { cartonFit, cartonFitLines } from './sku/carton-fit.ts';
export { archiveRefusals, daysToArchive, stopRefusals, type SkuStock } from './sku/retire.ts';
export { levelBelow, type ParentOf, refuseAboveCategories, refuseBelowSkus, refusePlace } from './category/category-tree.ts';
export { skuDays, type SkuDays } from './sku/sku-days.ts';
export { skuFigures } from './sku/sku-figures.ts';
export { stillVerified } from './fitment/still-verified.ts';
export { type ListingMap, skuOfListing } from './listing/sku-of-listing.ts';
export { listingAddress } from './listing/listing-address.ts';
