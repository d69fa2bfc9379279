import type { RecordValues } from '@axle/page-kit';

/** Nonconforming units of an accepted lot that are set aside: those that we hold; a supplier replaces his. */
export const setAsideOf = (lot: RecordValues, sampling: RecordValues): number =>
  lot['type'] === 'iqc' ? Number(sampling['nonconforming']) : 0;
