import type { LocalDate } from '@axle/kernel';
import type { Period } from './board-period.ts';

/**
 * [R122] What a figure that stands as of now came to at the end of some days: as it was kept last in them. Undefined where none of them was
 * kept.
 */
export function lastKept<Kept extends { readonly day: LocalDate }>(kept: readonly Kept[], { from, to }: Period): Kept | undefined {
  return kept
    .filter(({ day }) => from <= day && day <= to)
    .reduce<Kept | undefined>((last, one) => (last === undefined || one.day > last.day ? one : last), undefined);
}
