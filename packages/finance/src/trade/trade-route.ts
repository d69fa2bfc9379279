import type { Refusal } from '@axle/kernel';

/** A leg of a route, its companies by id. */
interface RouteLeg {
  readonly seller?: number;
  readonly buyer?: number;
}

const broken = {
  zh: '各环节须首尾相接：上一环节的买方是下一环节的卖方',
  en: 'Legs must be consecutive: the buyer of one leg is the seller of the next',
};
const twice = { zh: '同一公司只能出现一次', en: 'A company can appear only once on a route' };

/** [B40] The legs of a route follow each other, and no company stands on it twice. */
export function checkTradeRoute({ legs: chain = [] }: { readonly legs?: readonly RouteLeg[] }): readonly Refusal[] {
  const seen = new Set(chain.slice(0, 1).map(({ seller }) => seller));
  return chain.flatMap(({ seller, buyer }, at): readonly Refusal[] => {
    const before = chain[at - 1];
    const found: Refusal[] = [];
    if (before && seller !== undefined && before.buyer !== seller)
      found.push({ code: 'NOT_CONSECUTIVE', field: `legs.${at}.seller`, message: broken });
    if (buyer !== undefined && seen.has(buyer)) found.push({ code: 'COMPANY_TWICE', field: `legs.${at}.buyer`, message: twice });
    seen.add(buyer);
    return found;
  });
}
