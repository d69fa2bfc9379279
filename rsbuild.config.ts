import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { Plugin } from 'postcss';

/** Blueprint rules that no screen of ours uses. Class names are put together at run time, so only whole components are listed. */
const unusedBlueprint =
  /\.bp6-(icon-[a-z0-9-]+:{1,2}before|html-table|compound-tag|file-|editable-|slider|tree|multistep|panel-stack|entity|running-text|section|code|control-card|card-list|resizable)/;

/**
 * Leaves unused rules out of Blueprint's stylesheet, and replaces its `box-sizing: inherit` on every element: with it the cost of
 * a style recalculation grows with each frame that a long list scrolls.
 */
const trimBlueprint = (): Plugin => ({
  postcssPlugin: 'trim-blueprint',
  Rule(rule) {
    if (!/@blueprintjs/.test(rule.source?.input.file ?? '')) return;
    if (rule.selector.startsWith('*'))
      rule.walkDecls('box-sizing', declaration => {
        if (declaration.value === 'inherit') declaration.value = 'border-box';
      });
    const kept = rule.selectors.filter(selector => !unusedBlueprint.test(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  },
});

export default defineConfig(({ command }) => ({
  plugins: [pluginReact()],
  source: {
    entry: { index: './apps/web/src/main.tsx', ...(command === 'dev' ? { gallery: './apps/web/src/gallery/main.tsx' } : {}) },
  },
  html: { template: './apps/web/index.html' },
  resolve: { conditionNames: ['source', '...'] },
  output: {
    distPath: { root: 'dist/web' },
    cleanDistPath: true,
    copy: [{ from: './apps/web/public' }],
    legalComments: 'linked',
  },
  server: {
    port: 3000,
    proxy: { '/api': 'http://127.0.0.1:8080', '/signin': 'http://127.0.0.1:8080' },
    historyApiFallback: { rewrites: [{ from: /^\/gallery(?:\/|$)/, to: '/gallery.html' }] },
  },
  tools: { postcss: (_options, { addPlugins }) => addPlugins(trimBlueprint()) },
}));
