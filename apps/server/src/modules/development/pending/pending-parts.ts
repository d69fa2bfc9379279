import { mainCalls } from '../../../platform/gateways/module-calls.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { setOwner } from '../../../platform/resources/set-owner.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { derivations, writeGuards } from '../../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { blockPending, unblockPending } from './block-pending.ts';
import { fillFrom } from './fill-from.ts';
import { followFitments } from './follow-fitments.ts';
import { guardAsins } from './guard-asins.ts';
import { listingFileCalls } from './listing-file-call.ts';
import { mapCreated } from './map-created.ts';
import { listingsToCreate } from './pending-todos.ts';
import { pushPending } from './push-pending.ts';
import { settlePendings } from './settle-pendings.ts';

/** What pending listings add to the manifest of development. */
export const pendingParts = [
  actions({
    'newAmazonPending.push': transitionHandler('push', pushPending),
    'newAmazonPending.setAsin': transitionHandler('setAsin'),
    'newAmazonPending.block': transitionHandler('block', blockPending),
    'newAmazonPending.unblock': transitionHandler('unblock', unblockPending),
    'newAmazonPending.abandon': transitionHandler('abandon'),
    'newAmazonPending.assign': setOwner('manager'),
    'newAmazonPending.fillFrom': fillFrom,
  }),
  mainCalls({ listingFiles: listingFileCalls }),
  derivations({ newAmazonPending: settlePendings }),
  writeGuards({ newAmazonPending: guardAsins }),
  consequences({ newAmazonPending: mapCreated, 'fitment.listings': followFitments }),
  toDos(...keyed(listingsToCreate)),
] as const;
