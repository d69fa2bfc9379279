import { mainCalls } from '../../../platform/gateways/module-calls.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { tools } from '../../../platform/resources/calls/tool-handler.ts';
import { recordGuards } from '../../../platform/resources/guarded.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { differences } from './differences.ts';
import { feedCalls } from './feed-calls.ts';
import { followFitment, followLimits, followListings, followMaps, followNumbers, followPublished } from './keep-listings.ts';
import { carModelActionHandlers } from './listing-actions.ts';
import { listingsForVehicle } from './listings-for-vehicle.ts';
import { publishedVehicleGuard } from './vehicle-guard.ts';

/** What the fitment of listings adds to the manifest of operation. */
export const fitmentParts = [
  mainCalls({ fitmentFeeds: feedCalls }),
  actions(carModelActionHandlers),
  tools({ 'operationCarModel.differences': differences, 'operationCarModel.byVehicle': listingsForVehicle }),
  recordGuards({ listingFitment: publishedVehicleGuard }),
  consequences({
    'ptSku.carModels': followListings,
    'fitment.carModels': followFitment,
    'skuMap.carModels': followMaps,
    'fitmentLimit.carModels': followLimits,
    'vehicleModel.carModels': followNumbers,
    'listingFitment.compared': followPublished,
  }),
] as const;
