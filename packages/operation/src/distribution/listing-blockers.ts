import type { LocalDate } from '@axle/kernel';
import type { DistributionStatus } from './coverage.ts';

/** What may keep a SKU from being listed at a store and site, in the order in which it is shown. */
export const listingBlockers = ['noPtSku', 'noImages', 'noGpsr', 'noFitment', 'noTrademark'] as const;

/** Something that keeps a SKU from being listed. */
export type ListingBlocker = (typeof listingBlockers)[number];

/** A certificate or trademark, which holds until its last day; without one it does not end. */
export interface Proof {
  readonly expiry?: LocalDate | undefined;
}

/** What is known of a SKU where it is to be listed. */
export interface ListingReadiness {
  readonly status: DistributionStatus;
  readonly hasPtSku: boolean;
  readonly images: number;
  readonly fitments: number;
  readonly site: { readonly country: string; readonly isEu: boolean };
  /** GPSR certificates of the SKU. */
  readonly gpsr: readonly Proof[];
  /** Whether its listing, as it was prepared for the site, names who answers for it and has the label. */
  readonly draftLabelled: boolean;
  readonly brand: {
    readonly kind: 'own' | 'oem' | 'neutral';
    readonly marks: readonly (Proof & { readonly country: string })[];
    /** Whether the brand is in the registry of the store. */
    readonly isRegistered: boolean;
  };
}

const inForce = ({ expiry }: Proof, today: LocalDate): boolean => expiry === undefined || expiry >= today;

/**
 * [O10e] A site of the European Union or of the United Kingdom asks for the label of the product safety regulation (GPSR): by a
 * certificate that holds, or by a prepared listing that has label and responsible person (operation.md, operationDistribution).
 */
const lacksGpsr = ({ site, gpsr, draftLabelled }: ListingReadiness, today: LocalDate): boolean =>
  (site.isEu || site.country === 'GB') && !draftLabelled && !gpsr.some(proof => inForce(proof, today));

/**
 * [O10f] A brand of ours or of a customer asks for a trademark that holds in the country of the site, unless the store has the brand in
 * its registry; a neutral brand asks for none (operation.md, operationDistribution).
 */
const lacksTrademark = ({ site, brand }: ListingReadiness, today: LocalDate): boolean =>
  brand.kind !== 'neutral' && !brand.isRegistered && !brand.marks.some(mark => mark.country === site.country && inForce(mark, today));

/**
 * [O10d] What keeps a SKU from being listed: a missing PT SKU, image, GPSR label, fitment or trademark. Nothing is named where it is
 * listed, suppressed, stopped or forbidden (operation.md, operationDistribution).
 */
export function blockersOf(facts: ListingReadiness, today: LocalDate): readonly ListingBlocker[] {
  if (!['notListed', 'planned', 'listing'].includes(facts.status)) return [];
  const stands: Readonly<Record<ListingBlocker, boolean>> = {
    noPtSku: !facts.hasPtSku,
    noImages: facts.images === 0,
    noGpsr: lacksGpsr(facts, today),
    noFitment: facts.fitments === 0,
    noTrademark: lacksTrademark(facts, today),
  };
  return listingBlockers.filter(blocker => stands[blocker]);
}
