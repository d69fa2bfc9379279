import { fill, type Text } from '@axle/kernel';
import type { Proposal } from '@axle/page-kit';
import type { ProposalHandler, ProposalHandlers } from '../../../platform/resources/calls/proposal-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { mayReadCosts } from '../../logistics/rule/try-last-mile.ts';
import { allocationBook } from './allocation-book.ts';
import { findCandidates, type FoundCandidate } from './find-candidates.ts';
import { readFreePieces } from './free-pieces.ts';
import { askedOrders } from './order-facts.ts';

const joined = (said: readonly Text[]): Text => ({
  zh: said.map(({ zh }) => zh).join('；'),
  en: said.map(({ en }) => en).join('; '),
});

/** What speaks for a warehouse and against it: what it has of each SKU, what the parcel costs and how long it takes. */
const proposeWarehouses: ProposalHandler = async (parts, record) => {
  const { database } = parts;
  const day = todayOf(parts.caller);
  const book = await allocationBook(database, day);
  const [order] = await askedOrders(database, [record.id], day);
  if (!order || order.pieces.length === 0) return [];
  const { candidates, config } = await findCandidates(book, order);
  const free = await readFreePieces(database, [{ candidates, pieces: order.pieces }]);
  const skus = [...new Map(order.pieces.map(({ sku, code }) => [sku, code]))];
  const seesCosts = mayReadCosts(parts);
  const proposal = (candidate: FoundCandidate): Proposal => {
    const { id, warehouse, cost, days, refused } = candidate;
    const stock = skus.map(([sku, code]) => `${code} ${free.usable(candidate, sku, config).qty}`).join(', ');
    const why = refused
      ? [refused]
      : [
          fill({ zh: '可用 {stock}', en: 'available {stock}' }, { stock }),
          ...(cost === undefined || !seesCosts ? [] : [fill({ zh: '运费 USD {cost}', en: 'freight USD {cost}' }, { cost })]),
          ...(days === undefined ? [] : [fill({ zh: '{days} 天', en: '{days} {days|day|days}' }, { days })]),
        ];
    return { values: { warehouse: id }, words: { zh: warehouse, en: warehouse }, why: joined(why) };
  };
  return candidates.toSorted((one, other) => one.rulePriority - other.rulePriority).map(proposal);
};

/** What is proposed for the warehouse of an order. */
export const allocationProposals: ProposalHandlers = { 'orderList.assignWarehouse': proposeWarehouses };
