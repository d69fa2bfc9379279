import { ok, type Refusal, refuse } from '@axle/kernel';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';

const past: Refusal = {
  code: 'RULE',
  field: 'clearDate',
  message: { zh: '清仓截止日期不能早于今天', en: 'The clearance deadline cannot be in the past' },
};

/** A SKU goes into clearance with its reason and the day by which it shall be sold. */
export const clearSku: TransitionEffect = async ({ parts, after, input }) =>
  String(input['clearDate']) < todayOf(parts.caller) ? refuse([past]) : ok(after);

/** Back on sale, reason and day of the clearance are emptied; its history keeps them. */
export const resumeSku: TransitionEffect = async ({ after }) => ok({ ...after, clearReason: undefined, clearDate: undefined });
