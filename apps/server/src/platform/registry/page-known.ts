import { ownDomains } from '../mail/own-domains.ts';
import { unsoldSkus } from '../../modules/catalog/mapping/unsold-skus.ts';
import type { KnownHandlers } from '../resources/calls/known-handler.ts';

/** What the server knows by which forms are remarked upon, by page. */
export const pageKnown: KnownHandlers = { recipientEmail: ownDomains, skuMap: unsoldSkus };
