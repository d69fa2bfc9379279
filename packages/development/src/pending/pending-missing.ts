import { compareDecimals, type Decimal, zero } from '@axle/kernel';

/** What a listing may lack before it can be created on its site. */
export const listingParts = ['gtin', 'title', 'bullets', 'images', 'fitment', 'compliance', 'price'] as const;

/** Something that a listing lacks. */
export type ListingPart = (typeof listingParts)[number];

/** A listing as it is prepared. */
export interface ListingDraft {
  readonly gtin?: string;
  readonly gtinExempt?: boolean;
  readonly title?: string;
  readonly bullets?: readonly unknown[];
  readonly images?: readonly unknown[];
  readonly fitmentFile?: readonly unknown[];
  readonly complianceOk?: boolean;
  /** Who answers for the product in the European Union, and the label that says so. */
  readonly gpsrPerson?: string;
  readonly gpsrLabel?: readonly unknown[];
  readonly price?: Decimal;
}

/** Where it will stand, and what is known of the vehicles of its SKU. */
export interface ListingPlace {
  readonly isEu: boolean;
  readonly vehicles: number;
}

const some = (list: readonly unknown[] | undefined): boolean => (list?.length ?? 0) > 0;
const said = (words: string | undefined): boolean => Boolean(words?.trim());

/** [N15a] A site of the European Union asks for a responsible person and a label (GPSR) beside the product's own compliance. */
const complies = ({ complianceOk, gpsrPerson, gpsrLabel }: ListingDraft, isEu: boolean): boolean =>
  complianceOk === true && (!isEu || (said(gpsrPerson) && some(gpsrLabel)));

/** [N15] What a listing lacks: a GTIN unless it is exempt, a title, bullets, images, vehicles or a file of them, compliance, a price. */
export function pendingMissing(draft: ListingDraft, { isEu, vehicles }: ListingPlace): readonly ListingPart[] {
  const has: Readonly<Record<ListingPart, boolean>> = {
    gtin: draft.gtinExempt === true || said(draft.gtin),
    title: said(draft.title),
    bullets: some(draft.bullets),
    images: some(draft.images),
    fitment: vehicles > 0 || some(draft.fitmentFile),
    compliance: complies(draft, isEu),
    price: draft.price !== undefined && compareDecimals(draft.price, zero) > 0,
  };
  return listingParts.filter(part => !has[part]);
}
