import { ok, refuse } from '@axle/kernel';
import { transitionNamed } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { type TransitionEffect, transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { receiptParts } from './open-receipt.ts';
import { finishReceipt } from './receipt-transitions.ts';

/** A step of a receipt's life that is done at the station: refused as a whole where it is refused. */
const step =
  (key: string, effect?: TransitionEffect): ActionHandler =>
  async ({ parts, input }) => {
    const own = receiptParts(parts);
    if (!transitionNamed(own.resource, key)) throw new Error(`receipts have no ${key}`);
    const target = { id: Number(input['receipt']), version: Number(input['version']) };
    const reply = await transitionHandler(key, effect)({ parts: own, targets: [target], input: {} });
    if (!reply.ok) return reply;
    const refusal = reply.value[0]?.refusal;
    return refusal ? refuse(refusal) : ok(reply.value);
  };

/** Counting begins. */
export const startAtStation = step('start');

/** Counting ends. */
export const finishAtStation = step('finish', finishReceipt);
