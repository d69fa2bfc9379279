import { ok, refuse } from '@axle/kernel';
import { notFound, type RecordRow, rowChanged } from '@axle/page-kit';
import type { InspectionKind } from '@axle/purchasing';
import { waiveRefusals } from '@axle/quality';
import { sql } from 'kysely';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { transitionHandler, type TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { releaseLot } from './release-lot.ts';
import { scheduleRefusals, type Visit } from './schedule-refusals.ts';
import { placeOf } from './visits-in.ts';

/** [Q16] Where an inspector is to go for an inspection: incoming lots are where he is. */
const visitOf = (before: RecordRow): Visit => ({
  place: before['type'] === 'outgoing' || before['type'] === 'final' ? placeOf(before) : undefined,
  inspection: before.id,
});

const scheduled: TransitionEffect = async ({ parts, before, after, input }) => {
  const refused = await scheduleRefusals(parts.database, visitOf(before), input, todayOf(parts.caller));
  return refused.length > 0 ? refuse(refused) : ok({ ...after, scheduledAt: parts.caller.now.toISOString() });
};

/** Gives an inspection of a page in some states to somebody, for a day; one that waited is scheduled then. */
const assignIn =
  (type: InspectionKind, ...states: readonly string[]): ActionHandler =>
  async ({ parts, targets: [target], input }) =>
    inTransaction(parts.database, async transaction => {
      const [before] = target ? await lockById(transaction, parts, [target.id]) : [];
      if (!before || before['type'] !== type || !states.includes(String(before['state']))) return refuse([notFound]);
      if (before.version !== target?.version) return refuse([rowChanged]);
      const refused = await scheduleRefusals(transaction, visitOf(before), input, todayOf(parts.caller));
      if (refused.length > 0) return refuse(refused);
      const scheduledAt = before['scheduledAt'] ?? parts.caller.now.toISOString();
      const after = { ...before, ...input, state: 'scheduled', scheduledAt };
      const reason = before['state'] === 'scheduled' ? { action: 'update' as const } : { action: 'state' as const, transition: 'schedule' };
      await updateRows(transaction, { ...parts, database: transaction }, [{ before, after }], reason);
      return ok([{ id: before.id, name: String(before['inspectionNo']) }]);
    });

/** [Q17] Releases a lot that is not inspected. */
const waived: TransitionEffect = async transit => {
  const { parts, before, after } = transit;
  const { rows: lots } = await sql<{ result: 'accept' | 'reject' }>`
    select result from inspection where supplier = ${Number(before['supplier'])} and sku = ${Number(before['sku'])}
      and type = ${String(before['type'])} and round = 1 and result is not null
    order by finished_at desc, id desc limit 3`.execute(parts.database);
  const refused = waiveRefusals(lots.map(({ result }) => result));
  if (refused.length > 0) return refuse(refused);
  const released = await releaseLot(transit, { inspection: before, setAside: 0 });
  if (!released.ok) return released;
  const { now, access } = parts.caller;
  return ok({ ...after, waived: true, releasedQty: released.value, decidedBy: access.userId, finishedAt: now.toISOString() });
};

const ended: TransitionEffect = async ({ parts, after }) =>
  ok({ ...after, decidedBy: parts.caller.access.userId, finishedAt: parts.caller.now.toISOString() });

/** A page leads inspections of its type alone, whatever a call names. */
const ofType =
  (type: InspectionKind, effect: TransitionEffect): TransitionEffect =>
  async transit =>
    transit.before['type'] === type ? effect(transit) : refuse([notFound]);

/** What the buttons of inspections do. */
export const inspectionActions: ActionHandlers = {
  'outgoingInspection.schedule': transitionHandler('schedule', ofType('outgoing', scheduled)),
  'outgoingInspection.refuse': transitionHandler('refuse', ofType('outgoing', ended)),
  'outgoingInspection.waive': transitionHandler('waive', ofType('outgoing', waived)),
  'outgoingInspection.void': transitionHandler('void', ofType('outgoing', ended)),
  'outgoingInspection.move': assignIn('outgoing', 'scheduled'),
  'iqcInspection.assign': assignIn('iqc', 'requested', 'scheduled'),
};
