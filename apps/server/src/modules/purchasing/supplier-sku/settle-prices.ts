import { linesIn, type RecordValues, sameValue } from '@axle/page-kit';
import { breaksOf, isPriceRise, type PricedArticle } from '@axle/purchasing';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import type { Derivation, PendingRow } from '../../../platform/resources/writes/settle-rows.ts';

/** Nothing is proposed. */
export const noProposal: RecordValues = { proposedBreaks: [], priceWaits: false, priceProposedBy: undefined, priceProposedAt: undefined };

function settled({ before, after }: PendingRow, { caller }: RecordParts): RecordValues {
  const today = todayOf(caller);
  const [stored, wanted] = [linesIn(before ?? {}, 'breaks'), linesIn(after, 'breaks')];
  const record: RecordValues = {
    ...after,
    priceInclTax: after['priceInclTax'] ?? true,
    orderMultiple: after['orderMultiple'] ?? 1,
    breaks: wanted,
    isPrimary: after['isPrimary'] === true,
    priceWaits: after['priceWaits'] === true,
  };
  if (sameValue(stored, wanted)) return record;
  const approves = after['priceWaits'] !== true && before?.['priceWaits'] === true && sameValue(linesIn(before, 'proposedBreaks'), wanted);
  const [former, next] = [stored, wanted].map(breaks => breaksOf({ breaks } as unknown as PricedArticle, today));
  if (approves || !isPriceRise(former!, next!, today)) return { ...record, ...noProposal };
  const { userId } = caller.access;
  return {
    ...record,
    breaks: stored,
    proposedBreaks: wanted,
    priceWaits: true,
    priceRefusal: undefined,
    priceProposedBy: userId,
    priceProposedAt: caller.now.toISOString(),
  };
}

/** [R28] First prices and rises wait for a second person, whichever way they come; all else holds at once. */
export const settlePrices: Derivation = async (_transaction, parts, rows) => rows.map(row => settled(row, parts));
