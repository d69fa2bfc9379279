import { type Refusal, text } from '@axle/kernel';

/** [R80] Most suppliers that stay legible over each other. */
export const mostCompared = 5;

const tooMany: Refusal = {
  code: 'COMPARED_MOST',
  field: 'compared',
  message: text(`最多对比${mostCompared}家供应商`, `At most ${mostCompared} suppliers are compared`),
};

/** [R80] The suppliers whose scores are compared: those chosen, at most five (`COMPARED_MOST`), else those ranked first. */
export function comparedSuppliers<Supplier>(
  chosen: readonly Supplier[] | undefined,
  ranked: readonly Supplier[],
): { readonly suppliers: readonly Supplier[]; readonly refusals: readonly Refusal[] } {
  if (chosen === undefined || chosen.length === 0) return { suppliers: ranked.slice(0, mostCompared), refusals: [] };
  return { suppliers: chosen, refusals: chosen.length > mostCompared ? [tooMany] : [] };
}
