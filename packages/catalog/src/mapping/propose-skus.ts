import { bareOe } from '../sku/oe-number.ts';
import { packQuantity, unitsPromised } from './pack-quantity.ts';

/** A listing that a SKU is looked for. */
export interface UnmappedListing {
  readonly sellerSku: string;
  readonly title?: string;
}

/** A SKU that may stand behind a listing. */
export interface CandidateSku {
  readonly sku: string;
  readonly pcsPerUom: number;
  /** OE numbers by their letters and digits alone. */
  readonly oeKeys: readonly string[];
}

/**
 * A SKU that is proposed: 1 for the same code, 2 for a code that the seller SKU begins with before a hyphen, 3 for an OE number in the
 * title.
 */
export interface ProposedSku {
  readonly sku: string;
  readonly rank: 1 | 2 | 3;
  /** The code or the OE number by which it was found. */
  readonly by: string;
  /** Pieces in one sold unit. */
  readonly qty: number;
}

/** Where SKUs for a listing are looked up: codes in order of rank, and OE numbers that may stand in the title. */
export interface ProposalKeys {
  readonly codes: readonly string[];
  readonly oes: readonly string[];
}

/** Words of a title that together may be one number, as in `04465 06090` or `31 20 6 867 256`. */
const mostWords = 5;

/** [MAP3] What a listing may be known by: its seller SKU, what of it stands before a hyphen, the longest first; numbers of its title. */
export function proposalKeys({ sellerSku, title = '' }: UnmappedListing): ProposalKeys {
  const code = sellerSku.trim().toUpperCase();
  const hyphens = [...code].flatMap((sign, at) => (sign === '-' && at > 0 ? [at] : [])).toReversed();
  const words = title.split(/[\s,;()[\]/|]+/).filter(word => word !== '');
  const runs = words.flatMap((_, at) => Array.from({ length: mostWords }, (__, more) => bareOe(words.slice(at, at + more + 1).join(''))));
  const oes = runs.filter(run => run.length >= 5 && run.length <= 32 && /\d/.test(run));
  return { codes: [...new Set([code, ...hyphens.map(at => code.slice(0, at))])], oes: [...new Set(oes)] };
}

/** [MAP3] The SKUs that may stand behind a listing, likeliest first: each once, by its best rank. */
export function proposeSkus(listing: UnmappedListing, candidates: readonly CandidateSku[]): readonly ProposedSku[] {
  const { codes, oes } = proposalKeys(listing);
  const promised = packQuantity(listing.title ?? '') ?? 1;
  const proposed = candidates.flatMap(({ sku, pcsPerUom, oeKeys }): readonly (ProposedSku & { readonly place: number })[] => {
    const qty = unitsPromised(promised, pcsPerUom);
    const place = codes.indexOf(sku);
    if (place >= 0) return [{ sku, rank: place === 0 ? 1 : 2, by: codes[place]!, qty, place }];
    const oe = oes.find(key => oeKeys.includes(key));
    return oe === undefined ? [] : [{ sku, rank: 3, by: oe, qty, place: codes.length }];
  });
  const order = (one: (typeof proposed)[number], other: (typeof proposed)[number]) =>
    one.rank - other.rank || one.place - other.place || (one.sku < other.sku ? -1 : 1);
  return proposed.toSorted(order).map(({ place: _, ...proposal }) => proposal);
}
