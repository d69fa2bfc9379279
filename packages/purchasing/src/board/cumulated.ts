import { type Decimal, divide } from '@axle/kernel';

/** A group with its part of all, and the part together with those before. Percent with two digits. */
export type Cumulated<Group> = Group & { readonly share: Decimal; readonly cumulative: Decimal };

const part = (count: number, all: number): Decimal => divide(String(100 * count) as Decimal, String(all) as Decimal, 2);

/** [R10e] Groups by how many each counts, the most first, with the part of all that each is, and the part so far. */
export function cumulated<Group extends object>(groups: readonly Group[], countOf: (group: Group) => number): readonly Cumulated<Group>[] {
  const all = groups.reduce((total, group) => total + countOf(group), 0);
  let before = 0;
  return groups
    .toSorted((one, other) => countOf(other) - countOf(one))
    .map(group => {
      before += countOf(group);
      return { ...group, share: part(countOf(group), all), cumulative: part(before, all) };
    });
}
