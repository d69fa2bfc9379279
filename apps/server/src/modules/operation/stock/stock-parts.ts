import { rounds } from '../../../platform/jobs/background-work.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { tools } from '../../../platform/resources/calls/tool-handler.ts';
import { countDemandSplit } from './count-demand-split.ts';
import { countSpread } from './count-spread.ts';
import { followStock } from './follow-stock.ts';
import { inventoryActions } from './inventory-actions.ts';
import { previewPublish } from './preview-publish.ts';
import { proposeSplit } from './propose-split.ts';
import { suggestionActions } from './suggestion-actions.ts';
import { sumBySku } from './sum-by-sku.ts';

const aQuarter = 15 * 60_000;
const anHour = 4 * aQuarter;

/** What the sellable stock of listings and its spread over warehouses add to the manifest of operation. */
export const stockParts = [
  actions(inventoryActions, suggestionActions, { 'demandSplit.proposeSplit': proposeSplit }),
  tools({ 'operationInventory.tab2': sumBySku, 'operationInventory.preview': previewPublish }),
  rounds({
    'sellable stock': { every: aQuarter, work: followStock },
    'stock by warehouse': { every: aQuarter, work: ({ database, now }) => countSpread(database, now()) },
    'demand split': { every: anHour, work: ({ database, now }) => countDemandSplit(database, now()) },
  }),
] as const;
