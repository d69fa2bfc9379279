import { ownDomains } from './own-domains.ts';
import { salesDomains } from './sales-domains.ts';
import type { StatusDomain } from './status-domain.ts';
import { supplyDomains } from './supply-domains.ts';

/** Statuses that no resource declares with its life yet: those of the product itself, and of sections that are still to come. */
export const declaredDomains: readonly StatusDomain[] = [...salesDomains, ...supplyDomains, ...ownDomains];
