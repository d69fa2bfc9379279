import { approvesItself } from '@axle/operation';
import { type Decimal, ok } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';

/** [O1b] A price change once it is submitted: approved by itself, or waiting for a second person. */
export function submitted(change: RecordValues, { access, now }: Actor): RecordValues {
  const { oldPrice, newPrice, floor } = change as { readonly oldPrice?: Decimal; readonly newPrice: Decimal; readonly floor?: Decimal };
  const isSmall = approvesItself({ oldPrice, newPrice, floor });
  return {
    ...change,
    state: isSmall ? 'approved' : 'approving',
    applicant: access.userId,
    approver: undefined,
    approvedAt: isSmall ? now.toISOString() : undefined,
    rejectReason: undefined,
  };
}

/** Submits a price change. */
export const submitPriceChange: TransitionEffect = async ({ parts: { caller }, after }) => ok(submitted(after, caller));
