import { ok } from '@axle/kernel';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { transitionHandler, type TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { derivations } from '../../../platform/resources/writes/settle-rows.ts';
import { endInspections, followInspections } from './follow-inspections.ts';
import { inspectSample, judgeByHand } from './inspect-sample.ts';
import { mailRequests } from './mail-requests.ts';
import { settleSamples } from './settle-samples.ts';

/** Keeps the day of a step. */
const dated =
  (field: string): TransitionEffect =>
  async ({ parts, after }) =>
    ok({ ...after, [field]: todayOf(parts.caller) });

/** What samples add to the manifest of development. */
export const sampleParts = [
  actions({
    'newProductSamples.pay': transitionHandler('pay', dated('paidAt')),
    'newProductSamples.send': transitionHandler('send', dated('sentAt')),
    'newProductSamples.receive': transitionHandler('receive', dated('receivedAt')),
    'newProductSamples.inspect': transitionHandler('inspect', inspectSample),
    'newProductSamples.test': transitionHandler('test'),
    'newProductSamples.pass': transitionHandler('pass', judgeByHand),
    'newProductSamples.fail': transitionHandler('fail', judgeByHand),
    'newProductSamples.cancel': transitionHandler('cancel'),
  }),
  derivations({ newProductSample: settleSamples }),
  consequences({
    'newProductSample.mail': mailRequests,
    'newProductSample.inspections': endInspections,
    'inspection.samples': followInspections,
  }),
] as const;
