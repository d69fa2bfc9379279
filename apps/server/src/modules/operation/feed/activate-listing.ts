import { listingRefusals } from '@axle/operation';
import { ok, refuse } from '@axle/kernel';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { fitmentsOf } from './fitments-of.ts';

/** [O3c] A listing waits for its feed once nothing stands against it. */
export const activateListing: TransitionEffect = async ({ parts: { database }, before, after }) => {
  const fitments = await fitmentsOf(database, before['sku'] === undefined ? [] : [Number(before['sku'])]);
  const refusals = listingRefusals({ ...before, fitmentCount: fitments.get(Number(before['sku'])) ?? 0 });
  return refusals.length > 0 ? refuse(refusals) : ok({ ...after, errors: undefined, hasError: false, platformResult: undefined });
};
