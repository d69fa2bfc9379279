import { mappingProposals } from '../../modules/catalog/mapping/propose-for-listing.ts';
import { putawayProposals } from '../../modules/inventory/putaway/putaway-actions.ts';
import { skuProposals } from '../../modules/catalog/sku/open-documents.ts';
import type { ProposalHandlers } from '../resources/calls/proposal-handler.ts';

/** The functions behind the proposals of all pages. */
export const pageProposals: ProposalHandlers = { ...mappingProposals, ...putawayProposals, ...skuProposals };
