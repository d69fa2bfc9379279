import { nextPeriod } from '../../../platform/dated/next-period.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { setOwner } from '../../../platform/resources/set-owner.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { exceptionActions } from './exception-actions.ts';
import { mapEqual } from './map-equal.ts';
import { mapListing } from './map-listing.ts';
import { refreshExceptions, rowsOf } from './refresh-exceptions.ts';

/** Nobody wants listings mapped, for a reason; without one they are heeded again. */
const setIgnored =
  (ignored: boolean): ActionHandler =>
  ({ parts, targets, input }) =>
    eachTarget(parts, targets, async (transaction, records) => {
      const ignoreReason = ignored ? input['reason'] : undefined;
      const changes = records.map(before => ({ before, after: { ...before, ignoreReason } }));
      await updateRows(transaction, parts, changes, { action: 'update' });
      return new Map();
    });

/** Effects of the own actions of listings, their maps and their exceptions. */
export const mappingActions: ActionHandlers = {
  'ptSku.map': mapListing((transaction, listing, now) => refreshExceptions(transaction, now, rowsOf(listing))),
  'ptSku.mapEqual': mapEqual,
  'ptSku.ignore': setIgnored(true),
  'ptSku.heed': setIgnored(false),
  'ptSku.setManager': setOwner('manager'),
  'skuMap.closeAndNew': nextPeriod,
  ...exceptionActions,
};
