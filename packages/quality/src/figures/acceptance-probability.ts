/**
 * [Q8] How probably a lot with a share of nonconforming units from 0 to 1 is accepted by a plan: the binomial sum up to the acceptance
 * number. The terms are kept as logarithms, so that large samples neither vanish nor overflow; for curves, not for amounts.
 */
export function acceptanceProbability(size: number, accept: number, share: number): number {
  if (share <= 0 || accept >= size) return 1;
  if (share >= 1) return 0;
  const odds = Math.log(share) - Math.log1p(-share);
  let term = size * Math.log1p(-share);
  let total = Math.exp(term);
  for (let found = 1; found <= accept; found += 1) {
    term += Math.log((size - found + 1) / found) + odds;
    total += Math.exp(term);
  }
  return Math.min(1, total);
}
