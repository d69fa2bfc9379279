import { ok, refuse } from '@axle/kernel';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { proposals } from '../../../platform/resources/calls/proposal-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { transitionHandler, type TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { derivations, writeGuards } from '../../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { scheduleRefusals } from '../inspection/schedule-refusals.ts';
import { completeLoading, guardLoading } from './complete-loading.ts';
import { followBatches, gateBatches } from './gate-batches.ts';
import { allowLoading, judgeLoading, reinspectLoading } from './judge-loading.ts';
import { loadingsDue, loadingsToAllow } from './loading-todos.ts';
import { loadingAsPlanned, recordLoading } from './record-loading.ts';
import { scanCarton, undoScan } from './scan-carton.ts';
import { startLoading } from './start-loading.ts';

/** [Q16] Somebody goes there on a day. */
const scheduleLoading: TransitionEffect = async ({ parts, before, after, input }) => {
  const visit = { place: `/${String(before['supplier'])}`, loading: before.id };
  const refused = await scheduleRefusals(parts.database, visit, input, todayOf(parts.caller));
  return refused.length > 0 ? refuse(refused) : ok(after);
};

/** What inspections at loading add to the manifest of quality. */
export const loadingParts = [
  actions({
    'finalShipmentInspection.schedule': transitionHandler('schedule', scheduleLoading),
    'finalShipmentInspection.start': transitionHandler('start', startLoading),
    'finalShipmentInspection.scanCarton': scanCarton,
    'finalShipmentInspection.undoScan': undoScan,
    'finalShipmentInspection.record': recordLoading,
    'finalShipmentInspection.submit': transitionHandler('submit', judgeLoading),
    'finalShipmentInspection.allowLoad': transitionHandler('allowLoad', allowLoading),
    'finalShipmentInspection.reinspect': reinspectLoading,
    'finalShipmentInspection.void': transitionHandler('void'),
  }),
  proposals({ 'finalShipmentInspection.record': loadingAsPlanned }),
  derivations({ loadingCheck: completeLoading }),
  writeGuards({ loadingCheck: guardLoading, 'shipBatch.loading': gateBatches }),
  consequences({ 'shipBatch.loading': followBatches }),
  toDos(...keyed(loadingsDue, loadingsToAllow)),
] as const;
