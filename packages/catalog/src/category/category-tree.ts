import { type Refusal, text } from '@axle/kernel';

/** The parent of each category by id; none of those on the first level. */
export type ParentOf = ReadonlyMap<number, number | undefined>;

const most = 4;
const ownBranch: Refusal = {
  code: 'OWN_BRANCH',
  field: 'parent',
  message: text('不能移到自己或自己的下级之下', 'It cannot be moved below itself'),
};
const tooDeep: Refusal = { code: 'TOO_DEEP', field: 'parent', message: text('层级过深，最多4级', 'At most 4 levels are allowed') };
const holdsSkus: Refusal = { code: 'HOLDS_SKUS', field: 'parent', message: text('该品类下已有SKU', 'Category already holds SKUs') };
const notALeaf: Refusal = {
  code: 'NOT_A_LEAF',
  field: 'category',
  message: text('品类须选择最末级', 'The category must be of the lowest level'),
};

/** A category and all above it, from itself to the first level. */
function chainOf(parents: ParentOf, id: number | undefined): readonly number[] {
  const chain: number[] = [];
  for (let at = id; at !== undefined && !chain.includes(at); at = parents.get(at)) chain.push(at);
  return chain;
}

/** [CAT3] The level of a category below another one, from 1; without one it is on the first. */
export const levelBelow = (parents: ParentOf, parent: number | undefined): number => chainOf(parents, parent).length + 1;

/** [CAT3] Why a category, a new one without an id, cannot stand below another one. */
export function refusePlace(parents: ParentOf, id: number | undefined, parent: number | undefined): Refusal | undefined {
  const above = chainOf(parents, parent);
  if (id !== undefined && above.includes(id)) return ownBranch;
  const heights = id === undefined ? [] : [...parents.keys()].map(each => chainOf(parents, each).indexOf(id));
  return above.length + 1 + Math.max(0, ...heights) > most ? tooDeep : undefined;
}

/** [CAT3] Why a category with so many SKUs gets none below it. */
export const refuseBelowSkus = (skus: number): Refusal | undefined => (skus > 0 ? holdsSkus : undefined);

/** [CAT3] Why a SKU does not stand in a category with so many categories below it. */
export const refuseAboveCategories = (below: number): Refusal | undefined => (below > 0 ? notALeaf : undefined);
