import { rounds } from '../../../platform/jobs/background-work.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { setOwner } from '../../../platform/resources/set-owner.ts';
import { derivations } from '../../../platform/resources/writes/settle-rows.ts';
import { changeListingPrices } from './change-listing-prices.ts';
import { mapListingSku } from './map-listing-sku.ts';
import { refreshPlatformListings } from './refresh-listing-floors.ts';
import { setListingState } from './set-listing-state.ts';
import { settlePlatformListings } from './settle-platform-listings.ts';
import { syncNow } from './sync-action.ts';

const anHour = 3_600_000;

/** What listings of all platforms add to the manifest of operation. */
export const listingParts = [
  actions({
    'operationListing.changePrice': changeListingPrices,
    'operationListing.sync': syncNow,
    'operationListing.mapSku': mapListingSku,
    'operationListing.pause': setListingState('inactive', 'active'),
    'operationListing.resume': setListingState('active', 'inactive'),
    'operationListing.end': setListingState('ended', 'active', 'inactive', 'suppressed', 'error'),
    'operationListing.assignOwner': setOwner('owner'),
  }),
  derivations({ platformListing: settlePlatformListings }),
  rounds({ 'platform listings': { every: anHour, work: refreshPlatformListings } }),
] as const;
