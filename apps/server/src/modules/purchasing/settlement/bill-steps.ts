import { ok, refuse } from '@axle/kernel';
import { invoiceRefusals } from '@axle/purchasing';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { holders } from './complete-settlements.ts';

/** [R48] An invoice is changed or cancelled as long as no settlement in hand has it. */
export const freeBill: TransitionEffect = async ({ parts, before, after }) => {
  const holder = (await holders(parts.database, [before.id])).get(before.id)?.[0];
  const refused = invoiceRefusals({ no: String(before['invoiceNo']), state: 'verified' }, holder?.settleNo);
  return refused.length > 0 ? refuse(refused) : ok(after);
};
