import type { Result, Text } from '@axle/kernel';
import { extensionPoint } from '../../../platform/registry/extension-point.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import type { LedgerContext } from './stock-ledger.ts';

/** What a document does when one of its postings was reversed by hand, in the same transaction; a refusal undoes the reversal. */
export type ReversalFollower = (
  reversed: { readonly context: LedgerContext; readonly caller: Actor; readonly why: Text },
  docNo: string,
  postingNo: string,
) => Promise<Result<unknown>>;

/** Followers of reversals by the kind of document that posted. */
export const reversalFollowers = extensionPoint<ReversalFollower>('follower of reversals');
