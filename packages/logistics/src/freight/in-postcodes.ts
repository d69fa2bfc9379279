import { barePostcode } from './zone-of.ts';

const separators = /[,;，；\n]/;

/** A beginning of postal codes, or the first and last one of a span. */
const spans = (list: string): readonly (readonly [string, string])[] =>
  list
    .split(separators)
    .map(barePostcode)
    .filter(part => part !== '')
    .map(part => {
      const [first = '', last = first] = part.split('-');
      return [first, last] as const;
    });

/** [L27] Whether a list of postal codes has one that a postal code begins with, or a span of such beginnings in which it lies. */
export function inPostcodes(list: string, postcode: string): boolean {
  const bare = barePostcode(postcode);
  return spans(list).some(([first, last]) => {
    const [low, high] = [bare.slice(0, first.length), bare.slice(0, last.length)];
    return low.length === first.length && high.length === last.length && first <= low && high <= last;
  });
}

/** [L27] The first part of a list that cannot be read: what is no code, and a span that ends before it begins or has uneven ends. */
export const unreadablePostcode = (list: string): string | undefined =>
  list
    .split(separators)
    .map(part => part.trim())
    .find(part => {
      const bare = barePostcode(part);
      if (bare === '') return false;
      const span = /^([A-Z0-9]+)-([A-Z0-9]+)$/.exec(bare);
      return span ? span[1]!.length !== span[2]!.length || span[2]! < span[1]! : !/^[A-Z0-9]+$/.test(bare);
    });
