/** How much of a pool a listing shows. */
export interface PublishTerms {
  /** Free pieces of all warehouses of the pool: on hand less reserved and held. */
  readonly available: number;
  /** Pieces that are never shown. */
  readonly buffer: number;
  /** The share of the rest that is shown, in percent. */
  readonly share: number;
  readonly cap?: number | undefined;
  /** Less than this is shown as none. */
  readonly min: number;
}

/**
 * [O2] The quantity that is published: a share of what is free beyond the buffer, at most the cap, and none below the least (operation.md,
 * O2).
 */
export function publishQty({ available, buffer, share, cap, min }: PublishTerms): number {
  const free = Math.max(0, Math.trunc(available) - buffer);
  const shown = Math.min(cap ?? free, Math.floor((free * share) / 100));
  return shown < min ? 0 : Math.max(0, shown);
}
