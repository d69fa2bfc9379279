import type { Plugin } from 'postcss';
import { unusedBlueprint } from '../../apps/web/src/styles/unused-blueprint.ts';
import { unusedVariants } from '../../apps/web/src/styles/unused-variants.ts';

const unused = new RegExp(String.raw`\.bp6-(${Object.keys(unusedBlueprint).join('|')})`);
const unusedLooks = new RegExp(unusedVariants.map(({ selectors }) => selectors).join('|'));

/**
 * Leaves unused rules out of Blueprint's stylesheet, and replaces its `box-sizing: inherit` on every element: with it the cost of
 * a style recalculation grows with each frame that a long list scrolls.
 */
export const trimBlueprint = (): Plugin => ({
  postcssPlugin: 'trim-blueprint',
  Rule(rule) {
    if (!/@blueprintjs/.test(rule.source?.input.file ?? '')) return;
    if (rule.selector.startsWith('*'))
      rule.walkDecls('box-sizing', declaration => {
        if (declaration.value === 'inherit') declaration.value = 'border-box';
      });
    const kept = rule.selectors.filter(selector => !unused.test(selector) && !unusedLooks.test(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  },
});
