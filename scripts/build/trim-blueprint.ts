import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'postcss';
import { unusedAttributes, unusedBlueprint } from '../../apps/web/src/styles/unused-blueprint.ts';
import { unusedVariants } from '../../apps/web/src/styles/unused-variants.ts';

const unused = new RegExp(String.raw`\.bp6-(${Object.keys(unusedBlueprint).join('|')})`);
const unusedLooks = new RegExp([...unusedAttributes, ...unusedVariants.map(({ selectors }) => selectors)].join('|'));

/** The variables that Blueprint's own rules read: our rules have tokens of their own, which a house test holds them to. */
function readVariables(): ReadonlySet<string> {
  const { resolve } = createRequire(new URL('../../apps/web/package.json', import.meta.url));
  const sheets = ['@blueprintjs/core/lib/css/blueprint.css', '@blueprintjs/table/lib/css/table.css'].map(name =>
    readFileSync(resolve(name), 'utf8'),
  );
  return new Set(sheets.flatMap(sheet => Array.from(sheet.matchAll(/var\((--bp-[\w-]+)/g), ([, name = '']) => name)));
}

/**
 * Leaves unused rules and variables out of Blueprint's stylesheet, and replaces its `box-sizing: inherit` on every element: with it
 * the cost of a style recalculation grows with each frame that a long list scrolls.
 */
export function trimBlueprint(): Plugin {
  const read = readVariables();
  return {
    postcssPlugin: 'trim-blueprint',
    Rule(rule) {
      if (!/@blueprintjs/.test(rule.source?.input.file ?? '')) return;
      if (rule.selector.startsWith('*'))
        rule.walkDecls('box-sizing', declaration => {
          if (declaration.value === 'inherit') declaration.value = 'border-box';
        });
      rule.walkDecls(/^--bp-/, declaration => {
        if (!read.has(declaration.prop)) declaration.remove();
      });
      const kept = rule.selectors.filter(selector => !unused.test(selector) && !unusedLooks.test(selector));
      if (kept.length === 0 || rule.nodes.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    },
  };
}
