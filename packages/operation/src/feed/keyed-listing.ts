import { foldSpelling, type RecordValues } from '@axle/kernel';
import { partNumberKey } from './part-number-key.ts';

/** [O3] The key of a listing follows from its part number, and so do the spellings by which it is found. */
export function keyedListing(record: RecordValues): RecordValues {
  const partNumber = typeof record['partNumber'] === 'string' ? record['partNumber'] : '';
  const key = partNumberKey(partNumber);
  return { partNumberKey: key === '' ? undefined : key, partKeys: key === '' ? undefined : [key] };
}

/** [O3] What makes a listing one of its kind in a feed: store, brand without regard to case, and the key of its part number. */
export const feedKey = (store: number, brandName: string, partNumber: string): string =>
  `${store}/${foldSpelling(brandName)}/${partNumberKey(partNumber)}`;
