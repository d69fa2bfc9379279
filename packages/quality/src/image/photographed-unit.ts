/**
 * [Q12b] The unit of a sample that photos show: the one that they were recorded with, else the only one among those recorded that has
 * defects; undefined where several do, or none.
 */
export function photographedUnit(recorded: { readonly from: number; readonly upTo: number; readonly withDefects: readonly number[] }) {
  const { from, upTo, withDefects } = recorded;
  if (from === upTo) return upTo;
  const [unit, ...others] = new Set(withDefects);
  return others.length === 0 ? unit : undefined;
}
