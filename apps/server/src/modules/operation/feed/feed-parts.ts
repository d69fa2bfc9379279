import { mainCalls } from '../../../platform/gateways/module-calls.ts';
import { rounds } from '../../../platform/jobs/background-work.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { tools } from '../../../platform/resources/calls/tool-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { derivations } from '../../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { listedCodes } from '../../orders/intake/listed-codes.ts';
import { activateListing } from './activate-listing.ts';
import { buildFeed } from './build-feed.ts';
import { changePrices } from './change-prices.ts';
import { copyFromAmazon } from './copy-from-amazon.ts';
import { feedFileCalls } from './feed-file-call.ts';
import { importOrders } from './import-orders.ts';
import { listingsRefused } from './feed-todos.ts';
import { followResults } from './follow-results.ts';
import { markSent } from './mark-sent.ts';
import { orderedParts } from './ordered-parts.ts';
import { previewFeed } from './preview-feed.ts';
import { refreshFloor, refreshListings } from './refresh-floors.ts';
import { setQuantityRule } from './set-quantity-rule.ts';
import { settleListings } from './settle-listings.ts';
import { trackingFileCalls } from './tracking-file-call.ts';

const anHour = 3_600_000;

/** What listings on PartsGeek and their feeds add to the manifest of operation. */
export const feedParts = [
  actions({
    'partsGeek.activate': transitionHandler('activate', activateListing),
    'partsGeek.deactivate': transitionHandler('deactivate'),
    'partsGeek.end': transitionHandler('end'),
    'partsGeek.batchPrice': changePrices,
    'partsGeek.batchQtyRule': setQuantityRule,
    'partsGeek.copyFromAmazon': copyFromAmazon,
    'partsGeek.refreshFloor': refreshFloor,
    'partsGeek.buildFeed': buildFeed,
    'partsGeek.importOrders': importOrders,
    'partsGeekFeeds.markSent': markSent,
  }),
  tools({ 'partsGeek.preview': previewFeed }),
  mainCalls({ partsGeekFeeds: feedFileCalls, partsGeekTracking: trackingFileCalls }),
  derivations({ partsGeekListing: settleListings }),
  consequences({ partsGeekListing: followResults }),
  toDos(...keyed(listingsRefused)),
  listedCodes({ partsgeek: orderedParts }),
  rounds({ 'parts geek listings': { every: anHour, work: refreshListings } }),
] as const;
