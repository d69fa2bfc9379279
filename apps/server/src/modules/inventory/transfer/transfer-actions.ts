import { ok, refuse } from '@axle/kernel';
import { decide, rework, submit } from '../../../platform/resources/states/decide.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { cancelOutbound } from '../outbound/cancel-outbound.ts';
import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { type TransitionEffect, transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { askOutbound } from './ask-outbound.ts';
import { closeWithLoss } from './close-with-loss.ts';

/** An approved transfer has an outbound, whose pieces are reserved for it. */
const approve: TransitionEffect = async transit => {
  const decided = await decide(transit);
  if (!decided.ok) return decided;
  const asked = await askOutbound(ledgerContext(transit.parts.database, transit.parts.caller), transit.before);
  return asked.ok ? decided : asked;
};

const close: TransitionEffect = async ({ after, parts }) => ok({ ...after, closedAt: parts.caller.now.toISOString() });

/** Cancels the outbound with its transfer; the transfer ends first, so that it does not follow its own cancellation. */
const cancel: TransitionEffect = async transit => {
  const { before, after, input } = transit;
  const context = ledgerContext(transit.parts.database, transit.parts.caller);
  await context.transaction.updateTable('transfer_order').set({ state: 'cancelled' }).where('id', '=', before.id).execute();
  const outbound = await context.transaction
    .selectFrom('outbound')
    .select('id')
    .where('source_type', '=', 'transfer')
    .where('source_no', '=', String(before['transferNo']))
    .where('status', '<>', 'cancelled')
    .executeTakeFirst();
  const reply = outbound ? await cancelOutbound(context, outbound.id, String(input['closeReason'])) : ok(undefined);
  return reply.ok ? ok({ ...after, closedAt: context.now.toISOString() }) : refuse([reply.refusal]);
};

const effects = { submit, approve, reject: decide, rework, close, closeWithLoss, cancel } as const satisfies Readonly<
  Record<string, TransitionEffect>
>;

/** What the steps of transfers do. */
export const transferActions: ActionHandlers = Object.fromEntries(
  Object.entries(effects).map(([key, effect]) => [`transferOrder.${key}`, transitionHandler(key, effect)]),
);
