import { rounds } from '../../../platform/jobs/background-work.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { countSpread } from './count-spread.ts';
import { followStock } from './follow-stock.ts';
import { inventoryActions } from './inventory-actions.ts';
import { suggestionActions } from './suggestion-actions.ts';

const aQuarter = 15 * 60_000;

/** What the sellable stock of listings and its spread over warehouses add to the manifest of operation. */
export const stockParts = [
  actions(inventoryActions, suggestionActions),
  rounds({
    'sellable stock': { every: aQuarter, work: followStock },
    'stock by warehouse': { every: aQuarter, work: ({ database, now }) => countSpread(database, now()) },
  }),
] as const;
