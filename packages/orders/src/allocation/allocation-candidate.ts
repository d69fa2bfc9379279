import type { Decimal, Text } from '@axle/kernel';

/** Pieces that an order needs, by the key of whoever asks. */
export interface NeededPieces {
  readonly piece: number;
  readonly sku: string;
  readonly qty: number;
}

/** [S6] A warehouse that an order might leave from. */
export interface AllocationCandidate {
  readonly warehouse: string;
  /** Its place by the rules; 1 comes first. */
  readonly rulePriority: number;
  readonly available: ReadonlyMap<string, number>;
  /** What the parcel costs from there, all in one currency; absent where that is not known. */
  readonly cost?: Decimal;
  /** Days until the parcel arrives. */
  readonly days?: number;
  /** Why nothing may leave from there at all. */
  readonly refused?: Text;
}

/** [S6] What an order allows. */
export interface AllocationTerms {
  readonly splitAllowed: boolean;
  /** Most parcels of an order that is split; three at most. */
  readonly maxParcels?: number;
  /** Days within which it was promised. */
  readonly promisedDays?: number;
}

/** What became of a candidate: it ships all or a part, may not ship, lacks pieces, or stands behind by a criterion. */
export const candidateVerdicts = ['whole', 'part', 'refused', 'lacks', 'priority', 'days', 'cost', 'code'] as const;

/** One of {@link candidateVerdicts}. */
export type CandidateVerdict = (typeof candidateVerdicts)[number];

/** Pieces of a SKU. */
export interface SkuPieces {
  readonly sku: string;
  readonly qty: number;
}

/** [S6] Why a candidate was taken or not. */
export interface CandidateStep {
  readonly warehouse: string;
  readonly verdict: CandidateVerdict;
  readonly lacks: readonly SkuPieces[];
  readonly reason?: Text;
}

/** [S6] Where an order leaves from: all of it, or nothing. */
export interface Allocation {
  readonly outcome: 'single' | 'split' | 'short' | 'none';
  readonly parts: readonly { readonly warehouse: string; readonly pieces: readonly NeededPieces[] }[];
  readonly trace: readonly CandidateStep[];
}
