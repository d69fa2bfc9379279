import { effects } from '../../platform/approvals/effects/effect.ts';
import { nextPeriod } from '../../platform/dated/next-period.ts';
import { demoSteps } from '../../platform/demo/demo-step.ts';
import { nightlyChecks } from '../../platform/exceptions/nightly-checks.ts';
import { mainCalls } from '../../platform/gateways/module-calls.ts';
import { importColumns } from '../../platform/imports/columns-across.ts';
import { sweeps } from '../../platform/jobs/background-work.ts';
import { keyed } from '../../platform/registry/extension-point.ts';
import { defineModule } from '../../platform/registry/module.ts';
import { actions } from '../../platform/resources/calls/action-handler.ts';
import { figures } from '../../platform/resources/calls/figures-handler.ts';
import { remarks } from '../../platform/resources/calls/known-handler.ts';
import { proposals } from '../../platform/resources/calls/proposal-handler.ts';
import { tools } from '../../platform/resources/calls/tool-handler.ts';
import { disableGuards } from '../../platform/resources/disable-guard.ts';
import { recordGuards } from '../../platform/resources/guarded.ts';
import { importWriters } from '../../platform/resources/row-writer.ts';
import { consequences } from '../../platform/resources/writes/follow-writes.ts';
import { derivations, writeGuards } from '../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../platform/workplace/todo-source.ts';
import { syncFetches } from '../system/shop-sync/sync-kind.ts';
import { bomActions } from './bom/bom-actions.ts';
import { bomCalls } from './bom/bom-calls.ts';
import { bomGuard } from './bom/bom-guard.ts';
import { costEffects } from './bom/cost-effects.ts';
import { notifyOfExpiringMarks } from './brand/expiring-marks.ts';
import { moveBelow, placeCategories } from './category/place-categories.ts';
import { categoryActions } from './category/merge-category.ts';
import { catalogDemo } from './demo/catalog-demo.ts';
import { exemptionActions } from './exemption/exemption-actions.ts';
import { exemptionsEnding, exemptionsToApprove } from './exemption/exemption-todos.ts';
import { expireExemptions } from './exemption/expire-exemptions.ts';
import { fitmentActions } from './fitment/fitment-actions.ts';
import { followFitments, followRange, followVehicles, verifyAgain } from './fitment/keep-fittings.ts';
import { fitmentGuard } from './fitment/fitment-guard.ts';
import { vehicleTools } from './fitment/vehicle-tools.ts';
import { checkListings } from './listing/check-listings.ts';
import { listingExceptionActions, listingTools } from './listing/exception-actions.ts';
import { openListingActions } from './listing/open-listing.ts';
import { fetchListings } from './listing/fetch-listings.ts';
import { listingFigures } from './listing/listing-figures.ts';
import { listingExceptionsOpen, listingsSuppressed } from './listing/listing-todos.ts';
import { findSkus, followSnapshots } from './listing/settle-listings.ts';
import { mappingTools } from './mapping/fba-map-tools.ts';
import { fbaMapGuard, fbaPoolGuard, skuMapGuard } from './mapping/mapping-guards.ts';
import { fbaExceptions, mappingExceptionsOpen } from './mapping/mapping-todos.ts';
import { followListings, followMaps, followPlatforms } from './mapping/keep-standing.ts';
import { nightlyExceptions } from './mapping/nightly-exceptions.ts';
import { mappingProposals } from './mapping/propose-for-listing.ts';
import { mappingActions } from './mapping/pt-sku-actions.ts';
import { turnListings } from './mapping/turn-listings.ts';
import { unsoldSkus } from './mapping/unsold-skus.ts';
import { propertyActions } from './property/property-actions.ts';
import { propertyCalls } from './property/property-calls.ts';
import { propertyColumns } from './property/property-columns.ts';
import { propertyGuard, propertyValueGuard } from './property/property-guards.ts';
import { openSheetWriter } from './property/sheet-writer.ts';
import { countryGuard } from './site/country-guard.ts';
import { marketInUse } from './site/market-in-use.ts';
import { skuProposals } from './sku/open-documents.ts';
import { sizeEffects } from './sku/size-effects.ts';
import { skuActions } from './sku/sku-actions.ts';
import { noteDays, standsInLeaf, takeDefaults, workOutFigures } from './sku/settle-sku.ts';
import { skuGuard } from './sku/sku-guards.ts';
import { logSubstitutes } from './substitute/log-substitutes.ts';
import { materialAreaGuard } from './substitute/area-guard.ts';
import { substituteGroupGuard } from './substitute/group-guard.ts';
import { substituteActions, substituteTools } from './substitute/substitute-tools.ts';
import { vehicleActions } from './vehicle/vehicle-actions.ts';

/** The manifest of catalog: vehicles and SKUs, what they are made of, and where they are offered. */
export const catalog = defineModule(
  'catalog',
  actions(
    vehicleActions,
    bomActions,
    categoryActions,
    skuActions,
    propertyActions,
    substituteActions,
    exemptionActions,
    fitmentActions,
    mappingActions,
    listingExceptionActions,
    openListingActions,
    { 'materialArea.nextPeriod': nextPeriod },
  ),
  figures(listingFigures),
  tools(substituteTools, mappingTools, listingTools, vehicleTools),
  proposals(mappingProposals, skuProposals),
  remarks({ skuMap: unsoldSkus }),
  derivations({
    category: placeCategories,
    'sku.defaults': takeDefaults,
    'sku.days': noteDays,
    'sku.figures': workOutFigures,
    fitment: verifyAgain,
    amazonListing: findSkus,
  }),
  writeGuards({ sku: standsInLeaf }),
  consequences({
    category: moveBelow,
    fitment: followFitments,
    vehicleModel: followVehicles,
    'sku.range': followRange,
    amazonListing: followSnapshots,
    ptSku: followListings,
    skuMap: followMaps('sellerSku'),
    fbaMap: followMaps('msku'),
    store: followPlatforms,
    skuSubstitute: logSubstitutes,
    materialArea: logSubstitutes,
  }),
  recordGuards({
    bom: bomGuard,
    country: countryGuard,
    fitment: fitmentGuard,
    sku: skuGuard,
    skuSubstitute: substituteGroupGuard,
    materialArea: materialAreaGuard,
    skuProperty: propertyGuard,
    skuPropertyValue: propertyValueGuard,
    skuMap: skuMapGuard,
    fbaMap: fbaMapGuard,
    fbaPool: fbaPoolGuard,
  }),
  disableGuards({ market: marketInUse }),
  importWriters({ 'skuPropertyValue.propertySheet': openSheetWriter }),
  importColumns({ skuPropertyValue: propertyColumns }),
  toDos(...keyed(exemptionsToApprove, exemptionsEnding, listingsSuppressed, listingExceptionsOpen, mappingExceptionsOpen, fbaExceptions)),
  mainCalls({ bom: bomCalls, property: propertyCalls }),
  sweeps({
    'brand marks': ({ database, now }) => notifyOfExpiringMarks(database, now()),
    exemptions: ({ database, now }) => expireExemptions(database, now()),
    listings: ({ database, now }) => turnListings(database, now()),
    'listing exceptions': ({ database, now }) => nightlyExceptions(database, now()),
  }),
  effects({ 'sku.size': sizeEffects, 'sku.cost': costEffects }),
  nightlyChecks({ listings: checkListings }),
  syncFetches({ listings: fetchListings }),
  demoSteps(...catalogDemo),
);
