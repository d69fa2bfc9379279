import { fileURLToPath } from 'node:url';
import { defineConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { trimBlueprint } from './scripts/build/trim-blueprint.ts';
import { trimIcons } from './scripts/build/trim-icons.ts';

const standIn = (name: string) => fileURLToPath(new URL(`apps/web/src/bundle/${name}.ts`, import.meta.url));

/** Parts of libraries that the application never reaches, and what stands in the bundle for them. */
const standIns: readonly (readonly [RegExp, string])[] = [
  [/^\.\/iconLoader$/, standIn('icons-as-elements')],
  [/\/hotkeys\/hotkeysDialog$/, standIn('no-hotkeys-dialog')],
  [/^\.\/tableHotkeys$/, standIn('no-table-hotkeys')],
  [/\/headers\/rowHeader$/, standIn('no-row-headers')],
  [/\/formats\/(?:truncated|json)Format$/, standIn('no-cell-formats')],
  [/^\.\/fetch\.js$/, standIn('no-fetch-adapter')],
  [/(?:^\.|\/helpers)\/(?:toFormData|formDataToJSON)\.js$/, standIn('no-form-bodies')],
  [/\/helpers\/HttpStatusCode\.js$/, standIn('no-status-names')],
  [/\/ssr\/components\.js$/, standIn('no-framework-mode')],
  [/^\.\/instrumentation\.js$/, standIn('no-instrumentation')],
];

export default defineConfig(({ command }) => ({
  plugins: [pluginReact(), trimIcons()],
  source: {
    entry: { index: './apps/web/src/main.tsx', ...(command === 'dev' ? { gallery: './apps/web/src/gallery/main.tsx' } : {}) },
  },
  html: { template: './apps/web/index.html' },
  // libraries of the first page stand in one file: they change together and compress better
  splitChunks: { preset: 'none' },
  resolve: {
    conditionNames: ['source', '...'],
    // without its own WeakMap for browsers that had none
    alias: { 'reflect-metadata$': 'reflect-metadata/lite' },
  },
  output: {
    distPath: { root: 'dist/web' },
    // the names of all parts come with the first page: as long as it takes to distinguish two builds of a part
    filenameHash: 'contenthash:6',
    // the first of each that know the colours Blueprint is drawn with, which are reckoned from other colours
    overrideBrowserslist: ['chrome >= 119', 'edge >= 119', 'firefox >= 128', 'safari >= 18'],
    minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
    cleanDistPath: true,
    copy: [{ from: './apps/web/public' }],
    legalComments: 'linked',
  },
  server: {
    port: 3000,
    proxy: { '/api': 'http://127.0.0.1:8080', '/signin': 'http://127.0.0.1:8080' },
    historyApiFallback: { rewrites: [{ from: /^\/gallery(?:\/|$)/, to: '/gallery.html' }] },
  },
  tools: {
    postcss: (_options, { addPlugins }) => addPlugins(trimBlueprint()),
    rspack: {
      // hexadecimal names may equal the digits of a colour, and a style sheet that has the colour would then depend on that part
      output: { hashDigest: 'base36' },
      plugins: standIns.map(([request, path]) => new rspack.NormalModuleReplacementPlugin(request, path)),
    },
  },
}));
