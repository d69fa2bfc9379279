import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { tools } from '../../../platform/resources/calls/tool-handler.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { derivations, writeGuards } from '../../../platform/resources/writes/settle-rows.ts';
import { sweeps } from '../../../platform/jobs/background-work.ts';
import { heldGoods } from '../../inventory/receipt/held-goods.ts';
import { closeLots } from './close-lots.ts';
import { checkInspections, completeInspections } from './complete-inspections.ts';
import { inspectionActions } from './inspection-actions.ts';
import { inspectHeldGoods } from './inspect-held-goods.ts';
import { proveArticles } from './prove-articles.ts';
import { scheduleWeek } from './schedule-week.ts';

/** What inspections add to the manifest of quality. */
export const inspectionParts = [
  actions(inspectionActions),
  tools({ 'outgoingInspection.tab1': scheduleWeek }),
  derivations({ inspection: completeInspections }),
  writeGuards({ inspection: checkInspections }),
  consequences({ 'inspection.articles': proveArticles }),
  heldGoods({ inspections: inspectHeldGoods }),
  sweeps({ lots: ({ database, registry, now }) => closeLots(database, registry, now()) }),
] as const;
