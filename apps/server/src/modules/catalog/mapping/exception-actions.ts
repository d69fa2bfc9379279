import { ok, type Refusal, refuse } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { seenIds } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { type Transit, type TransitionEffect, transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { mapEqual } from './map-equal.ts';
import { mapListing } from './map-listing.ts';
import { refreshExceptions, rowsOf } from './refresh-exceptions.ts';
import { settleActions } from './settle-exceptions.ts';

const past: Refusal = {
  code: 'RULE',
  field: 'ignoredUntil',
  message: { zh: '忽略期限不能早于今天', en: 'The ignore-until date cannot be in the past' },
};

/** Who processed an exception, and when: the acting user, unless somebody else was named. */
const handled = ({ parts, after }: Transit): RecordValues => ({
  ...after,
  handler: after['handler'] ?? parts.caller.access.userId,
  handledAt: parts.caller.now.toISOString(),
});

const close: TransitionEffect = async transit => ok({ ...handled(transit), endedBy: 'person' });
const assign: TransitionEffect = async transit => ok(handled(transit));
const ignore: TransitionEffect = async transit =>
  String(transit.input['ignoredUntil']) < todayOf(transit.parts.caller) ? refuse([past]) : ok(handled(transit));
const reopen: TransitionEffect = async ({ after }) =>
  ok({ ...after, handledAt: undefined, endedBy: undefined, result: undefined, ignoredUntil: undefined });

/** Effects of the own actions of exceptions of listings. */
export const exceptionActions: ActionHandlers = {
  'ptSkuException.assign': transitionHandler('assign', assign),
  'ptSkuException.close': transitionHandler('close', close),
  'ptSkuException.ignore': transitionHandler('ignore', ignore),
  'ptSkuException.reopen': transitionHandler('reopen', reopen),
  'ptSkuException.map': mapListing((transaction, listing, now) => refreshExceptions(transaction, now, rowsOf(listing))),
  'ptSkuException.mapEqual': mapEqual,
  ...settleActions,
  'ptSkuException.rerun': ({ parts }) =>
    inTransaction(parts.database, async transaction => {
      await refreshExceptions(transaction, parts.caller.now, {
        listings: seenIds({ caller: parts.caller, resource: parts.caller.registry.resource('ptSku')!.resource }),
        exceptions: seenIds(parts),
      });
      return ok([]);
    }),
};
