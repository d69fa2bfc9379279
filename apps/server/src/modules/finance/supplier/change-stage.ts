import { mayQualify } from '@axle/finance';
import { ok, refuse } from '@axle/kernel';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';

/** A supplier on trial qualifies by its accepted orders. */
export const qualifySupplier: TransitionEffect = async ({ after, input }) => {
  const refusals = mayQualify(Number(input['acceptedOrders']));
  return refusals.length > 0 ? refuse(refusals) : ok(after);
};

/** A frozen supplier keeps in mind where it stood. */
export const freezeSupplier: TransitionEffect = async ({ before, after }) => ok({ ...after, stageBefore: before['stage'] });

/** It returns there; why it was frozen stays in its history. */
export const unfreezeSupplier: TransitionEffect = async ({ before, after }) =>
  ok({ ...after, stage: before['stageBefore'] ?? 'potential', stageBefore: undefined, freezeReason: undefined });
